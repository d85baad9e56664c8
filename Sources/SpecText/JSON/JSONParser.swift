/// With the byte offsets of keys and list elements.
package enum JSONSyntax {
  package struct Member {
    package let key: String
    package let keyRange: Range<Int>
    package let value: JSONSyntax
  }

  package struct Element {
    package let range: Range<Int>
    package let value: JSONSyntax
  }

  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([Element])
  /// In the order of the text. Keys can repeat.
  case object([Member])
}

package struct JSONError: Error {
  package let range: Range<Int>
  package let message: String
  package var help: String?
}

/// RFC 8259. Invalid UTF-8 becomes replacement characters. Foundation's decoder records no locations, and on some
/// platforms its errors have no line number.
package struct JSONParser {
  private let bytes: [UInt8]
  /// The text is untrusted, and unlimited nesting would exhaust the stack.
  private let deepestNesting: Int
  private var index = 0

  package static func parse(_ bytes: [UInt8], deepestNesting: Int) throws(JSONError) -> JSONSyntax {
    var parser = JSONParser(bytes: bytes, deepestNesting: deepestNesting)
    let value = try parser.value(nesting: 0)
    parser.skipBlank()
    guard parser.next == nil else { throw parser.unexpected("the end of the file") }
    return value
  }

  private init(bytes: [UInt8], deepestNesting: Int) {
    self.bytes = bytes
    self.deepestNesting = deepestNesting
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlank() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func skip(if scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private func error(_ message: String, at offset: Int? = nil) -> JSONError {
    JSONError(range: (offset ?? index)..<(offset ?? index), message: message)
  }

  private func unexpected(_ expected: String) -> JSONError {
    let rest = bytes[index...]
    if ["//", "/*", "#"].contains(where: { rest.starts(with: $0.utf8) }) {
      return JSONError(range: index..<index, message: "JSON has no comments", help: "remove the comment")
    }
    if ["'", "“", "”", "„", "‘", "’"].contains(where: { rest.starts(with: $0.utf8) }) {
      return JSONError(
        range: index..<index, message: "a string in JSON starts with `\"`", help: "write straight double quotes")
    }
    return error("\(expected) is expected here" + (next == nil ? ", but the file ends" : ""))
  }

  /// Returns the error for a comma in front of the end of a list or an object.
  private func finalComma(at offset: Int, in kind: String) -> JSONError {
    JSONError(
      range: offset..<offset + 1, message: "in JSON, no comma can follow the last \(kind)", help: "remove the comma")
  }

  private mutating func value(nesting: Int) throws(JSONError) -> JSONSyntax {
    skipBlank()
    guard nesting < deepestNesting else { throw error("this value is nested more than \(deepestNesting) levels deep") }
    switch next {
    case UInt8(ascii: "{"): return .object(try members(nesting: nesting))
    case UInt8(ascii: "["): return .array(try elements(nesting: nesting))
    case UInt8(ascii: "\""): return .string(try string())
    default: return try word()
    }
  }

  private mutating func members(nesting: Int) throws(JSONError) -> [JSONSyntax.Member] {
    index += 1
    var members: [JSONSyntax.Member] = []
    skipBlank()
    if skip(if: "}") { return members }
    var comma: Int?
    while true {
      skipBlank()
      if let comma, next == UInt8(ascii: "}") { throw finalComma(at: comma, in: "member of an object") }
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
      let start = index
      let key = try string()
      let range = start..<index
      skipBlank()
      guard skip(if: ":") else { throw unexpected("`:`") }
      members.append(.init(key: key, keyRange: range, value: try value(nesting: nesting + 1)))
      skipBlank()
      if skip(if: "}") { return members }
      comma = index
      guard skip(if: ",") else { throw unexpected("`,` or `}`") }
    }
  }

  private mutating func elements(nesting: Int) throws(JSONError) -> [JSONSyntax.Element] {
    index += 1
    var elements: [JSONSyntax.Element] = []
    skipBlank()
    if skip(if: "]") { return elements }
    var comma: Int?
    while true {
      skipBlank()
      if let comma, next == UInt8(ascii: "]") { throw finalComma(at: comma, in: "element of a list") }
      let start = index
      let value = try value(nesting: nesting + 1)
      elements.append(.init(range: start..<index, value: value))
      skipBlank()
      if skip(if: "]") { return elements }
      comma = index
      guard skip(if: ",") else { throw unexpected("`,` or `]`") }
    }
  }

  private mutating func word() throws(JSONError) -> JSONSyntax {
    let start = index
    while let byte = next, UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || "+-.E0123456789".utf8.contains(byte) {
      index += 1
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "": throw unexpected("a value")
    case _ where Self.isNumber(bytes[start..<index]): return .number(word)
    default: throw JSONError(range: start..<index, message: "`\(word.prefix(32))` is not a JSON value")
    }
  }

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

  /// The text between two escapes is copied at once, because a string can be a whole file.
  private mutating func string() throws(JSONError) -> String {
    let quote = index
    index += 1
    var start = index
    var text = ""
    while let byte = next, byte >= 0x20 {
      switch byte {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        text.unicodeScalars.append(contentsOf: try escaped())
        start = index
      default: index += 1
      }
    }
    throw error("this string does not end on its line", at: quote)
  }

  private mutating func escaped() throws(JSONError) -> String.UnicodeScalarView {
    let scalar: Unicode.Scalar
    switch next {
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "\""): scalar = "\""
    case UInt8(ascii: "\\"): scalar = "\\"
    case UInt8(ascii: "/"): scalar = "/"
    case UInt8(ascii: "u"):
      index += 1
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
        index += 2
        units.append(try unit())
      }
      return String(decoding: units, as: UTF16.self).unicodeScalars
    default: throw error("this escape is not valid in JSON")
    }
    index += 1
    return String.UnicodeScalarView([scalar])
  }

  private mutating func unit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw unexpected("a hexadecimal digit")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}

extension JSONValue {
  /// The last of several members with one key counts.
  package init(parsing bytes: [UInt8]) throws(JSONError) { self.init(try JSONParser.parse(bytes, deepestNesting: 128)) }

  private init(_ syntax: JSONSyntax) {
    switch syntax {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let digits): self = .number(digits)
    case .string(let string): self = .string(string)
    case .array(let elements): self = .array(elements.map { JSONValue($0.value) })
    case .object(let members): self = .object(Dictionary(members.map { ($0.key, JSONValue($0.value)) }) { $1 })
    }
  }
}
