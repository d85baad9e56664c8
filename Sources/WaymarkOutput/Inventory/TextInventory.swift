import SpecText

/// Links are grouped by target. Each link has one line, and details follow below the line.
enum TextInventory {
  static func text(of inventory: LinkInventory) -> String {
    var text = "\(PrintableText.of(inventory.spec.path)): \(summary(inventory))\n" + origins(inventory)
    for group in inventory.groups {
      text += "\n\(heading(group))\n"
      text += TextTable(group.links.map { row($0, inventory) }).text
    }
    return text
  }

  private static func summary(_ inventory: LinkInventory) -> String {
    let count = inventory.links.count
    guard count > 0 else { return "no links" }
    let deprecated = inventory.links.count { $0.deprecation != nil }
    return counted(count, "link") + (deprecated > 0 ? ", \(deprecated) deprecated" : "")
  }

  private static func origins(_ inventory: LinkInventory) -> String {
    guard !inventory.links.isEmpty else { return "" }
    let width = inventory.spec.origins.map(\.name.count).max() ?? 0
    return inventory.spec.origins.map { origin in
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
    let usual = inventory.spec.origins.filter(\.isDefault).map(\.name)
    if !entry.hasOwnStart, entry.origins != usual { notes.append("only on \(entry.origins.joined(or: "and"))") }
    if !entry.requires.isEmpty { notes.append("requires \(entry.requires.joined(or: "and"))") }
    if let otherwise = entry.otherwise { notes.append("otherwise \(otherwise)") }
    if let gates = entry.gateNote { notes.append(gates) }
    if !entry.beats.isEmpty { notes.append("beats \(entry.beats.joined(or: "and"))") }
    return notes
  }

  private static func isObvious(_ url: String, _ entry: LinkInventory.Entry) -> Bool {
    entry.hasOwnStart
      ? url == entry.pattern
      : entry.starts.contains { start in
        let path = start.hasSuffix("/") ? String(entry.pattern.dropFirst()) : entry.pattern
        return url == start + path || url + "/" == start + path
      }
  }
}

/// Each column fits nearly all of its cells. A longer cell extends into the next column if there is space; otherwise,
/// the row continues on the next line.
struct TextTable {
  struct Row {
    let first, second, third: String
    let details: [String]
  }

  private let rows: [Row]
  private let firstWidth, secondWidth: Int
  private static let width = 100
  private static let indent = 2

  init(_ rows: [Row]) {
    self.rows = rows
    firstWidth = Self.width(of: rows.map(\.first.count), limit: 44)
    let thirdWidth = Self.width(of: rows.map(\.third.count), limit: 36)
    let left = Self.width - Self.indent - firstWidth - thirdWidth - 4
    secondWidth = Self.width(of: rows.map(\.second.count), limit: max(12, left))
  }

  var text: String { rows.map(text).joined() }

  private func text(_ row: Row) -> String {
    let indent = Self.indent + firstWidth + 2
    var lines = [String(repeating: " ", count: Self.indent) + row.first]
    func add(_ text: String, at column: Int, followedBy room: Int = 0) {
      let last = lines[lines.count - 1].padded(to: column - 2) + "  "
      // A string that starts at its column stays on the line, even if the line becomes too long.
      if last.count == column || last.count + text.count + room <= Self.width {
        lines[lines.count - 1] = last + text
      } else {
        lines.append(String(repeating: " ", count: column) + text)
      }
    }
    add(row.second, at: indent, followedBy: row.second.count <= secondWidth ? row.third.count + 2 : 0)
    add(row.third, at: indent + secondWidth + 2)
    lines += row.details.map { String(repeating: " ", count: indent) + $0 }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A width for at least 90 % of the cells, with at most four more characters if more cells then fit.
  private static func width(of counts: [Int], limit: Int) -> Int {
    let sorted = counts.filter { $0 <= limit }.sorted()
    guard !sorted.isEmpty else { return limit / 2 }
    let usual = sorted[(sorted.count * 9 + 9) / 10 - 1]
    return sorted.last { $0 <= usual + 4 } ?? usual
  }
}
