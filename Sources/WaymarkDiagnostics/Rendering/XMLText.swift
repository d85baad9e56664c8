/// A text as XML 1.0 holds it, in an element or between the quotes of an attribute.
///
/// See <https://www.w3.org/TR/xml/#charsets>: of the characters that XML cannot hold at all, those that `PrintableText` leaves
/// become U+FFFD.
enum XMLText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // So that no `]]>` is left.
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Line breaks stay, as they are there in elements alone.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || (scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF)
  }
}
