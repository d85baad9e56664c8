/// A formatter that makes untrusted strings safe for terminals.
///
/// Specs and URLs can come from untrusted sources. Control characters can control a terminal, and format characters can
/// reverse the direction of text (CVE-2021-42574). Control characters and format characters become Swift escapes.
package enum PrintableText {
  private static let longest = 1_000

  /// Returns a string with escapes for invisible characters.
  package static func of(_ text: String) -> String {
    if text.utf8.count > longest {
      let scalars = text.unicodeScalars
      return of(String(scalars.prefix(240))) + " … " + of(String(scalars.suffix(100)))
    }
    return whole(text)
  }

  package static func isPrintable(_ text: String) -> Bool { !text.unicodeScalars.contains(where: isHidden) }

  /// Returns a string with escapes for invisible characters, without shortening a long string.
  package static func whole(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    // A space of another kind looks like a normal space.
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
