import WaymarkDiagnostics

/// A value in a JSON file or a property list, including the source locations of keys and list elements.
package enum FileValue {
  package struct Member {
    package let key: String
    package let span: Span
    package let value: FileValue
  }

  package struct Element {
    package let span: Span
    package let value: FileValue
  }

  case object([Member])
  case list([Element])
  case string(String)
  case bool(Bool)
  case number(String)
  /// `null`, or a number, a date, or data in a property list. The parsers discard the content of these values.
  case other

  package var members: [Member] { if case .object(let members) = self { members } else { [] } }
  package var string: String? { if case .string(let string) = self { string } else { nil } }

  package func member(_ key: String) -> Member? { members.last { $0.key == key } }

  package subscript(key: String) -> FileValue? { member(key)?.value }
}
