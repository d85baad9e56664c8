/// A formatter of texts for XML 1.0 elements and attributes.
///
/// Characters that XML does not allow become U+FFFD, unless `PrintableText` already escapes them. See
/// <https://www.w3.org/TR/xml/#charsets>.
enum XMLText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // An escaped `>` prevents `]]>` in the text.
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Returns a Boolean value that indicates whether XML allows a scalar. Line breaks occur only in elements.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || (scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF)
  }
}
