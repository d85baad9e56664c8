/// Records source locations, and supports the necessary subset of XML 1.0. Rejects entity definitions, which can expand
/// a small file to many gigabytes, and fetches no external files.
struct XMLReader {
  struct Tag {
    let name: String
    let span: Span
    let isEnd: Bool
    let isWhole: Bool
  }

  private(set) var cursor: TextCursor
  private let format: FormatError.Format
  private let document: String

  init(_ bytes: [UInt8], file: Int, of format: FormatError.Format, document: String) {
    cursor = TextCursor(bytes, file: file)
    self.format = format
    self.document = document
  }

  mutating func tag() throws(FormatError) -> Tag {
    try skipBlank()
    guard cursor.next == UInt8(ascii: "<") else {
      throw error(
        "an element is expected here" + (cursor.next == nil ? ", but the file ends" : ""), at: cursor.spanOfNext)
    }
    let start = cursor.position
    cursor.skip()
    let isEnd = cursor.skip(if: "/")
    let name = name()
    guard !name.isEmpty || cursor.next == nil else {
      throw error("a name is expected after `<`", at: cursor.span(since: start))
    }
    if !isEnd { try skipAttributes(since: start) }
    skipWhitespace()
    let isWhole = !isEnd && cursor.skip(if: "/")
    guard cursor.skip(if: ">") else {
      if cursor.next == nil { throw error("this `<` has no matching `>`", at: startOf(start)) }
      throw error(
        isWhole || isEnd ? "`>` is expected here" : "an attribute, `/>`, or `>` is expected here", at: cursor.spanOfNext
      )
    }
    return Tag(name: name, span: cursor.span(since: start), isEnd: isEnd, isWhole: isWhole)
  }

  mutating func end(_ name: String) throws(FormatError) { try check(try tag(), ends: name) }

  func check(_ tag: Tag, ends name: String) throws(FormatError) {
    guard tag.isEnd, tag.name == name else { throw error("`</\(name)>` is expected here", at: tag.span) }
  }

  mutating func text(of tag: Tag) throws(FormatError) -> (text: String, span: Span) {
    guard !tag.isWhole else { return ("", tag.span) }
    let start = cursor.position
    var bytes: [UInt8] = []
    while try takeText(into: &bytes) {}
    guard cursor.next != nil else { throw error("`<\(tag.name)>` has no `</\(tag.name)>`", at: tag.span) }
    let span = cursor.span(since: start)
    try end(tag.name)
    return (String(decoding: bytes, as: UTF8.self), span)
  }

  private mutating func takeText(into bytes: inout [UInt8]) throws(FormatError) -> Bool {
    switch cursor.next {
    case nil: return false
    case UInt8(ascii: "<"):
      let place = cursor.position
      if cursor.afterNext == UInt8(ascii: "?") {
        try skipInstruction(since: place)
        return true
      }
      guard cursor.afterNext == UInt8(ascii: "!") else { return false }
      cursor.skip(2)
      if cursor.skip(if: "-") {
        try skipComment(since: place)
      } else {
        guard cursor.skip(if: "["), cursor.take(while: { $0 != UInt8(ascii: "[") }).elementsEqual("CDATA".utf8),
          cursor.skip(if: "[")
        else { throw error("`<![CDATA[` is expected here", at: cursor.span(since: place)) }
        bytes += try take(through: "]]>", since: place)
      }
    case UInt8(ascii: "&"): bytes += try reference()
    case UInt8(ascii: "\r"):
      // XML converts all line breaks to line feeds (XML 1.0, section 2.11).
      cursor.skip()
      if cursor.next != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    default: bytes += cursor.take { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") && $0 != UInt8(ascii: "\r") }
    }
    return true
  }

  mutating func skipBlank() throws(FormatError) {
    while true {
      skipWhitespace()
      guard cursor.next == UInt8(ascii: "<") else { return }
      let start = cursor.position
      if cursor.afterNext == UInt8(ascii: "?") {
        try skipInstruction(since: start)
      } else if cursor.afterNext == UInt8(ascii: "!") {
        cursor.skip(2)
        if cursor.skip(if: "-") { try skipComment(since: start) } else { try skipDocumentType(since: start) }
      } else {
        return
      }
    }
  }

  func error(_ message: String, at span: Span, help: String? = nil) -> FormatError {
    FormatError(format, message, at: span, help: help)
  }

  private mutating func skipAttributes(since start: SourcePosition) throws(FormatError) {
    var names: Set<String> = []
    while skipWhitespace(), let next = cursor.next, Self.isName(next) {
      let place = cursor.position
      let name = name()
      let span = cursor.span(since: place)
      guard names.insert(name).inserted else {
        throw error("the attribute `\(name.prefix(32))` is repeated", at: span, help: "remove one of the two")
      }
      skipWhitespace()
      guard cursor.skip(if: "=") else {
        if cursor.next == nil { throw error("this `<` has no matching `>`", at: startOf(start)) }
        throw error("`=` is expected after the attribute `\(name.prefix(32))`", at: cursor.spanOfNext)
      }
      skipWhitespace()
      guard let quote = cursor.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        if cursor.next == nil { throw error("this `<` has no matching `>`", at: startOf(start)) }
        throw error("the value of an attribute is in quotes", at: cursor.spanOfNext)
      }
      cursor.skip()
      try skipValue(endingWith: quote, since: start)
    }
  }

