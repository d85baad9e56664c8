/// A closure writes the content of each block, so braces are balanced.
package struct SwiftWriter: ~Copyable {
  private var bytes = ByteBuffer(capacity: 1 << 16)
  private var depth = 0
  private var isInComment = false

  package init() {}

  package var source: [UInt8] { bytes.bytes }

  package mutating func line(_ text: SwiftText) {
    indent()
    text.append(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  package mutating func blank() { bytes.append(UInt8(ascii: "\n")) }

  package mutating func block(_ head: SwiftText, _ body: (inout SwiftWriter) -> Void) {
    startLine()
    write(text: head)
    block(body)
  }

  package mutating func block(_ body: (inout SwiftWriter) -> Void) {
    write(" {")
    endLine()
    indented(body)
    line("}")
  }

  package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  // Lines that occur thousands of times are written in parts, without an intermediate `SwiftText`.

  /// Write the parts of the line, then call ``endLine()``.
  package mutating func startLine() { indent() }

  package mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    isInComment = false
  }

  package mutating func write(_ literal: StaticString) { bytes.append(literal) }
  package mutating func write(_ identifier: Identifier) { identifier.append(to: &bytes) }
  package mutating func write(_ literal: StringLiteral) { literal.append(to: &bytes) }
  package mutating func write(_ number: Int) { bytes.append(decimal: number) }
  package mutating func write(text: SwiftText) { text.append(to: &bytes) }

  /// Omits invisible characters.
  package mutating func documentation(_ text: String) {
    startDocumentation(isEmpty: text.isEmpty)
    writeComment(text)
    endLine()
  }

  /// Omits invisible characters.
  package mutating func comment(_ text: String) {
    startComment("//", isEmpty: text.isEmpty)
    writeComment(text)
    endLine()
  }

  /// Write the parts of the comment, then call ``endLine()``.
  package mutating func startDocumentation(isEmpty: Bool = false) { startComment("///", isEmpty: isEmpty) }

  private mutating func startComment(_ mark: StaticString, isEmpty: Bool) {
    startLine()
    write(mark)
    if !isEmpty { write(" ") }
    isInComment = true
  }

  /// Omits invisible characters.
  package mutating func writeComment(_ text: String) {
    var text = text
    text.withUTF8 { writeComment($0) }
  }

  /// The current line must be a comment, or the text would become Swift code.
  package mutating func writeComment(_ text: UnsafeBufferPointer<UInt8>) {
    precondition(isInComment, "text that is no comment")
    guard let start = text.baseAddress else { return }
    var index = 0
    while index < text.count, start[index] >= 0x20, start[index] < 0x7F { index += 1 }
    bytes.append(start, index)
    guard index < text.count else { return }
    let rest = UnsafeBufferPointer(start: start + index, count: text.count - index)
    for scalar in String(decoding: rest, as: UTF8.self).unicodeScalars where !HiddenCharacters.contains(scalar) {
      bytes.append(String(scalar))
    }
  }

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

  /// Wraps the content after about `width` characters, with a backslash at the end of each line.
  package mutating func multilineLiteral(ascii: [UInt8], width: Int) {
    precondition(width > 0)
    line("\"\"\"")
    ascii.withUnsafeBufferPointer { multilineLiteral($0, width) }
    endLine()
    line("\"\"\"")
  }

  private mutating func multilineLiteral(_ ascii: UnsafeBufferPointer<UInt8>, _ width: Int) {
    var index = 0
    let escapes = StringLiteral.escapes
    while let start = ascii.baseAddress, index < ascii.count {
      indent()
      // Most bytes of a link table, the largest part of the output, need escapes.
      let place = bytes.room(for: width + EscapeTable.width)
      var column = 0
      while column < width, index < ascii.count {
        column += escapes.write(start[index], to: place + column)
        index += 1
      }
      bytes.add(column)
      guard column >= width else { return }
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(UInt8(ascii: "\n"))
    }
    indent()
  }

  private mutating func indent() { bytes.append(UInt8(ascii: " "), times: 2 * depth) }
}
