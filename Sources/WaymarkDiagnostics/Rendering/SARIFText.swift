/// A formatter that escapes strings for SARIF messages and locations.
enum SARIFText {
  /// In a SARIF message, braces enclose arguments (§3.11.5), and brackets enclose links (§3.11.6).
  static func escaped(_ text: String) -> String {
    // Single brackets are valid. Only a string that resembles a link or an escape needs escapes.
    let signs = text.unicodeScalars
    let needsEscapes = zip(signs, signs.dropFirst()).contains { first, second in
      (first == "]" && second == "(") || (first == "\\" && (second == "[" || second == "]"))
    }
    return escaped(text, brackets: needsEscapes)
  }

  static func link(_ text: String, to id: Int) -> String { "[\(escaped(text, brackets: true))](\(id))" }

  private static func escaped(_ text: String, brackets: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{": result += "{{"
      case "}": result += "}}"
      case "[" where brackets, "]" where brackets, "\\" where brackets: result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a file path as a URI reference (RFC 3986), without `.` components.
  ///
  /// Colons are escaped too, because the first component of a relative path must not resemble a URI scheme.
  static func uri(ofPath path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
    let uri = parts.map { part in part.map(escaped).joined() }.joined(separator: "/")
    return path.utf8.first == UInt8(ascii: "/") ? "/" + uri : uri
  }

  private static func escaped(_ byte: UInt8) -> String {
    if (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "-._~".utf8.contains(byte) {
      return String(UnicodeScalar(byte))
    }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }
}
