import WaymarkDiagnostics

/// The inventory as a table for spreadsheets: RFC 4180, with a header.
enum CSVInventory {
  private static let header = [
    "pattern", "kind", "link", "origins", "tab", "stack", "modal", "modal stack", "with", "leads to", "requires",
    "beats",
    "deprecated", "example", "file", "line",
  ]

  static func text(of inventory: LinkInventory) -> String {
    ([header] + inventory.links.map(cells)).map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func cells(_ entry: LinkInventory.Entry) -> [String] {
    let landing = entry.landing
    return [
      entry.pattern, entry.target.kind, entry.target.name, list(entry.origins), landing.tab ?? "",
      ((landing.keepsStack ? ["…"] : []) + landing.stack).joined(separator: " › "),
      landing.modal.map { "\($0.kind) \($0.name)" } ?? "", landing.flow.joined(separator: " › "), list(entry.given),
      entry.leadsTo, list(entry.requires), list(entry.beats), entry.deprecation ?? "", entry.example.url ?? "",
      entry.place.name, String(entry.place.line),
    ]
  }

  private static func list(_ texts: [String]) -> String { texts.joined(separator: "; ") }

  /// A text as one cell that a spreadsheet shows and does not compute.
  ///
  /// Spreadsheets take a cell for a formula by its first sign, in quotes or not, and a formula can send what stands beside it
  /// to somebody else. An apostrophe before it makes it text: they hide it, and it is easy to take off again, where a space or a
  /// tab is easily lost. It stands also before the wide forms of the signs, and behind blanks, which some readers pass over.
  static func cell(_ text: String) -> String {
    var text = PrintableText.whole(text)
    if let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }),
      "=+-@＝＋－＠".unicodeScalars.contains(first)
    {
      text = "'" + text
    }
    // A semicolon parts cells where a comma is the decimal sign.
    guard text.utf8.contains(where: { #"",;"#.utf8.contains($0) }) || text.hasPrefix(" ") || text.hasSuffix(" ") else {
      return text
    }
    return "\"" + text.replacing(scalar: "\"", with: "\"\"") + "\""
  }
}
