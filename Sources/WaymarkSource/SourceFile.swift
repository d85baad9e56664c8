/// One file of a spec: the path by which the user knows it, and its bytes.
package struct SourceFile: Sendable {
  /// The path as it was given; diagnostics repeat it unchanged.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The text of a line without its line break, or nil where there is no such line.
  ///
  /// - Parameter number: 1-based.
  /// - Complexity: O(size of the file); only diagnostics that are shown to a person ask.
  package func line(_ number: Int) -> String? {
    var current = 1
    var start = bytes.startIndex
    while current < number {
      guard let lineBreak = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = lineBreak + 1
      current += 1
    }
    var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
