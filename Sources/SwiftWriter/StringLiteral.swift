/// A Swift string literal, quotes included, that evaluates to exactly the given text.
package struct StringLiteral {
  private let text: String

  /// The literal of a text on one line. Control characters, and formatting characters that would make the source read
  /// differently from what it says (CVE-2021-42574), are written as escapes.
  package init(_ text: String) {
    self.text = text
  }

  func append(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    Self.append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes what stands inside of a literal.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    guard !bytes.append(text, while: isPlain) else { return }
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
  }

  /// Whether a byte stands for itself: what can be seen in ASCII, and the blank, but for what a literal ends with or escapes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// How many bytes ``write(ascii:to:)`` needs at the most.
  static let longestEscape = 6

  /// Writes a byte below 128 as it stands in a literal, and gives how many bytes that takes.
  static func write(ascii byte: UInt8, to place: UnsafeMutablePointer<UInt8>) -> Int {
    guard !isPlain(byte) else {
      place[0] = byte
      return 1
    }
    place[0] = UInt8(ascii: "\\")
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      place[1] = byte
      return 2
    }
    if byte == 0 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      place[1] =
        byte == 0
        ? UInt8(ascii: "0")
        : byte == 0x09 ? UInt8(ascii: "t") : byte == 0x0A ? UInt8(ascii: "n") : UInt8(ascii: "r")
      return 2
    }
    // Those that are left are control characters: below the blank, and DEL.
    place[1] = UInt8(ascii: "u")
    place[2] = UInt8(ascii: "{")
    var count = 3
    if byte >= 0x10 {
      place[count] = UInt8(ascii: "0") + byte >> 4
      count += 1
    }
    let digit = byte & 0x0F
    place[count] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + (digit - 10)
    place[count + 1] = UInt8(ascii: "}")
    return count + 2
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\0": bytes.append(contentsOf: #"\0"#.utf8)
    case "\t": bytes.append(contentsOf: #"\t"#.utf8)
    case "\n": bytes.append(contentsOf: #"\n"#.utf8)
    case "\r": bytes.append(contentsOf: #"\r"#.utf8)
    case "\"": bytes.append(contentsOf: #"\""#.utf8)
    case "\\": bytes.append(contentsOf: #"\\"#.utf8)
    case " "..."~": bytes.append(UInt8(scalar.value))
    default:
      if HiddenCharacters.contains(scalar) {
        bytes.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".utf8)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar)!)
      }
    }
  }
}

/// Characters that cannot be seen in source code.
enum HiddenCharacters {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: true
    default: false
    }
  }
}

extension [UInt8] {
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }

  /// Appends a text whose bytes all hold a condition; false, and nothing, for any other.
  mutating func append(_ text: String, while holds: (UInt8) -> Bool) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      var index = 0
      while index < utf8.count {
        guard holds(utf8.baseAddress![index]) else { return false }
        index += 1
      }
      append(contentsOf: utf8)
      return true
    }
  }
}
