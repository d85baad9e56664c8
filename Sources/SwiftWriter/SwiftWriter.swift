/// A printer of Swift source into a buffer.
///
/// Closures scope the indentation, so that braces are always balanced.
package struct SwiftWriter: ~Copyable {
  private var bytes = ByteBuffer(capacity: 1 << 16)
  private var depth = 0
  /// A Boolean value that indicates whether the current line is a comment.
  private var isInComment = false

  package init() {}

  /// The output in UTF-8.
  package var source: [UInt8] { bytes.bytes }

  // MARK: Lines

  /// Writes one line.
  package mutating func line(_ text: SwiftText) {
    indent()
    text.append(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes an empty line.
  package mutating func blank() {
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes `head {`, the output of the body one level deeper, and `}`.
  package mutating func block(_ head: SwiftText, _ body: (inout SwiftWriter) -> Void) {
    startLine()
    write(text: head)
    block(body)
  }

  /// Ends the current line with ` {`, then writes the output of the body one level deeper and `}`.
  package mutating func block(_ body: (inout SwiftWriter) -> Void) {
    write(" {")
    endLine()
    indented(body)
    line("}")
  }

  /// Writes the output of the body one level deeper.
  package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  // MARK: Parts of a line

  // Lines that occur thousands of times are written in parts, without an intermediate `SwiftText`.

  /// Starts a line. Write its parts, then call ``endLine()``.
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

  // MARK: Comments

  /// Writes a documentation comment of one line without invisible characters.
  package mutating func documentation(_ text: String) {
    startDocumentation(isEmpty: text.isEmpty)
    writeComment(text)
    endLine()
  }

  /// Writes a comment of one line without invisible characters.
  package mutating func comment(_ text: String) {
    startComment("//", isEmpty: text.isEmpty)
    writeComment(text)
    endLine()
  }

  /// Starts a documentation comment of one line. Write its parts, then call ``endLine()``.
  package mutating func startDocumentation(isEmpty: Bool = false) {
    startComment("///", isEmpty: isEmpty)
  }

  private mutating func startComment(_ mark: StaticString, isEmpty: Bool) {
    startLine()
    write(mark)
    if !isEmpty { write(" ") }
    isInComment = true
  }

  /// Writes a part of a comment without invisible characters.
  package mutating func writeComment(_ text: String) {
    var text = text
    text.withUTF8 { writeComment($0) }
  }

  /// Writes a part of a comment in UTF-8 without invisible characters.
  ///
  /// - Precondition: The current line is a comment. Anywhere else, text from a spec would be Swift code.
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

  // MARK: Literals that span several lines

  /// Writes a string literal that spans several lines, with one text on each line.
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

  /// Writes a string literal of bytes below 128 as lines of about a given width, joined by backslashes.
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
      // Link tables are the largest part of the output, and most of their bytes need escapes. A table makes each
      // look-up fast.
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
