import WaymarkDiagnostics

/// An error in the JSON of a message.
struct JSONError: Error {
  /// The offset of the first byte that is not valid.
  let offset: Int
}

/// A parser for the JSON of messages (RFC 8259).
///
/// The content of a message is untrusted, so the parser limits the nesting. A message can contain the whole text of a
/// file, so the parser copies strings without escapes at once.
struct JSONParser {
  private static let deepestNesting = 128

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// Parses a JSON text in UTF-8. Invalid UTF-8 becomes replacement characters.
  static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSONValue, JSONError> in
      var parser = JSONParser(bytes: buffer)
      do throws(JSONError) {
        let value = try parser.value(nesting: 0)
        parser.skipBlank()
        guard parser.index == buffer.count else { throw JSONError(offset: parser.index) }
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlank() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(JSONError) {
    guard skip(scalar) else { throw JSONError(offset: index) }
  }

  private mutating func word(_ word: StaticString) throws(JSONError) {
    for offset in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[offset] else { throw JSONError(offset: index) }
      index += 1
    }
  }

  private mutating func value(nesting: Int) throws(JSONError) -> JSONValue {
    guard nesting < Self.deepestNesting else { throw JSONError(offset: index) }
    skipBlank()
    switch next {
    case UInt8(ascii: "{"): return .object(try members(nesting: nesting))
    case UInt8(ascii: "["): return .array(try elements(nesting: nesting))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"):
      try word("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try word("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try word("null")
      return .null
    default: return .number(try number())
    }
  }

  private mutating func members(nesting: Int) throws(JSONError) -> [String: JSONValue] {
    index += 1
    var members: [String: JSONValue] = [:]
    skipBlank()
    if skip("}") { return members }
    while true {
      skipBlank()
      guard next == UInt8(ascii: "\"") else { throw JSONError(offset: index) }
      let key = try string()
      skipBlank()
      try expect(":")
      members[key] = try value(nesting: nesting + 1)
      skipBlank()
      if skip("}") { return members }
      try expect(",")
    }
  }

  private mutating func elements(nesting: Int) throws(JSONError) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    skipBlank()
    if skip("]") { return elements }
    while true {
      elements.append(try value(nesting: nesting + 1))
      skipBlank()
      if skip("]") { return elements }
      try expect(",")
    }
  }

  private mutating func number() throws(JSONError) -> String {
    let start = index
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { $0 &- 0x30 < 10 } ?? false }
    func digits(_ parser: inout JSONParser) throws(JSONError) {
      guard isDigit(parser.next) else { throw JSONError(offset: parser.index) }
      while isDigit(parser.next) { parser.index += 1 }
    }
    _ = skip("-")
    if !skip("0") { try digits(&self) }
    if skip(".") { try digits(&self) }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits(&self)
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func string() throws(JSONError) -> String {
    index += 1
    var start = index
    var text = ""
    while let byte = next {
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
      case 0..<0x20: throw JSONError(offset: index)
      default: index += 1
      }
    }
    throw JSONError(offset: index)
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
      if UTF16.isLeadSurrogate(units[0]), index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
        bytes[index + 1] == UInt8(ascii: "u")
      {
        index += 2
        units.append(try unit())
      }
      return String(decoding: units, as: UTF16.self).unicodeScalars
    default: throw JSONError(offset: index)
    }
    index += 1
    return String.UnicodeScalarView([scalar])
  }

  /// Parses four hexadecimal digits as a UTF-16 code unit.
  private mutating func unit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw JSONError(offset: index)
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}
