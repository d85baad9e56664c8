import WaymarkDiagnostics

/// A position in UTF-8 text, including the line and the column.
struct TextCursor {
  private let bytes: [UInt8]
  private let file: Int
  private var index = 0
  private(set) var position = SourcePosition(line: 1, column: 1)

  init(_ bytes: [UInt8], file: Int) {
    self.bytes = bytes
    self.file = file
  }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }
  var afterNext: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  mutating func take() -> UInt8? {
    guard let byte = next else { return nil }
    index += 1
    if byte == UInt8(ascii: "\n") {
      position = SourcePosition(line: Int(position.line) + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      position.column += 1
    }
    return byte
  }

  mutating func skip(_ count: Int = 1) {
    for _ in 0..<count { _ = take() }
  }

  mutating func skip(to offset: Int) { skip(max(offset - index, 0)) }

  mutating func skip(if byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    skip()
    return true
  }

  mutating func take(while belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = index
    while let byte = next, belongs(byte) { skip() }
    return bytes[start..<index]
  }

  func span(since start: SourcePosition) -> Span { Span(file: file, start: start, end: position) }

  /// The span of the next character, or an empty span at the end of a line or of the text.
  var spanOfNext: Span {
    var end = position
    if let byte = next, byte != UInt8(ascii: "\n") { end.column += 1 }
    return Span(file: file, start: position, end: end)
  }
}
