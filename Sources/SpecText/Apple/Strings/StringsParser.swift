/// The syntax of NeXTSTEP property lists as in `CFOldStylePList.c` of CoreFoundation, with only string values. Stops at
/// the first error, which also stops the build of the app.
package struct StringsParser {
  private var cursor: TextCursor
  private var table: StringTable

  package static func table(_ source: SourceFile, file: Int) throws(FormatError) -> StringTable {
    if let error = TextCursor.encodingError(source.bytes, file: file, of: .strings) { throw error }
    var parser = StringsParser(cursor: TextCursor(source.bytes, file: file), table: StringTable(path: source.path))
    try parser.run()
    return parser.table
  }

  private mutating func run() throws(FormatError) {
    try skipBlank()
    if cursor.next == UInt8(ascii: "<") {
      throw FormatError(
        .strings, "this file is a property list in XML, but pairs of the form `\"key\" = \"text\";` are expected",
        at: cursor.spanOfNext, help: "convert the file to that form or to a string catalog")
    }
    // The braces of a dictionary are optional.
    let brace = cursor.spanOfNext
    let hasBraces = cursor.skip(if: "{")
    try skipBlank()
    while let next = cursor.next, !(hasBraces && next == UInt8(ascii: "}")) {
      try pair()
      try skipBlank()
    }
    guard hasBraces else { return }
    guard cursor.skip(if: "}") else { throw FormatError(.strings, "this `{` has no matching `}`", at: brace) }
    try skipBlank()
    guard cursor.next == nil else {
      throw FormatError(.strings, "no content is allowed after the `}`", at: cursor.spanOfNext)
    }
  }

  private mutating func pair() throws(FormatError) {
    let start = cursor.position
    let key = try text("a key is")
    let span = cursor.span(since: start)
    try skipBlank()
    var text = key
    let hasText = cursor.skip(if: "=")
    if hasText {
      try skipBlank()
      text = try self.text("the text of `\(key)` is")
      try skipBlank()
    }
    guard cursor.skip(if: ";") else {
      if let error = wrongMark(hasText: hasText, key) { throw error }
      // The error is at the pair without the semicolon, not at the next pair.
      throw FormatError(
        .strings, "the text of `\(key)` does not end with `;`", at: span,
        help: text.utf8.contains(0x0A)
          ? "the text spans several lines; check for a missing `\"`" : "add `;` after the text"
      )
    }
    table.add(LocalizedText(span: span, variants: [text]), for: key)
  }

  /// The marks of JSON or YAML.
  private func wrongMark(hasText: Bool, _ key: String) -> FormatError? {
    switch cursor.next {
    case UInt8(ascii: ","):
      return FormatError(
        .strings, "a `,` follows the text of `\(key)`, but `;` is expected", at: cursor.spanOfNext,
        help: "replace `,` with `;`")
    case UInt8(ascii: ":") where !hasText:
      return FormatError(
        .strings, "a `:` follows the key `\(key)`, but `=` is expected", at: cursor.spanOfNext,
        help: "replace `:` with `=`, and end the text with `;`")
    case .some where !hasText:
      return FormatError(
        .strings, "`=` is expected after the key `\(key)`", at: cursor.spanOfNext,
        help: "write lines of the form `\"tabs.home\" = \"Home\";`")
    default: return nil
    }
  }

  private mutating func text(_ what: String) throws(FormatError) -> String {
    switch cursor.next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted()
    default:
      let word = cursor.take(while: Self.isOfWord)
      guard word.isEmpty else { return String(decoding: word, as: UTF8.self) }
      throw FormatError(
        .strings, "\(what) expected here" + (cursor.next == nil ? ", but the file ends" : ""), at: cursor.spanOfNext,
        help: cursor.next.map { $0 >= 0x80 } == true
          ? "write straight quotes around keys and texts, as in `\"tabs.home\" = \"Home\";`"
          : "write lines of the form `\"tabs.home\" = \"Home\";`")
    }
  }

  private mutating func quoted() throws(FormatError) -> String {
    let start = cursor.spanOfNext
    let quote = cursor.take()
    var bytes: [UInt8] = []
    while let byte = cursor.take() {
      if byte == quote { return String(decoding: bytes, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { bytes += escaped() } else { bytes.append(byte) }
    }
    throw FormatError(.strings, "this quote is not closed", at: start, help: "write `\\\"` for a quote in a string")
  }

  private mutating func escaped() -> [UInt8] {
    guard let byte = cursor.take() else { return [] }
    switch byte {
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"):
      var units = [number(radix: 16, digits: 4)]
      if UTF16.isLeadSurrogate(units[0]), cursor.next == UInt8(ascii: "\\"), cursor.afterNext == UInt8(ascii: "U") {
        cursor.skip(2)
        units.append(number(radix: 16, digits: 4))
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      // Characters above ASCII are in the NeXTSTEP encoding. No rule depends on these characters.
      let code = number(radix: 8, digits: 2, from: UInt16(byte - UInt8(ascii: "0")))
      return code < 0x80 ? [UInt8(code)] : Array("\u{FFFD}".utf8)
    default: return [byte]
    }
  }

  /// If the caller has already parsed the first digit, `start` is the value of this digit.
  private mutating func number(radix: UInt16, digits: Int, from start: UInt16 = 0) -> UInt16 {
    var number = start
    for _ in 0..<digits {
      guard let digit = cursor.next.flatMap(Self.digit), digit < radix else { break }
      number = number &* radix &+ digit
      cursor.skip()
    }
    return number
  }

  private static func digit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func skipBlank() throws(FormatError) {
    while true {
      _ = cursor.take { $0 == 0x20 || 0x09...0x0D ~= $0 }
      guard cursor.next == UInt8(ascii: "/") else { return }
      switch cursor.afterNext {
      case UInt8(ascii: "/"): _ = cursor.take { $0 != 0x0A && $0 != 0x0D }
      case UInt8(ascii: "*"):
        let start = cursor.spanOfNext
        cursor.skip(2)
        while cursor.next != nil, !(cursor.next == UInt8(ascii: "*") && cursor.afterNext == UInt8(ascii: "/")) {
          cursor.skip()
        }
        guard cursor.next != nil else {
          throw FormatError(.strings, "this comment has no end", at: start, help: "end the comment with `*/`")
        }
        cursor.skip(2)
      default: return
      }
    }
  }
}

/// Older versions of Xcode save string tables in UTF-16.
package enum TableEncoding {
  /// The parsers and the diagnostic renderers support only UTF-8.
  package static func utf8(_ source: SourceFile) -> SourceFile {
    let bytes = source.bytes
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return source.withoutByteOrderMark }
    // An extra byte at the end is not a character.
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return SourceFile(
      path: source.path, name: source.name, identity: source.identity,
      bytes: Array(String(decoding: units, as: UTF16.self).utf8))
  }
}
