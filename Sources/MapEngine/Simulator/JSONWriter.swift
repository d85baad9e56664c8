/// Without white space, and safe inside an HTML `script` element: `<`, `>`, `&`, and JavaScript's line separators are
/// escaped.
struct JSONWriter {
  private var bytes: [UInt8] = []
  private var needsComma = false

  var text: String { String(decoding: bytes, as: UTF8.self) }
  mutating func object(_ members: (inout JSONWriter) -> Void) { group(UInt8(ascii: "{"), UInt8(ascii: "}"), members) }
  mutating func array(_ elements: (inout JSONWriter) -> Void) { group(UInt8(ascii: "["), UInt8(ascii: "]"), elements) }

  /// The caller writes the value next.
  mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    separate()
    bytes += (value ? "true" : "false").utf8
  }

  mutating func null() {
    separate()
    bytes += "null".utf8
  }

  mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { append(scalar) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\":
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case "\u{0}"..."\u{1F}", "<", ">", "&", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": escape(scalar.value)
    case "\u{FEFF}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": escape(scalar.value)
    default: bytes += String(scalar).utf8
    }
  }

  private mutating func escape(_ value: UInt32) {
    bytes += "\\u".utf8
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(truncatingIfNeeded: value >> shift & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }

  private mutating func group(_ start: UInt8, _ end: UInt8, _ contents: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(start)
    needsComma = false
    contents(&self)
    bytes.append(end)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
