package struct StringLiteral {
  private let text: String

  /// Escapes control characters and invisible formatting characters, which could hide the meaning of the source
  /// (CVE-2021-42574).
  package init(_ text: String) { self.text = text }

  func append(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    Self.append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  static func append(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
  }

  /// The forms of all ASCII characters in one array, and the index of the first byte of each form.
  static let escapes: (bytes: [UInt8], starts: [Int]) = (0..<128).reduce(into: ([], [0])) { escapes, byte in
    append(Unicode.Scalar(UInt8(byte)), to: &escapes.0)
    escapes.1.append(escapes.0.count)
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"", "\\": bytes.append("\\\(scalar)")
    case "\0": bytes.append("\\0")
    case "\t": bytes.append("\\t")
    case "\n": bytes.append("\\n")
    case "\r": bytes.append("\\r")
    case " "..."~": bytes.append(UInt8(ascii: scalar))
    case _ where HiddenCharacters.contains(scalar): bytes.append("\\u{\(String(scalar.value, radix: 16))}")
    default: bytes.append(String(scalar))
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
