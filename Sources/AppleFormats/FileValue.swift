import WaymarkDiagnostics

/// A value in a JSON file or a property list, including the source locations of keys and list elements.
package enum FileValue {
  package struct Member {
    package let key: String
    /// The source location of the key.
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
  /// A number in JSON, as the file spells it.
  case number(String)
  /// `null`, or a number, a date, or data in a property list. The parsers discard the content of these values.
  case other

  /// The members of an object, or an empty array for any other value.
  package var members: [Member] { if case .object(let members) = self { members } else { [] } }
  package var string: String? { if case .string(let string) = self { string } else { nil } }

  /// Returns the last member with a given key.
  package func member(_ key: String) -> Member? { members.last { $0.key == key } }

  /// Returns the value of the last member with a given key.
  package subscript(key: String) -> FileValue? { member(key)?.value }
}
