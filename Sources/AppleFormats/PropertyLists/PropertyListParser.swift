import WaymarkDiagnostics

/// A parser for XML property lists that records the source locations of keys and array elements.
///
/// The parser supports the elements of <http://www.apple.com/DTDs/PropertyList-1.0.dtd> and the necessary subset of
/// XML. The parser rejects entity definitions, because entities can expand a small file to many gigabytes. The parser
/// fetches no external files. Foundation's decoder records no source locations, and a deeply nested file can exhaust
/// its stack.
struct PropertyListParser {
  /// The maximum nesting depth. A typical property list of an app has about ten nesting levels. Unlimited nesting would
  /// exhaust the stack.
  static let deepestNesting = 64
  /// The maximum size in bytes. A typical property list of an app has a few kilobytes.
  static let largestSize = 1 << 20

  private struct Tag {
    let name: String
    let span: Span
    let isEnd: Bool
    /// A Boolean value that indicates whether the element is empty and needs no end tag, such as `<true/>`.
    let isWhole: Bool
  }

  private var cursor: TextCursor

  /// Parses a property list in UTF-8, and returns the root value.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - file: The file index that the parser stores in source locations.
  /// - Returns: The value.
  /// - Throws: A ``FormatError`` if the file is not a valid XML property list.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  static func value(_ source: SourceFile, file: Int) throws(FormatError) -> FileValue {
    let bytes = source.withoutByteOrderMark.bytes
    if let error = TextCursor.encodingError(bytes, file: file, of: .propertyList) { throw error }
    guard bytes.count <= largestSize else {
      throw FormatError(
        .propertyList, "this property list has \(bytes.count) bytes, more than the limit of \(largestSize)",
        at: .start(ofFile: file))
    }
    var parser = PropertyListParser(cursor: TextCursor(bytes, file: file))
    return try parser.document()
  }

  private mutating func document() throws(FormatError) -> FileValue {
    try skipBlank()
    guard cursor.next == UInt8(ascii: "<") else {
      throw error(
        "this file is not a property list in XML", at: cursor.spanOfNext,
        help: "convert the file with `plutil -convert xml1 FILE`")
    }
    let root = try tag()
    guard root.name == "plist", !root.isEnd, !root.isWhole else {
      throw error("`<plist>` is expected here", at: root.span)
    }
    let value = try value(try tag(), nesting: 0)
    try end("plist")
    try skipBlank()
    guard cursor.next == nil else { throw error("no content is allowed after `</plist>`", at: cursor.spanOfNext) }
    return value
  }

  private mutating func value(_ tag: Tag, nesting: Int) throws(FormatError) -> FileValue {
    guard nesting < Self.deepestNesting else {
      throw error("this value is nested more than \(Self.deepestNesting) levels deep", at: tag.span)
    }
    guard !tag.isEnd else { throw error("a value is expected here", at: tag.span) }
    switch tag.name {
    case "dict": return .object(tag.isWhole ? [] : try members(nesting: nesting))
    case "array": return .list(tag.isWhole ? [] : try elements(nesting: nesting))
    case "string": return .string(try text(of: tag).text)
    case "true", "false":
      if !tag.isWhole { try end(tag.name) }
      return .bool(tag.name == "true")
    case "integer", "real", "date", "data":
      _ = try text(of: tag)
      return .other
    default: throw error("`<\(tag.name.prefix(32))>` is not an element of a property list", at: tag.span)
    }
  }

  private mutating func members(nesting: Int) throws(FormatError) -> [FileValue.Member] {
    var members: [FileValue.Member] = []
    while true {
      let tag = try tag()
      if tag.isEnd {
        try check(tag, ends: "dict")
        return members
      }
      guard tag.name == "key" else { throw error("`<key>` or `</dict>` is expected here", at: tag.span) }
      let key = try text(of: tag)
      members.append(
        .init(key: key.text, span: key.span, value: try value(try self.tag(), nesting: nesting + 1)))
    }
  }

  private mutating func elements(nesting: Int) throws(FormatError) -> [FileValue.Element] {
    var elements: [FileValue.Element] = []
    while true {
      let tag = try tag()
      if tag.isEnd {
        try check(tag, ends: "array")
        return elements
      }
      if tag.name == "string" {
        let text = try text(of: tag)
        elements.append(.init(span: text.span, value: .string(text.text)))
      } else {
        elements.append(.init(span: tag.span, value: try value(tag, nesting: nesting + 1)))
      }
    }
  }

  private mutating func tag() throws(FormatError) -> Tag {
    try skipBlank()
    guard cursor.next == UInt8(ascii: "<") else {
      throw error(
        "an element is expected here" + (cursor.next == nil ? ", but the file ends" : ""), at: cursor.spanOfNext)
    }
    let start = cursor.position
    cursor.skip()
    let isEnd = cursor.skip(if: "/")
    let name = String(decoding: cursor.take { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 }, as: UTF8.self)
    let rest = try skipToEndOfTag(since: start)
    return Tag(name: name, span: cursor.span(since: start), isEnd: isEnd, isWhole: rest == UInt8(ascii: "/"))
  }

  /// Skips the rest of a tag, and returns the byte before the closing `>`.
  private mutating func skipToEndOfTag(since start: SourcePosition) throws(FormatError) -> UInt8? {
    var last: UInt8?
    while let byte = cursor.take() {
      if byte == UInt8(ascii: ">") { return last }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        _ = cursor.take { $0 != byte }
        cursor.skip()
      }
      last = byte
    }
    throw error("this `<` has no matching `>`", at: startOf(start))
  }

  private mutating func end(_ name: String) throws(FormatError) { try check(try tag(), ends: name) }

  private func check(_ tag: Tag, ends name: String) throws(FormatError) {
    guard tag.isEnd, tag.name == name else { throw error("`</\(name)>` is expected here", at: tag.span) }
  }

  /// Skips whitespace, comments, processing instructions, and the document type.
  private mutating func skipBlank() throws(FormatError) {
    while true {
      _ = cursor.take { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
      guard cursor.next == UInt8(ascii: "<") else { return }
      let start = cursor.position
      if cursor.afterNext == UInt8(ascii: "?") {
        cursor.skip(2)
        _ = try take(through: "?>", since: start)
      } else if cursor.afterNext == UInt8(ascii: "!") {
        cursor.skip(2)
        if cursor.skip(if: "-") { try skipComment(since: start) } else { try skipDocumentType(since: start) }
      } else {
        return
      }
    }
  }

  private mutating func skipComment(since start: SourcePosition) throws(FormatError) {
    guard cursor.skip(if: "-") else { throw error("a comment starts with `<!--`", at: cursor.span(since: start)) }
    _ = try take(through: "-->", since: start)
  }

  private mutating func skipDocumentType(since start: SourcePosition) throws(FormatError) {
    guard cursor.take(while: { 0x41...0x5A ~= $0 }).elementsEqual("DOCTYPE".utf8) else {
      throw error("this declaration is not allowed in a property list", at: cursor.span(since: start))
    }
    while let byte = cursor.take() {
      switch byte {
      case UInt8(ascii: ">"): return
      case UInt8(ascii: "["):
        throw error(
          "this document type contains declarations", at: cursor.span(since: start),
          help: "remove the brackets and their content, which a property list does not need")
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = cursor.take { $0 != byte }
        cursor.skip()
      default: break
      }
    }
    throw error("this `<` has no matching `>`", at: startOf(start))
  }

  /// Consumes the text up to and including an end marker, such as `-->`, and returns the text before the marker.
  private mutating func take(through end: StaticString, since start: SourcePosition) throws(FormatError) -> [UInt8] {
    let end = UnsafeBufferPointer(start: end.utf8Start, count: end.utf8CodeUnitCount)
    var taken: [UInt8] = []
    while let byte = cursor.take() {
      taken.append(byte)
      if byte == end.last, taken.suffix(end.count).elementsEqual(end) { return taken.dropLast(end.count) }
    }
    throw error("this markup is not closed", at: startOf(start))
  }

  /// Parses the content and the end tag of an element, and returns the content and its source location.
  private mutating func text(of tag: Tag) throws(FormatError) -> (text: String, span: Span) {
    guard !tag.isWhole else { return ("", tag.span) }
    let start = cursor.position
    var bytes: [UInt8] = []
    while let byte = cursor.next {
      switch byte {
      case UInt8(ascii: "<"):
        let place = cursor.position
        guard cursor.afterNext == UInt8(ascii: "!") else {
          let span = cursor.span(since: start)
          try end(tag.name)
          return (String(decoding: bytes, as: UTF8.self), span)
        }
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
      default:
        bytes.append(byte)
        cursor.skip()
      }
    }
    throw error("`<\(tag.name)>` has no `</\(tag.name)>`", at: tag.span)
  }

  /// Parses a character reference, such as `&amp;`, and returns the character in UTF-8.
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
      "`&\(isNumber ? "#" : "")\(text);` is not a valid character reference in a property list",
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

  private func error(_ message: String, at span: Span, help: String? = nil) -> FormatError {
    FormatError(.propertyList, message, at: span, help: help)
  }
}
