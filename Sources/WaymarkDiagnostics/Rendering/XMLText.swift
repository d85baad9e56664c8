/// A formatter that escapes strings for XML 1.0 elements and attributes.
///
/// Each character that XML does not allow becomes U+FFFD. Characters that ``PrintableText`` has already escaped need no
/// replacement. See <https://www.w3.org/TR/xml/#charsets>.
package enum XMLText {
  package static func escaped(_ text: String) -> String {
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

  /// Line breaks are allowed, because strings with line breaks occur only in the text of elements.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || (scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF)
  }
}
