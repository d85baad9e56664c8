import LinkResolving
import SpecText

/// A CSV file with a header (RFC 4180).
enum CSVInventory {
  private static let header = [
    "pattern", "kind", "link", "origins", "tab", "stack", "modal", "modal stack", "with", "leads to", "requires",
    "beats", "deprecated", "example", "file", "line", "summary",
    "id", "otherwise",
  ]

  static func text(of inventory: LinkInventory) -> String {
    ([header] + inventory.links.map(cells)).map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func cells(_ entry: LinkInventory.Entry) -> [String] {
    let landing = entry.landing
    return [
      entry.pattern, entry.target.kind, entry.target.name, list(entry.origins), landing.tab ?? "",
      ((landing.keepsStack ? ["…"] : []) + landing.stack).joined(separator: " › "),
      modals(landing), (landing.modals.last?.stack ?? []).joined(separator: " › "), list(entry.given),
      entry.leadsTo, list(entry.requires), list(entry.beats), entry.deprecation ?? "", entry.example.url ?? "",
      entry.place.name, String(entry.place.line), entry.summary?.line ?? "",
      entry.id ?? "", entry.otherwise ?? "",
    ]
  }

  private static func modals(_ landing: LandingPath) -> String {
    let beneath = landing.modals.dropLast().flatMap { [$0.title] + $0.stack }
    return (beneath + landing.modals.suffix(1).map(\.title)).joined(separator: " › ")
  }

  private static func list(_ texts: [String]) -> String { texts.joined(separator: "; ") }

  /// A leading apostrophe keeps a spreadsheet from evaluating the field as a formula, which could send other cells to
  /// an attacker, even in a quoted field. Some spreadsheets ignore leading spaces and accept full-width characters such
  /// as `＝`. Programs can remove an apostrophe more reliably than a space or a tab.
  static func cell(_ text: String) -> String {
    var text = PrintableText.whole(text)
    if let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }),
      "=+-@＝＋－＠".unicodeScalars.contains(first)
    {
      text = "'" + text
    }
    // A semicolon separates cells in regions with a decimal comma.
    guard text.utf8.contains(where: { #"",;"#.utf8.contains($0) }) || text.hasPrefix(" ") || text.hasSuffix(" ") else {
      return text
    }
    return "\"" + text.replacing(scalar: "\"", with: "\"\"") + "\""
  }
}