  private mutating func skipValue(endingWith quote: UInt8, since start: SourcePosition) throws(FormatError) {
    while let byte = cursor.next, byte != quote {
      switch byte {
      case UInt8(ascii: "&"): _ = try reference()
      case UInt8(ascii: "<"):
        throw error(
          "`<` is not allowed in the value of an attribute", at: cursor.spanOfNext,
          help: "write `&lt;`, or add the missing quote")
      default: cursor.skip()
      }
    }
    guard cursor.next != nil else { throw error("this `<` has no matching `>`", at: startOf(start)) }
    cursor.skip()
  }

  private mutating func name() -> String { String(decoding: cursor.take(while: Self.isName), as: UTF8.self) }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x80...: true
    case UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  @discardableResult private mutating func skipWhitespace() -> Bool {
    _ = cursor.take { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    return true
  }

  private mutating func skipInstruction(since start: SourcePosition) throws(FormatError) {
    cursor.skip(2)
    _ = try take(through: "?>", since: start)
  }

  private mutating func skipComment(since start: SourcePosition) throws(FormatError) {
    guard cursor.skip(if: "-") else { throw error("a comment starts with `<!--`", at: cursor.span(since: start)) }
    _ = try take(through: "-->", since: start)
  }

  private mutating func skipDocumentType(since start: SourcePosition) throws(FormatError) {
    guard cursor.take(while: { 0x41...0x5A ~= $0 }).elementsEqual("DOCTYPE".utf8) else {
      throw error("this declaration is not allowed in \(document)", at: cursor.span(since: start))
    }
    while let byte = cursor.take() {
      switch byte {
      case UInt8(ascii: ">"): return
      case UInt8(ascii: "["):
        throw error(
          "this document type contains declarations", at: cursor.span(since: start),
          help: "remove the brackets and their content, which \(document) does not need")
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = cursor.take { $0 != byte }
        cursor.skip()
      default: break
      }
    }
    throw error("this `<` has no matching `>`", at: startOf(start))
  }

  private mutating func take(through end: StaticString, since start: SourcePosition) throws(FormatError) -> [UInt8] {
    let end = UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
    var taken: [UInt8] = []
    while let byte = cursor.take() {
      taken.append(byte)
      if byte == end.last, taken.suffix(end.count).elementsEqual(end) { return taken.dropLast(end.count) }
    }
    throw error("this markup is not closed", at: startOf(start))
  }

  private mutating func reference() throws(FormatError) -> [UInt8] {
    let start = cursor.position
    cursor.skip()
    let isNumber = cursor.skip(if: "#")
    let radix = isNumber && cursor.skip(if: "x") ? 16 : 10
    let name = cursor.take { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 }
    let hasEnd = cursor.skip(if: ";")
    let text = String(decoding: name.prefix(32), as: UTF8.self)
    guard hasEnd else {
      throw error(
        "this `&` does not start a character reference", at: cursor.span(since: start), help: "write `&amp;` for `&`")
    }
    if isNumber {
      if name.count <= 8, let scalar = UInt32(text, radix: radix).flatMap(Unicode.Scalar.init), scalar.value > 0 {
        return Array(String(scalar).utf8)
      }
    } else if let character = Self.entities[text] {
      return [character]
    }
    throw error(
      "`&\(isNumber ? "#" : "")\(text);` is not a valid character reference in \(document)",
      at: cursor.span(since: start))
  }

  private static let entities: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "quot": UInt8(ascii: "\""),
    "apos": UInt8(ascii: "'"),
  ]

  private func startOf(_ start: SourcePosition) -> Span {
    var span = cursor.span(since: start)
    span.end = span.start
    span.end.column += 1
    return span
  }
}

extension SourceFile {
  /// The name of the root element of an XML file. The rest of the file may be invalid.
  package var rootElement: String? {
    var reader = XMLReader(withoutByteOrderMark.bytes, file: 0, of: .input, document: "this file")
    guard let tag = try? reader.tag(), !tag.isEnd, !tag.name.isEmpty else { return nil }
    return tag.name
  }
}
