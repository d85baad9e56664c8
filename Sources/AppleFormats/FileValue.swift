import WaymarkDiagnostics

/// A value in a JSON file or a property list, including the source locations of keys and list elements.
enum FileValue {
  struct Member {
    let key: String
    /// The source location of the key.
    let span: Span
    let value: FileValue
  }

  struct Element {
    let span: Span
    let value: FileValue
  }

  case object([Member])
  case list([Element])
  case string(String)
  case bool(Bool)
  /// A number, a date, data, or `null`. The parsers discard the content of these values.
  case other

  /// The members of an object, or an empty array for any other value.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }
  var string: String? { if case .string(let string) = self { string } else { nil } }

  /// Returns the last member with a given key.
  func member(_ key: String) -> Member? { members.last { $0.key == key } }

  /// Returns the value of the last member with a given key.
  subscript(key: String) -> FileValue? { member(key)?.value }
}
