/// A string with one line for each case of a generated enum.
///
/// Tabs separate the fields of a line. The strings in a spec contain no tabs.
///
/// ```
/// line       = name TAB [ parameter { " " parameter } ] TAB title { TAB attribute }
/// parameter  = [label] ":" ( type | type "?" | "[" type "]" )
/// attribute  = key [ "=" value ]
/// ```
///
/// A line contains the name of each parameter's type. If the type isn't built into the spec language,
/// `NavigationCase._type(named:)` returns the type for the name. The case for a feature has one parameter without a
/// label. The type of the unlabeled parameter is the enum of the feature, and that enum has its own table.
///
/// The table needs no initialization, because each lookup scans the string. A scan covers at most a few kilobytes,
/// because generated enums are small.
package struct CaseTable {
  private let bytes: UnsafeBufferPointer<UInt8>

  package init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  package func row(_ index: Int) -> CaseRow? { line(index).map(CaseRow.init) }

  package func line(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
    guard index >= 0, !bytes.isEmpty else { return nil }
    return line(after: index) { _ in false }.bytes
  }

  package func index(named name: String) -> Int? {
    guard !name.isEmpty, !bytes.isEmpty else { return nil }
    let (index, line) = line(after: .max) { CaseRow($0).field(.name).elementsEqual(name.utf8) }
    return line == nil ? nil : index
  }

  private func line(
    after count: Int, where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> (index: Int, bytes: UnsafeBufferPointer<UInt8>?) {
    var rest = bytes[...]
    var index = 0
    while true {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      let bytes = UnsafeBufferPointer(rebasing: line)
      if index == count || isWanted(bytes) { return (index, bytes) }
      guard line.endIndex < rest.endIndex else { return (index, nil) }
      rest = rest[(line.endIndex + 1)...]
      index += 1
    }
  }
}
