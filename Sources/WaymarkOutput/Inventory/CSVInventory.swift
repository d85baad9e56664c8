import LinkResolving
import SpecText

/// The inventory of links as a CSV file with a header, in the format of RFC 4180.
enum CSVInventory {
  private static let header = [
    "pattern", "kind", "link", "origins", "tab", "stack", "modal", "modal stack", "with", "leads to", "requires",
    "beats",
    "deprecated", "example", "file", "line", "summary",
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
    ]
  }

  /// Returns the path to the innermost modal screen, such as `cover checkout › sheet pay`.
  private static func modals(_ landing: LandingPath) -> String {
    let beneath = landing.modals.dropLast().flatMap { [$0.title] + $0.stack }
    return (beneath + landing.modals.suffix(1).map(\.title)).joined(separator: " › ")
  }

  private static func list(_ texts: [String]) -> String { texts.joined(separator: "; ") }

  /// Returns the CSV field for a string. Spreadsheet applications display the field as text and do not evaluate
  /// formulas in the field.
  ///
  /// Spreadsheet applications recognize a formula by its first character, even in a quoted field. A formula can send
  /// the data of other cells to an attacker. A leading apostrophe marks a cell as text. Spreadsheet applications hide
  /// the apostrophe. Programs can remove an apostrophe more reliably than a space or a tab. Some spreadsheet
  /// applications ignore spaces before a formula, and accept formulas that start with a full-width character such as
  /// `＝`. The function also detects formulas with leading spaces or full-width characters.
  ///
  /// - Returns: The field, in quotes if necessary.
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
