/// The path of a file in a router that derives paths from files.
struct FileRoute {
  /// The path in the notation with square brackets.
  let path: String
  /// The name of the screen; `nil` if the path determines the name.
  let name: String?
  /// The name of the tab that contains the file.
  let tab: String?

  /// - Parameters:
  ///   - components: The folders and the name of the file.
  ///   - hasPages: A Boolean value that indicates whether each route is a file `page` in its folder.
  ///   - ignored: The names of files without a path.
  ///   - special: The names of further files without a path if each route is a file `page`.
  init?(_ components: [String], hasPages: Bool, ignored: Set<String>, special: Set<String>) {
    guard let file = components.last else { return nil }
    if ignored.contains(file) || file.hasSuffix("+api") || file.hasPrefix("+") && file != "+page" { return nil }
    if components.first == "api" { return nil }
    if hasPages, special.contains(file) { return nil }
    var parts = components
    if file == "index" || file == "+page" || (hasPages && file == "page") { parts.removeLast() }
    // Folders that start with `@` are slots of Next.js, and folders that start with `_` are private.
    let visible = parts.filter { !Self.isGroup($0) && !$0.hasPrefix("@") }
    path = "/" + visible.joined(separator: "/")
    let tabsIndex = components.lastIndex { $0 == "(tabs)" || $0 == "(tab)" }
    guard let tabsIndex, tabsIndex + 1 < components.count else {
      name = nil
      tab = nil
      return
    }
    let below = components[(tabsIndex + 1)...]
    let first = below[tabsIndex + 1]
    let tabName = Self.isGroup(first) ? String(first.dropFirst().dropLast()) : first
    let rest = below.dropFirst().filter { !Self.isGroup($0) && $0 != "index" && $0 != "page" }
    tab = tabName
    name = rest.isEmpty ? tabName : ([tabName] + rest).joined(separator: "/")
  }

  private static func isGroup(_ component: String) -> Bool { component.hasPrefix("(") && component.hasSuffix(")") }
}
