import SpecText

extension SpecWriter {
  mutating func addTab() {
    let screen = spec.screens[spec.tab]
    add("")
    addComment("No file names the tabs of the app, so all screens open in one tab.", 0)
    add("tabs:")
    addNotes(screen.notes, 2, .screen(spec.tab))
    add("  \(key(screen.name)):", .screen(spec.tab))
    add("    title: \(YAMLScalar.text(Self.title(screen.name)))", .screen(spec.tab))
    add("    icon: \(Self.icon(screen.name))", .screen(spec.tab))
    if let parameters { add("    params: { \(parameters) }", .screen(spec.tab)) }
    addLinks(of: spec.tab)
  }

  /// `nil` if the links have none. The tab needs no link, so all parameters are optional.
  private var parameters: String? {
    let links = spec.liveLinks(of: spec.tab).map { spec.links[$0] }
    let names = spec.screens[spec.tab].captures.filter { name in
      links.contains { $0.captures.contains { $0.name == name } }
    }
    guard !names.isEmpty else { return nil }
    return names.map { name in
      // A `?` within braces ends a scalar for some parsers.
      "\(key(name)): \"\(spec.typeName(spec.screens[spec.tab].types[name] ?? .string) ?? "String")?\""
    }.joined(separator: ", ")
  }

  mutating func addRoutes() {
    let routes = spec.routes
    guard !routes.isEmpty else { return }
    let isEmpty = !routes.contains { spec.isLive($0) }
    add("")
    add(isEmpty ? "# routes:" : "routes:")
    for index in routes { if spec.isLive(index) { addRoute(index) } else { addRemovedRoute(index, isEmpty ? 0 : 2) } }
  }

  private mutating func addRoute(_ index: Int) {
    let screen = spec.screens[index]
    addNotes(screen.notes, 2, .screen(index))
    let links = screen.links.map { spec.links[$0] }
    if isCompact, links.allSatisfy({ $0.notes.allSatisfy { $0.note.kind != .decision } && !$0.isRemoved }) {
      let keys = [summary(screen)].compactMap(\.self) + ["links: [\(links.map(entry).joined(separator: ", "))]"]
      let line = "  \(key(screen.name)): { \(keys.joined(separator: ", ")) }"
      if line.count <= Self.widestRoute {
        add(line, .screen(index))
        return
      }
    }
    add("  \(key(screen.name)):", .screen(index))
    if let summary = summary(screen) { add("    " + summary, .screen(index)) }
    addLinks(of: index)
  }

  private static let widestRoute = 100

  private func summary(_ screen: DraftSpec.Screen) -> String? {
    screen.summary.map { PrintableText.of($0) }.flatMap { $0.isEmpty ? nil : "summary: \(YAMLScalar.text($0))" }
  }

  private mutating func addRemovedRoute(_ index: Int, _ indentation: Int) {
    let screen = spec.screens[index]
    addNotes(screen.notes + screen.links.flatMap { spec.links[$0].notes }, indentation)
    add(CommentText.verbatim("\(screen.name):", indentation: indentation))
    add(CommentText.verbatim("  links:", indentation: indentation))
    for link in screen.links {
      add(CommentText.verbatim("    - " + removedEntry(spec.links[link]), indentation: indentation))
    }
  }

  private mutating func addLinks(of index: Int) {
    let links = spec.screens[index].links
    guard !links.isEmpty else { return }
    let isEmpty = links.allSatisfy { spec.links[$0].isRemoved }
    add(isEmpty ? "    # links:" : "    links:", isEmpty ? nil : .screen(index))
    for link in links {
      let indentation = isEmpty ? 4 : 6
      addNotes(spec.links[link].notes, indentation, .link(link))
      if spec.links[link].isRemoved {
        let start = isEmpty ? "  - " : "- "
        add(CommentText.verbatim(start + removedEntry(spec.links[link]), indentation: indentation))
      } else {
        add("      - " + entry(spec.links[link]), .link(link))
      }
    }
  }

  private func removedEntry(_ link: DraftSpec.Link) -> String {
    guard let text = try? spec.text(of: link), !link.pattern.segments.isEmpty || !link.pattern.query.isEmpty else {
      return YAMLScalar.inDoubleQuotes(link.text)
    }
    return YAMLScalar.text(text)
  }

  private func entry(_ link: DraftSpec.Link) -> String {
    let text = (try? spec.text(of: link)) ?? link.text
    var keys: [String] = []
    if case .origins(let origins) = link.start {
      keys.append("origins: " + list(origins.map { spec.origins[$0].name }))
    }
    let beaten = link.beats.filter { spec.isLive($0) }.map { spec.screens[$0].name }.sorted()
    if !beaten.isEmpty { keys.append("beats: " + list(beaten)) }
    if !link.examples.isEmpty { keys.append("examples: " + list(link.examples)) }
    let url = YAMLScalar.text(text)
    return keys.isEmpty ? url : "{ url: \(url), \(keys.joined(separator: ", ")) }"
  }

  /// Such as "Blog post" for `blogPost`.
  private static func title(_ name: String) -> String {
    let words = NameWords.of(name)
    let text = words.map { $0.allSatisfy(\.isUppercase) && $0.count > 1 ? $0 : $0.lowercased() }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func icon(_ name: String) -> String { NameWords.of(name).contains("home") ? "house" : "square" }
}
