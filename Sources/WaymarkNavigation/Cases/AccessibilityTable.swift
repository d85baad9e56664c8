/// A string with one line of accessibility IDs for each case of a generated enum.
///
/// Tabs separate the fields of a line. The strings in a spec contain no tabs.
///
/// ```
/// line = accessibilityID { TAB control "=" accessibilityID }
/// ```
package struct AccessibilityTable {
  private let table: CaseTable

  package init(_ text: StaticString) {
    table = CaseTable(text)
  }

  /// Returns the line for the case at an index, or `nil` if the table has no such line.
  func row(_ index: Int) -> AccessibilityRow? { table.line(index).map(AccessibilityRow.init) }
}

/// The accessibility IDs of a screen. Each property decodes the line on demand.
struct AccessibilityRow {
  private let line: UnsafeBufferPointer<UInt8>

  init(_ line: UnsafeBufferPointer<UInt8>) {
    self.line = line
  }

  /// The accessibility ID of the screen.
  var accessibilityID: String { String(decoding: firstField, as: UTF8.self) }

  /// The accessibility IDs of the controls on the screen, keyed by the name of the control.
  var elements: [String: String] { CaseRow.values(of: CaseRow.attributes(in: line[firstField.endIndex...])) }

  private var firstField: Slice<UnsafeBufferPointer<UInt8>> { line.prefix { $0 != UInt8(ascii: "\t") } }
}
