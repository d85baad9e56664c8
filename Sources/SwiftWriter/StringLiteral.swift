/// A Swift string literal, quotes included, that evaluates to exactly the given text.
package struct StringLiteral {
  let bytes: [UInt8]

  /// The literal of a text on one line. Control characters, and formatting characters that would make the source read
  /// differently from what it says (CVE-2021-42574), are written as escapes.
  package init(_ text: String) {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for scalar in text.unicodeScalars { Self.append(scalar, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
    self.bytes = bytes
  }

  /// A line for the inside of a literal that is written over several lines.
  static func content(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
    return bytes
  }

  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
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
