import WaymarkSource

/// A value of JSON, with the places of keys, as far as a string catalogue has use for it.
enum JSONValue {
  struct Member {
    let key: String
    let span: Span
    let value: JSONValue
  }

  case object([Member])
  case string(String)
  case bool(Bool)
  /// A list, a number or `null`.
  case other

  /// The members of an object; none for another value.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }
  var string: String? { if case .string(let string) = self { string } else { nil } }

  /// The value of a key; the last one, where it stands there twice.
  subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }
}

/// Reads JSON (RFC 8259) and keeps where keys stand.
///
/// Foundation's decoder says neither that nor, on every platform, in which line a fault is.
struct JSONParser {
  /// A catalogue has about ten levels; more would take stack.
  static let deepestNesting = 64

  private var cursor: TextCursor

  /// The value in a text, which is UTF-8.
  ///
  /// - Complexity: O(size of the text).
  static func value(_ bytes: [UInt8], file: Int) throws(TableFault) -> JSONValue {
    if let fault = TableEncoding.fault(bytes, file: file) { throw fault }
    var parser = JSONParser(cursor: TextCursor(bytes, file: file))
    let value = try parser.value(nesting: 0)
    parser.skipBlank()
    guard parser.cursor.next == nil else { throw parser.unexpected("the end of the file") }
    return value
  }

  private mutating func value(nesting: Int) throws(TableFault) -> JSONValue {
    skipBlank()
    guard nesting < Self.deepestNesting else {
      throw TableFault("this is nested more than \(Self.deepestNesting) levels deep", at: cursor.spanOfNext)
    }
    switch cursor.next {
    case UInt8(ascii: "{"): return .object(try members(nesting: nesting))
    case UInt8(ascii: "["):
      try list(nesting: nesting)
      return .other
    case UInt8(ascii: "\""): return .string(try string())
    default:
      let start = cursor.position
      let word = cursor.take { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || "+-.E0123456789".utf8.contains($0) }
      if word.elementsEqual("true".utf8) { return .bool(true) }
      if word.elementsEqual("false".utf8) { return .bool(false) }
      if word.elementsEqual("null".utf8) || word.contains(where: { 0x30...0x39 ~= $0 }) { return .other }
      guard word.isEmpty else {
        throw TableFault(
          "`\(String(decoding: word.prefix(32), as: UTF8.self))` is no value of JSON", at: cursor.span(since: start))
      }
      throw unexpected("a value")
    }
  }

  private mutating func members(nesting: Int) throws(TableFault) -> [JSONValue.Member] {
    cursor.skip()
    skipBlank()
    guard !cursor.skip(if: "}") else { return [] }
    var members: [JSONValue.Member] = []
    while true {
      skipBlank()
      guard cursor.next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let start = cursor.position
      let key = try string()
      let span = cursor.span(since: start)
      skipBlank()
      guard cursor.skip(if: ":") else { throw unexpected("`:`") }
      members.append(.init(key: key, span: span, value: try value(nesting: nesting + 1)))
      skipBlank()
      if cursor.skip(if: "}") { return members }
      guard cursor.skip(if: ",") else { throw unexpected("`,` or `}`") }
    }
  }

  private mutating func list(nesting: Int) throws(TableFault) {
    cursor.skip()
    skipBlank()
    guard !cursor.skip(if: "]") else { return }
    while true {
      _ = try value(nesting: nesting + 1)
      skipBlank()
      if cursor.skip(if: "]") { return }
      guard cursor.skip(if: ",") else { throw unexpected("`,` or `]`") }
    }
  }

  private mutating func string() throws(TableFault) -> String {
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
    throw TableFault("this quote has no end in its line", at: start)
  }

  private mutating func escaped() throws(TableFault) -> [UInt8] {
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
    default: throw TableFault("JSON has no such escape", at: span)
    }
  }

  /// Four digits.
  private mutating func unit() throws(TableFault) -> UInt16 {
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

  private func unexpected(_ expected: String) -> TableFault {
    TableFault(
      "\(expected) is expected here" + (cursor.next == nil ? ", and the file ends" : ""), at: cursor.spanOfNext)
  }
}
