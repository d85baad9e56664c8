/// Prints Swift: lines into a buffer, with the indentation scoped by closures so that braces cannot come apart.
package struct SwiftWriter {
  private var bytes: [UInt8] = []
  private var depth = 0

  package init() {}

  /// What has been written, in UTF-8.
  package var source: [UInt8] { bytes }

  /// Writes one line.
  package mutating func line(_ text: SwiftText) {
    indent()
    bytes.append(contentsOf: text.bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes an empty line.
  package mutating func blank() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes `head {`, what the body writes one level deeper, and `}`.
  package mutating func block(_ head: SwiftText, _ body: (inout SwiftWriter) -> Void) {
    line("\(head) {")
    indented(body)
    line("}")
  }

  /// Writes what the body writes, one level deeper.
  package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes a documentation comment of one line, which may be given in pieces; characters that cannot be seen are left out.
  package mutating func documentation(_ pieces: String...) {
    comment(pieces, mark: "///")
  }

  /// Writes a comment of one line; characters that cannot be seen are left out.
  package mutating func comment(_ text: String) {
    comment([text], mark: "//")
  }

  private mutating func comment(_ pieces: [String], mark: StaticString) {
    indent()
    bytes.append(contentsOf: UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
    if pieces.contains(where: { !$0.isEmpty }) { bytes.append(UInt8(ascii: " ")) }
    for text in pieces where !bytes.append(text, while: { $0 >= 0x20 && $0 < 0x7F }) {
      for scalar in text.unicodeScalars where !HiddenCharacters.contains(scalar) {
        bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a string literal over several lines, one of the texts on each.
  package mutating func multilineLiteral(_ lines: [String]) {
    line("\"\"\"")
    for text in lines {
      if !text.isEmpty {
        indent()
        StringLiteral.append(text, to: &bytes)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    line("\"\"\"")
  }

  /// Writes a string literal of bytes below 128 as lines of about the width, joined by backslashes.
  package mutating func multilineLiteral(ascii: [UInt8], width: Int) {
    line("\"\"\"")
    // A link table is the most of what is written: a line of it is put together by a pointer.
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: width + StringLiteral.longestEscape)
    defer { text.deallocate() }
    var column = 0
    ascii.withUnsafeBufferPointer { ascii in
      var index = 0
      while index < ascii.count {
        column += StringLiteral.write(ascii: ascii.baseAddress![index], to: text + column)
        index += 1
        guard column >= width else { continue }
        indent()
        bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: column))
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: "\n"))
        column = 0
      }
    }
    indent()
    bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: column))
    bytes.append(UInt8(ascii: "\n"))
    line("\"\"\"")
  }

  private mutating func indent() {
    for _ in 0..<2 * depth { bytes.append(UInt8(ascii: " ")) }
  }
}
