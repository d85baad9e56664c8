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
  func row(_ index: Int) -> CaseRow? {
    guard index >= 0, !bytes.isEmpty else { return nil }
    return line(after: index) { _ in false }.row
  }

  /// The position of the case of that name.
  func index(named name: String) -> Int? {
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

/// A line of a ``CaseTable``, read in place.
struct CaseRow {
  private let bytes: UnsafeBufferPointer<UInt8>

  enum Field: Int {
    case name, parameters, accessibilityID, title, firstAttribute
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// A field's bytes; empty where the line has no such field.
  func field(_ field: Field) -> Slice<UnsafeBufferPointer<UInt8>> {
    rest(from: field).prefix { $0 != UInt8(ascii: "\t") }
  }

  /// A field; empty where the line has no such one.
  func text(_ field: Field) -> String { String(decoding: self.field(field), as: UTF8.self) }

  /// The case's parameters.
  var parameters: [CaseParameter] {
    let field = field(.parameters)
    return field.isEmpty ? [] : field.split(separator: UInt8(ascii: " ")).map(CaseParameter.init)
  }

  /// The keys and values of the line's attributes.
  var attributes: [(key: String, value: String)] {
    rest(from: .firstAttribute).split(separator: UInt8(ascii: "\t")).map { attribute in
      let key = attribute.prefix { $0 != UInt8(ascii: "=") }
      let value = attribute[key.endIndex...].dropFirst()
      return (String(decoding: key, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
  }

  /// An attribute's value, empty where it has none; nil where the line has no such attribute.
  func value(_ attribute: CaseAttribute) -> String? {
    attributes.first { $0.key == attribute.name }?.value
  }

  private func rest(from field: Field) -> Slice<UnsafeBufferPointer<UInt8>> {
    var rest = bytes[...]
    for _ in 0..<field.rawValue {
      guard let tab = rest.firstIndex(of: UInt8(ascii: "\t")) else { return rest[rest.endIndex...] }
      rest = rest[(tab + 1)...]
    }
    return rest
  }
}

/// The name of an attribute that a line of a ``CaseTable`` can have beyond its fields. Keys of routes that only views look at
/// are attributes of their own names, which ``NavigationScreen`` reads.
package struct CaseAttribute: ExpressibleByStringLiteral, Sendable {
  package let name: String

  package init(stringLiteral name: String) { self.name = name }

  /// The mark of a title that is a key of the string tables.
  package static let titleIsKey: CaseAttribute = "titleIsKey"
  /// The names of the tabs and modal screens in which the screen may be pushed, separated by commas; if absent, it may be
  /// pushed in every tab.
  package static let pushedIn: CaseAttribute = "in"
  /// The mark of a screen inside which screens may be pushed.
  package static let hasFlow: CaseAttribute = "hasFlow"
  /// The start of the attributes with the IDs of a screen's controls, before the names of these.
  package static let element: CaseAttribute = "element."
}

/// A parameter as a line of a ``CaseTable`` writes it.
struct CaseParameter {
  enum Arity {
    case one, optional, list
  }

  /// What the argument is called; empty for a feature's case.
  let label: String
  let typeName: String
  let arity: Arity

  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    let label = text.prefix { $0 != UInt8(ascii: ":") }
    self.label = String(decoding: label, as: UTF8.self)
    var type = text[label.endIndex...].dropFirst()
    if type.last == UInt8(ascii: "?") {
      arity = .optional
      type = type.dropLast()
    } else if type.first == UInt8(ascii: "[") {
      arity = .list
      type = type.dropFirst().dropLast()
    } else {
      arity = .one
    }
    typeName = String(decoding: type, as: UTF8.self)
  }
}
