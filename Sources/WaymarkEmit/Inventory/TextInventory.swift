import WaymarkDiagnostics

/// The inventory of links as text for a terminal.
///
/// Links are grouped by target. Each link has one line, and details follow below the line.
enum TextInventory {
  static func text(of inventory: LinkInventory) -> String {
    var text = "\(PrintableText.of(inventory.specPath)): \(summary(inventory))\n" + origins(inventory)
    for group in inventory.groups {
      text += "\n\(heading(group))\n"
      text += TextTable(group.links.map { row($0, inventory) }).text
    }
    return text
  }

  // MARK: Head

  private static func summary(_ inventory: LinkInventory) -> String {
    let count = inventory.links.count
    guard count > 0 else { return "no links" }
    let deprecated = inventory.links.count { $0.deprecation != nil }
    return counted(count, "link") + (deprecated > 0 ? ", \(deprecated) deprecated" : "")
  }

  /// Returns a line for each origin. The line contains the name and the URL prefixes of the origin.
  private static func origins(_ inventory: LinkInventory) -> String {
    guard !inventory.links.isEmpty else { return "" }
    let width = inventory.origins.map(\.name.count).max() ?? 0
    return inventory.origins.map { origin in
      let most = 4
      let more = origin.starts.count > most ? " and \(origin.starts.count - most) more" : ""
      let starts = origin.starts.prefix(most).map(PrintableText.of).joined(separator: ", ") + more
      let note = origin.isDefault ? "" : "  (only links that name it)"
      return "  \(origin.name.padded(to: width))  \(starts)\(note)\n"
    }.joined()
  }

  private static func heading(_ group: LinkInventory.Group) -> String {
    let words = group.kind.words
    var title = words.prefix(1).uppercased() + words.dropFirst()
    if case .tab(_, let text?) = group.kind { title += ", “\(PrintableText.of(text))”" }
    return "\(title): \(group.kind == .redirects ? "\(group.links.count)" : counted(group.links.count, "link"))"
  }

  // MARK: Links

  private static func row(_ entry: LinkInventory.Entry, _ inventory: LinkInventory) -> TextTable.Row {
    var details = entry.summary.map { [PrintableText.of($0.line)] } ?? []
    let notes = notes(entry, inventory)
    if !notes.isEmpty { details.append(PrintableText.of(notes.joined(separator: "; "))) }
    if let deprecation = entry.deprecation { details.append("deprecated: \(PrintableText.of(deprecation))") }
    switch entry.example {
    case .url(let url): if !isObvious(url, entry) { details.append(PrintableText.of(url)) }
    case .none(let reason): details.append("no example: \(PrintableText.of(reason))")
    }
    return TextTable.Row(
      first: PrintableText.of(entry.pattern), second: PrintableText.of(leadsTo(entry)),
      third: "\(PrintableText.of(entry.place.path)):\(entry.place.line)", details: details)
  }

  /// Returns the target of a link. The result omits the tab if the heading already contains the tab.
  private static func leadsTo(_ entry: LinkInventory.Entry) -> String {
    switch entry.target {
    case .tab, .route:
      let places = entry.landing.inTab
      return places.isEmpty ? "its root" : places.joined(separator: " › ")
    case .app(let name, let routes):
      let tab = entry.landing.tab.map { ", in tab \($0)" } ?? ""
      return name + (routes.isEmpty ? "" : " → " + routes.joined(separator: ", ")) + tab
    case .redirect(let target): return "→ \(target)"
    }
  }

  private static func notes(_ entry: LinkInventory.Entry, _ inventory: LinkInventory) -> [String] {
    var notes = entry.given.isEmpty ? [] : ["with \(entry.given.joined(separator: ", "))"]
    let usual = inventory.origins.filter(\.isDefault).map(\.name)
    if !entry.hasOwnStart, entry.origins != usual { notes.append("only on \(entry.origins.joined(or: "and"))") }
    if !entry.requires.isEmpty { notes.append("requires \(entry.requires.joined(or: "and"))") }
    if !entry.beats.isEmpty { notes.append("beats \(entry.beats.joined(or: "and"))") }
    return notes
  }

  /// Returns whether a URL consists only of a URL prefix and the pattern of the link.
  private static func isObvious(_ url: String, _ entry: LinkInventory.Entry) -> Bool {
    entry.hasOwnStart
      ? url == entry.pattern
      : entry.starts.contains { start in
        let path = start.hasSuffix("/") ? String(entry.pattern.dropFirst()) : entry.pattern
        return url == start + path || url + "/" == start + path
      }
  }
}
