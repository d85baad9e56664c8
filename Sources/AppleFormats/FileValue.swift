import WaymarkDiagnostics

/// A value of JSON or of a property list, with the source locations of keys and list elements.
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
  /// A value that is never used: a number, `null`, a date or data.
  case other

  /// The members of an object; empty for other values.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }
  var string: String? { if case .string(let string) = self { string } else { nil } }

  /// Returns the last member with a key.
  func member(_ key: String) -> Member? { members.last { $0.key == key } }

  /// Returns the value for a key.
  subscript(key: String) -> FileValue? { member(key)?.value }
}
