/// The data of place paths beyond the case tables: a place for each screen, the defaults of parameters, and the texts of
/// enums in URLs.
///
/// Tabs separate the fields of a line. The strings in a spec contain neither tabs nor line breaks.
///
/// ```
/// line = "place" TAB path
///      | "default" TAB screen TAB parameter TAB text
///      | "case" TAB type TAB name TAB text
/// ```
///
/// A default has the form of a value in a place path, without percent escapes. The table contains only the cases whose
/// texts differ from their names. Builds for release contain no such table.
package struct PlaceTable {
  package private(set) var places: [String] = []
  private var defaults: [[String]: String] = [:]
  private var cases: [(type: String, name: String, text: String)] = []

  package init(_ text: StaticString) {
    self.init(
      String(decoding: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), as: UTF8.self))
  }

  package init(_ text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String($0)! }
      switch (fields[0], fields.count) {
      case ("place", 2): places.append(fields[1])
      case ("default", 4): defaults[[fields[1], fields[2]]] = fields[3]
      case ("case", 4): cases.append((fields[1], fields[2], fields[3]))
      default: break
      }
    }
  }

  package func defaultText(of parameter: String, in screen: String) -> String? { defaults[[screen, parameter]] }

  /// The name of the case with a text, which is the text itself unless the table says otherwise.
  package func caseName(of text: String, in type: String) -> String {
    cases.first { $0.type == type && $0.text == text }?.name ?? text
  }

  package func text(ofCase name: String, in type: String) -> String {
    cases.first { $0.type == type && $0.name == name }?.text ?? name
  }
}
