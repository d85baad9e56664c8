/// The cases of a generated enum as text, with one line for each case.
///
/// The fields of a line are separated by tabs, which no text of a spec contains.
///
/// ```
/// line       = name TAB [ parameter { " " parameter } ] TAB accessibilityID TAB title { TAB attribute }
/// parameter  = [label] ":" ( type | type "?" | "[" type "]" )
/// attribute  = key [ "=" value ]
/// ```
///
/// A type is a type of the language, or a type that the enum knows by name (``NavigationCase/type(named:)``). A case
/// with the enum of a feature has one parameter without a label, and the table of that enum has all other details.
///
/// The table is decoded in place without initialization. A lookup scans at most a few kilobytes, because enums are
/// small.
package struct CaseTable {
  private let bytes: UnsafeBufferPointer<UInt8>

  package init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Returns the line of a case, or `nil` if the case does not exist.
  package func row(_ index: Int) -> CaseRow? {
    guard index >= 0, !bytes.isEmpty else { return nil }
    return line(after: index) { _ in false }.row
  }

  /// Returns the position of the case with a name, or `nil` if the case does not exist.
  package func index(named name: String) -> Int? {
    guard !name.isEmpty, !bytes.isEmpty else { return nil }
    let (index, row) = line(after: .max) { $0.field(.name).elementsEqual(name.utf8) }
    return row == nil ? nil : index
  }

  /// Returns the first line that satisfies a predicate or has the given index, together with its index.
  private func line(after count: Int, where isWanted: (CaseRow) -> Bool) -> (index: Int, row: CaseRow?) {
    var rest = bytes[...]
    var index = 0
    while true {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      let row = CaseRow(UnsafeBufferPointer(rebasing: line))
      if index == count || isWanted(row) { return (index, row) }
      guard line.endIndex < rest.endIndex else { return (index, nil) }
      rest = rest[(line.endIndex + 1)...]
      index += 1
    }
  }
}
