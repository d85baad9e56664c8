import WaymarkDiagnostics

/// A parser for JSON (RFC 8259) that records the source locations of keys and list elements.
///
/// Foundation's JSON decoder records no source locations. On some platforms, the errors of Foundation's decoder contain
/// no line number.
package struct JSONParser {
  /// The maximum nesting depth. A typical string catalog has about ten nesting levels. Unlimited nesting would exhaust
  /// the stack.
  static let deepestNesting = 64

  private var cursor: TextCursor
  /// The format of the file that contains the JSON.
  private let format: FormatError.Format

  /// Parses JSON text in UTF-8, and returns the root value.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: The file index that the parser stores in source locations.
  ///   - format: The file format that the parser stores in errors.
  /// - Returns: The value.
  /// - Throws: A ``FormatError`` if the text is not valid JSON.
  /// - Complexity: O(*n*), where *n* is the size of the text.
  package static func value(
    _ bytes: [UInt8], file: Int, of format: FormatError.Format
  ) throws(FormatError) -> FileValue {
    if let error = TextCursor.encodingError(bytes, file: file, of: format) { throw error }
    var parser = JSONParser(cursor: TextCursor(bytes, file: file), format: format)
    let value = try parser.value(nesting: 0)
    parser.skipBlank()
    guard parser.cursor.next == nil else { throw parser.unexpected("the end of the file") }
    return value
  }

  private mutating func value(nesting: Int) throws(FormatError) -> FileValue {
    skipBlank()
    guard nesting < Self.deepestNesting else {
      throw FormatError(
        format, "this value is nested more than \(Self.deepestNesting) levels deep", at: cursor.spanOfNext)
    }
    switch cursor.next {
    case UInt8(ascii: "{"): return .object(try members(nesting: nesting))
    case UInt8(ascii: "["): return .list(try elements(nesting: nesting))
    case UInt8(ascii: "\""): return .string(try string())
    default:
      let start = cursor.position
      let word = cursor.take { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || "+-.E0123456789".utf8.contains($0) }
      if word.elementsEqual("true".utf8) { return .bool(true) }
      if word.elementsEqual("false".utf8) { return .bool(false) }
      if word.elementsEqual("null".utf8) { return .other }
      if Self.isNumber(word) { return .number(String(decoding: word, as: UTF8.self)) }
      guard word.isEmpty else {
        throw FormatError(
          format,
          "`\(String(decoding: word.prefix(32), as: UTF8.self))` is not a JSON value", at: cursor.span(since: start))
      }
      throw unexpected("a value")
    }
  }

  /// Returns whether a word is a valid JSON number (RFC 8259, section 6).
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func digits() -> ArraySlice<UInt8> {
      let digits = rest.prefix { 0x30...0x39 ~= $0 }
      rest = rest.dropFirst(digits.count)
      return digits
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = digits()
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard !digits().isEmpty else { return false }
    }
    if let sign = rest.first, "eE".utf8.contains(sign) {
      rest = rest.dropFirst()
      if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
      guard !digits().isEmpty else { return false }
    }
    return rest.isEmpty
  }

  private mutating func members(nesting: Int) throws(FormatError) -> [FileValue.Member] {
    cursor.skip()
    skipBlank()
    guard !cursor.skip(if: "}") else { return [] }
    var members: [FileValue.Member] = []
    var keys: Set<[UInt8]> = []
    while true {
      skipBlank()
      guard cursor.next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let start = cursor.position
      let key = try string()
      let span = cursor.span(since: start)
      // In a catalog, the last of several equal keys is valid, as in Xcode.
      if format == .association, !keys.insert(Array(key.utf8)).inserted {
        throw FormatError(
          format, "the key `\(key)` is repeated, and the system may use either value", at: span,
          help: "remove one of the two")
      }
      skipBlank()
      guard cursor.skip(if: ":") else { throw unexpected("`:`") }
      members.append(.init(key: key, span: span, value: try value(nesting: nesting + 1)))
      skipBlank()
      if cursor.skip(if: "}") { return members }
      guard cursor.skip(if: ",") else { throw unexpected("`,` or `}`") }
    }
  }

  private mutating func elements(nesting: Int) throws(FormatError) -> [FileValue.Element] {
    cursor.skip()
    skipBlank()
    guard !cursor.skip(if: "]") else { return [] }
    var elements: [FileValue.Element] = []
    while true {
      skipBlank()
      let start = cursor.position
      let value = try value(nesting: nesting + 1)
      // Lists in string catalogs contain no relevant values.
      if format != .strings { elements.append(.init(span: cursor.span(since: start), value: value)) }
      skipBlank()
      if cursor.skip(if: "]") { return elements }
      guard cursor.skip(if: ",") else { throw unexpected("`,` or `]`") }
    }
  }

  private mutating func string() throws(FormatError) -> String {
    let start = cursor.spanOfNext
    cursor.skip()
    var bytes: [UInt8] = []
    while let byte = cursor.next, byte >= 0x20 {
      cursor.skip()
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes += try escaped()
      default: bytes.append(byte)
      }
    }
    throw FormatError(format, "this string does not end on its line", at: start)
  }

  private mutating func escaped() throws(FormatError) -> [UInt8] {
    let span = cursor.spanOfNext
    switch cursor.take() {
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "\""): return [0x22]
    case UInt8(ascii: "\\"): return [0x5C]
    case UInt8(ascii: "/"): return [0x2F]
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]), cursor.next == UInt8(ascii: "\\"), cursor.afterNext == UInt8(ascii: "u") {
        cursor.skip(2)
        units.append(try unit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw FormatError(format, "this escape is not valid in JSON", at: span)
    }
  }

  /// Parses four hexadecimal digits as a UTF-16 code unit.
  private mutating func unit() throws(FormatError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = cursor.next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw unexpected("a hexadecimal digit")
      }
      unit = unit << 4 | UInt16(digit)
      cursor.skip()
    }
    return unit
  }

  private mutating func skipBlank() {
    _ = cursor.take { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
  }

  private func unexpected(_ expected: String) -> FormatError {
    FormatError(
      format,
      "\(expected) is expected here" + (cursor.next == nil ? ", but the file ends" : ""), at: cursor.spanOfNext)
  }
}
