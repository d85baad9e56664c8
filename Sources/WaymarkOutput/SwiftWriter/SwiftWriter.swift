/// A closure writes the content of each block, so braces are balanced.
package struct SwiftWriter: ~Copyable {
  package private(set) var source: [UInt8] = []
  private var depth = 0
  private var isInComment = false

  package init() {}

  package mutating func line(_ text: SwiftText) {
    indent()
    source.append(contentsOf: text.bytes)
    source.append(UInt8(ascii: "\n"))
  }

  package mutating func blank() { source.append(UInt8(ascii: "\n")) }

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
    source.append(UInt8(ascii: "\n"))
    isInComment = false
  }

  package mutating func write(_ literal: StaticString) { source.append(literal) }
  package mutating func write(_ identifier: Identifier) { source.append(identifier.source) }
  package mutating func write(_ literal: StringLiteral) { literal.append(to: &source) }
  package mutating func write(_ number: Int) { source.append(String(number)) }
  package mutating func write(text: SwiftText) { source.append(contentsOf: text.bytes) }

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
    if text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      source.append(contentsOf: text)
    } else {
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars where !HiddenCharacters.contains(scalar) {
        source.append(String(scalar))
      }
    }
  }

  package mutating func multilineLiteral(_ lines: [String]) {
    line("\"\"\"")
    for text in lines {
      if !text.isEmpty {
        indent()
        StringLiteral.append(text, to: &source)
      }
      source.append(UInt8(ascii: "\n"))
    }
    line("\"\"\"")
  }

  /// Wraps the content after about `width` characters, with a backslash at the end of each line.
  package mutating func multilineLiteral(ascii: [UInt8], width: Int) {
    precondition(width > 0)
    line("\"\"\"")
    indent()
    // Most bytes of a link table, the largest part of the output, need escapes.
    let escapes = StringLiteral.escapes
    var column = 0
    for byte in ascii {
      let start = escapes.starts[Int(byte)]
      let end = escapes.starts[Int(byte) + 1]
      for index in start..<end { source.append(escapes.bytes[index]) }
      column += end - start
      guard column >= width else { continue }
      source.append("\\\n")
      indent()
      column = 0
    }
    endLine()
    line("\"\"\"")
  }

  private mutating func indent() { source.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth)) }
}
