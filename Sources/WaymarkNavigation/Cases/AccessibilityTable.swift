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

/// The accessibility IDs of a screen.
struct AccessibilityRow {
  /// The accessibility ID of the screen.
  let accessibilityID: String
  /// The accessibility IDs of the controls on the screen, keyed by the name of the control.
  let elements: [String: String]

  init(_ line: UnsafeBufferPointer<UInt8>) {
    let accessibilityID = line.prefix { $0 != UInt8(ascii: "\t") }
    self.accessibilityID = String(decoding: accessibilityID, as: UTF8.self)
    elements = CaseRow.values(of: CaseRow.attributes(in: line[accessibilityID.endIndex...]))
  }
}
