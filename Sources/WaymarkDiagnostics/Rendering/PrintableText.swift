/// Text that a terminal shows and does not obey.
///
/// Specs and URLs come from strangers. Control characters steer a terminal, and formatting characters turn the direction of
/// writing around (CVE-2021-42574), so both are written as Swift escapes.
package enum PrintableText {
  private static let longest = 1_000

  /// The text with what cannot be seen escaped, and without the middle of what is too long for anybody to read.
  package static func of(_ text: String) -> String {
    if text.utf8.count > longest {
      let scalars = text.unicodeScalars
      return of(String(scalars.prefix(240))) + " … " + of(String(scalars.suffix(100)))
    }
    return whole(text)
  }

  /// Whether the text is shown as it is.
  package static func isPrintable(_ text: String) -> Bool { !text.unicodeScalars.contains(where: isHidden) }

  /// The text with what cannot be seen escaped, however long it is.
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
    default: false
    }
  }
}
