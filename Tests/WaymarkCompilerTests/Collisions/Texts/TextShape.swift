/// The accepted texts at one position of a pattern.
enum TextShape: Hashable, Sendable {
  case literal(String)
  case capture(TypeNumber, prefix: String, suffix: String)
  /// Any text, as in a rest.
  case any

  static func capture(_ type: TypeNumber) -> TextShape { .capture(type, prefix: "", suffix: "") }

  /// The shape for lowercase text.
  ///
  /// The type of a capture stays unchanged.
  var folded: TextShape {
    switch self {
    case .literal(let text): .literal(text.lowercased())
    case .capture(let type, let prefix, let suffix):
      .capture(type, prefix: prefix.lowercased(), suffix: suffix.lowercased())
    case .any: .any
    }
  }

  func accepts(_ text: [UInt8]) -> Bool {
    switch self {
    case .any: return !text.isEmpty
    case .literal(let literal): return text.elementsEqual(literal.utf8)
    case .capture(let type, let prefix, let suffix):
      let (start, end) = (prefix.utf8.count, text.count - suffix.utf8.count)
      guard start < end, text.starts(with: prefix.utf8), text[end...].elementsEqual(suffix.utf8) else { return false }
      return type.type.accepts(Array(text[start..<end]))
    }
  }
}
