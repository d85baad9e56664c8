/// A generated enum's cases as text: a line each, fields parted by tabs, which no text of a spec holds.
///
/// ```
/// line       = name TAB [ parameter { " " parameter } ] TAB accessibilityID TAB title { TAB attribute }
/// parameter  = [label] ":" ( type | type "?" | "[" type "]" )
/// attribute  = key [ "=" value ]
/// ```
///
/// A type is one of the language's, or one that the enum knows by name (``NavigationCase/type(named:)``). A case that holds a
/// feature's enum has a parameter without a label, and all else stands in that enum's table. Read in place; there is no set-up,
/// and a look-up costs a scan of a few kilobytes at most, since enums are kept small.
package struct CaseTable {
  private let bytes: UnsafeBufferPointer<UInt8>

  package init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The line of a case; nil where there is no such case.
  package func row(_ index: Int) -> CaseRow? {
    guard index >= 0, !bytes.isEmpty else { return nil }
    return line(after: index) { _ in false }.row
  }

  /// The position of the case of that name.
  package func index(named name: String) -> Int? {
    guard !name.isEmpty, !bytes.isEmpty else { return nil }
    let (index, row) = line(after: .max) { $0.field(.name).elementsEqual(name.utf8) }
    return row == nil ? nil : index
  }

  /// The first line that satisfies a condition or comes after so many others, with its number.
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
