/// The accepted texts at one position of a pattern.
enum TextShape: Hashable, Sendable {
  case literal(String)
  case capture(TypeNumber, prefix: String, suffix: String)
  /// Any text, as in a rest.
  case any
  /// The texts of a shape on an origin that ignores case. In a path, case has no meaning in literals either.
  indirect case ignoringCase(TextShape, isInPath: Bool)

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
    case .ignoringCase(let shape, let isInPath): .ignoringCase(shape.folded, isInPath: isInPath)
    }
  }

  func ignoringCase(_ ignoresCase: Bool, isInPath: Bool) -> TextShape {
    ignoresCase && self != .any ? .ignoringCase(self, isInPath: isInPath) : self
  }

  func accepts(_ text: [UInt8]) -> Bool {
    switch self {
    case .any: return !text.isEmpty
    case .literal(let literal): return text.elementsEqual(literal.utf8)
    case .ignoringCase(.literal(let literal), true):
      return PlainText.lowercased(text) == PlainText.lowercased(Array(literal.utf8))
    case .ignoringCase(.capture(let type, let prefix, let suffix), let isInPath):
      let (start, end) = (prefix.utf8.count, text.count - suffix.utf8.count)
      func isSame(_ part: ArraySlice<UInt8>, _ affix: String) -> Bool {
        let affix = Array(affix.utf8)
        return isInPath ? PlainText.lowercased(Array(part)) == PlainText.lowercased(affix) : Array(part) == affix
      }
      guard start < end, isSame(text[..<start], prefix), isSame(text[end...], suffix) else { return false }
      return type.type.acceptsInAnyCase(Array(text[start..<end]))
    case .ignoringCase(let shape, _): return shape.accepts(text)
    case .capture(let type, let prefix, let suffix):
      let (start, end) = (prefix.utf8.count, text.count - suffix.utf8.count)
      guard start < end, text.starts(with: prefix.utf8), text[end...].elementsEqual(suffix.utf8) else { return false }
      return type.type.accepts(Array(text[start..<end]))
    }
  }
}
