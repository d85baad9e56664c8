package struct StringLiteral {
  private let text: String

  /// Escapes control characters and invisible formatting characters, which could hide the meaning of the source
  /// (CVE-2021-42574).
  package init(_ text: String) { self.text = text }

  func append(to bytes: inout ByteBuffer) {
    bytes.append(UInt8(ascii: "\""))
    Self.append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  static func append(_ text: String, to bytes: inout ByteBuffer) {
    var text = text
    text.withUTF8 { append($0, to: &bytes) }
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout ByteBuffer) {
    var index = 0
    while let start = text.baseAddress, index < text.count {
      let plain = plainCount(start + index, text.count - index)
      bytes.append(start + index, plain)
      index += plain
      guard index < text.count else { return }
      guard start[index] < 0x80 else {
        let rest = UnsafeBufferPointer(start: start + index, count: text.count - index)
        for scalar in String(decoding: rest, as: UTF8.self).unicodeScalars { append(scalar, to: &bytes) }
        return
      }
      append(ascii: start[index], to: &bytes)
      index += 1
    }
  }

  /// Printable ASCII characters except `"` and `\`.
  private static func plainCount(_ start: UnsafePointer<UInt8>, _ limit: Int) -> Int {
    var count = 0
    while count < limit {
      guard isPlain(start[count]) else { return count }
      count += 1
    }
    return count
  }

  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C }

  private static func append(ascii byte: UInt8, to bytes: inout ByteBuffer) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0: bytes.append(UInt8(ascii: "0"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      // The remaining bytes are control characters: bytes below the space, and DEL.
      bytes.append(UInt8(ascii: "u"))
      bytes.append(UInt8(ascii: "{"))
      if byte >= 0x10 { bytes.append(UInt8(ascii: "0") + byte >> 4) }
      let digit = byte & 0x0F
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + (digit - 10))
      bytes.append(UInt8(ascii: "}"))
    }
  }

  static let escapes = EscapeTable { byte, bytes in append(Unicode.Scalar(byte), to: &bytes) }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout ByteBuffer) {
    if scalar.value < 0x80 {
      let byte = UInt8(scalar.value)
      if isPlain(byte) { bytes.append(byte) } else { append(ascii: byte, to: &bytes) }
    } else if HiddenCharacters.contains(scalar) {
      bytes.append("\\u{\(String(scalar.value, radix: 16))}")
    } else {
      bytes.append(String(scalar))
    }
  }
}

/// Characters that may be invisible in source code.
enum HiddenCharacters {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    default: false
    }
  }
}

/// Maps each ASCII byte to its form in a string literal. The table never changes, so reads from any thread are safe.
struct EscapeTable: @unchecked Sendable {
  /// In bytes. The last byte is the length of the escape sequence, of which the longest, `\u{7f}`, has six.
  static let width = 8
  private static let longest = 6

  private let start: UnsafeMutablePointer<UInt8>

  init(_ append: (UInt8, inout ByteBuffer) -> Void) {
    // The memory is never freed, because the table lives as long as the program.
    start = .allocate(capacity: 128 * Self.width)
    start.initialize(repeating: 0, count: 128 * Self.width)
    for byte in 0..<128 {
      var buffer = ByteBuffer(capacity: Self.width)
      append(UInt8(byte), &buffer)
      precondition(buffer.count <= Self.longest)
      let place = start + byte * Self.width
      for (index, escaped) in buffer.bytes.enumerated() { place[index] = escaped }
      place[Self.width - 1] = UInt8(buffer.count)
    }
  }

  @inline(__always) func write(_ byte: UInt8, to place: UnsafeMutablePointer<UInt8>) -> Int {
    precondition(byte < 128, "the text of such a literal is ASCII")
    let escape = start + Int(byte) * Self.width
    // Copies a fixed number of bytes, because that is faster than a copy that depends on the length.
    place[0] = escape[0]
    place[1] = escape[1]
    place[2] = escape[2]
    place[3] = escape[3]
    place[4] = escape[4]
    place[5] = escape[5]
    return Int(escape[Self.width - 1])
  }
}
