import Showcase

extension ShowcaseNavigation.Route {
  /// The arguments by name.
  ///
  /// The switch has no `default`, so a new screen of the spec must be handled here.
  var arguments: [String: String] {
    switch self {
    case .detail(let id): ["id": id]
    case .extraInfo, .editProfile, .about, .preferences: [:]
    }
  }
}

extension NavigationScreen {
  /// The case in the notation of the facts, such as `detail(123)` or `about`.
  var note: String {
    // All parameters of the app are texts.
    let arguments = _parts.arguments.map { if case .string(let value) = $0 { value } else { "\($0)" } }
    return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The declarations of all cases in the notation of the facts, such as `detail(String)` or `about`.
  static var declarations: [String] {
    "\(_cases)".split(separator: "\n").map { line in
      // The enum omits empty fields at the end of a line.
      let fields = (line + "\t").split(separator: "\t", omittingEmptySubsequences: false)
      let types = fields[1].split(separator: " ").map { $0.drop { $0 != ":" }.dropFirst() }.joined(separator: ", ")
      return types.isEmpty ? String(fields[0]) : "\(fields[0])(\(types))"
    }
  }
}

extension Landing<ShowcaseNavigation> {
  var sheet: ShowcaseNavigation.Sheet? {
    if case .sheet(let sheet) = modals.last?.screen { sheet } else { nil }
  }

  var cover: ShowcaseNavigation.Cover? {
    if case .cover(let cover) = modals.last?.screen { cover } else { nil }
  }

  /// The place in the notation of the facts, such as `home`, `home.detail`, or the name of a modal screen.
  var note: String? {
    if let name = sheet?.name ?? cover?.name { return name }
    return tab.map { tab in stack.last.map { "\(tab).\($0.name)" } ?? "\(tab)" }
  }
}
