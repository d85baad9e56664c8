import SpecText

enum NamePlanner {
  /// The name of the tab comes first, then names from input files, then names of paths.
  static func name(_ spec: inout DraftSpec, _ app: ImportedApp) {
    var names = UniqueNames()
    var owners: [String: Int] = [:]
    func rank(_ screen: DraftSpec.Screen) -> Int { screen.isTab ? 0 : screen.destination != nil ? 1 : 2 }
    let order = spec.screens.indices.sorted { (rank(spec.screens[$0]), $0) < (rank(spec.screens[$1]), $1) }
    for index in order {
      let screen = spec.screens[index]
      let pattern = screen.links.first.flatMap { app.links[spec.links[$0].order].patterns.first }
      let preferred =
        screen.isTab && screen.destination == nil
        ? "home" : screen.destination.flatMap(SpecName.lowerCamelCase) ?? pattern.flatMap(SpecName.path) ?? "screen"
      let isRule = screen.links.first.map { app.links[spec.links[$0].order].isRule } ?? false
      let alternatives =
        isRule ? ["other" + Acronyms.capitalized(preferred)] : alternatives(to: preferred, screen, pattern)
      let name = names.add(preferred, or: alternatives)
      spec.screens[index].name = name
      owners[name] = index
      if name != preferred, preferred != "screen" {
        let owner = owners[preferred].map { spec.screens[$0] }
        let link = screen.links.first.map { app.links[spec.links[$0].order] }
        spec.screens[index].notes.append(note(name, preferred, screen, owner, link))
      }
    }
  }

  /// With all words of the name, with the path, and with the first capture.
  private static func alternatives(
    to name: String, _ screen: DraftSpec.Screen, _ pattern: ImportedPattern?
  ) -> [String] {
    var result: [String] = []
    if let destination = screen.destination, let whole = SpecName.whole(destination) { result.append(whole) }
    guard let pattern else { return result }
    if screen.destination != nil {
      for case .literal(let text) in pattern.segments {
        let words = NameWords.of(text).map(Acronyms.capitalized)
        if let first = words.first, !name.lowercased().contains(first.lowercased()) {
          result.append(name + words.joined())
          break
        }
      }
    }
    for case .capture(let capture, _, _) in pattern.segments {
      if let word = SpecName.upperCamelCase(capture.name) {
        result.append(name + "By" + word)
        break
      }
    }
    return result.filter { $0.utf8.count <= 2 * SpecName.longest }
  }

  private static func note(
    _ name: String, _ preferred: String, _ screen: DraftSpec.Screen, _ owner: DraftSpec.Screen?, _ link: ImportedLink?
  ) -> DraftNote {
    guard let destination = screen.destination, let other = owner?.destination else {
      // A clash with a name that only the draft invented is not a decision.
      let subject = link.map { "the screen of \(Quoted($0.text))" } ?? "this screen"
      let message =
        screen.destination.map { "\(Quoted($0)) is `\(name)`, because a screen without a name is `\(preferred)`" }
        ?? "no file names \(subject), so it is `\(name)`, because `\(preferred)` is taken"
      return DraftNote(.name, ImportNote(.information, message, at: screen.span))
    }
    return DraftNote(
      .name,
      ImportNote(
        .decision, "\(Quoted(destination)) is `\(name)`, because \(Quoted(other)) is already `\(preferred)`",
        help: "choose the names, or merge the two screens", at: screen.span))
  }
}
