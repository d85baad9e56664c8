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

  /// Writes a documentation comment of one line; characters that cannot be seen are left out.
  package mutating func documentation(_ text: String) {
    comment(text, mark: "///")
  }

  /// Writes a comment of one line; characters that cannot be seen are left out.
  package mutating func comment(_ text: String) {
    comment(text, mark: "//")
  }

  private mutating func comment(_ text: String, mark: StaticString) {
    indent()
    bytes.append(contentsOf: UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
    if !text.isEmpty { bytes.append(UInt8(ascii: " ")) }
    for scalar in text.unicodeScalars where !HiddenCharacters.contains(scalar) {
      bytes.append(contentsOf: UTF8.encode(scalar)!)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a string literal over several lines, one of the texts on each.
  package mutating func multilineLiteral(_ lines: [String]) {
    line("\"\"\"")
    for text in lines {
      if !text.isEmpty {
        indent()
        bytes.append(contentsOf: StringLiteral.content(text))
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    line("\"\"\"")
  }

  /// Writes a string literal of bytes below 128 as lines of about the width, joined by backslashes.
  package mutating func multilineLiteral(ascii: [UInt8], width: Int) {
    line("\"\"\"")
    var column = 0
    for byte in ascii {
      if column == 0 { indent() }
      let before = bytes.count
      StringLiteral.append(Unicode.Scalar(byte), to: &bytes)
      column += bytes.count - before
      if column >= width {
        bytes.append(contentsOf: "\\\n".utf8)
        column = 0
      }
    }
    if column == 0 { indent() }
    bytes.append(UInt8(ascii: "\n"))
    line("\"\"\"")
  }

  private mutating func indent() {
    for _ in 0..<depth { bytes.append(contentsOf: "  ".utf8) }
  }
}
