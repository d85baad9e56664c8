import WaymarkDiagnostics

/// A value of JSON or of a property list, with the places of keys and of what stands in lists.
enum FileValue {
  struct Member {
    let key: String
    /// The key's.
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
  /// What nobody here asks for: a number, `null`, a date, data.
  case other

  /// The members of an object; none for another value.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }
  var string: String? { if case .string(let string) = self { string } else { nil } }

  /// What a key has; the last one, where it stands there twice.
  func member(_ key: String) -> Member? { members.last { $0.key == key } }

  /// The value of a key.
  subscript(key: String) -> FileValue? { member(key)?.value }
}
