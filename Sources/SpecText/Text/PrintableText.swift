/// Makes untrusted strings safe: control characters can control a terminal, and format characters can reverse text
/// (CVE-2021-42574). Both become Swift escapes.
package enum PrintableText {
  private static let longest = 1_000

  package static func of(_ text: String) -> String {
    if text.utf8.count > longest {
      let scalars = text.unicodeScalars
      return of(String(scalars.prefix(240))) + " … " + of(String(scalars.suffix(100)))
    }
    return whole(text)
  }

  package static func isPrintable(_ text: String) -> Bool { !text.unicodeScalars.contains(where: isHidden) }

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

package enum ColumnWidth {
  package static func of(_ text: [UInt8]) -> Int {
    guard text.contains(where: { $0 >= 0x80 }) else { return text.count }
    return String(decoding: text, as: UTF8.self).unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// Two for wide characters, such as Chinese and most emoji (Unicode Standard Annex 11); none for combining
  /// characters.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }

package struct Quoted: CustomStringConvertible {
  private static let longest = 60

  private let text: String

  package init(_ text: String) { self.text = text }

  package var description: String {
    if text.isEmpty { return "nothing" }
    let scalars = text.unicodeScalars
    return "`\(scalars.count > Self.longest ? String(scalars.prefix(Self.longest)) + "…" : text)`"
  }
}

package enum ShellWord {
  package static func quoted(_ text: String) -> String { "'" + text.replacing(scalar: "'", with: #"'\''"#) + "'" }

  /// If the string is empty or contains special characters, the word has single quotes.
  package static func of(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "_-./".utf8.contains($0) }
    return isPlain && !text.isEmpty ? text : quoted(text)
  }
}

extension String {
  package var withArticle: String {
    switch first {
    case "A", "E", "I", "O": "an " + self
    default: "a " + self
    }
  }
}

extension String {
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

extension String {
  /// Also before a combining mark, which Swift joins with a quote to one character, but a shell and other parsers
  /// don't.
  package func replacing(scalar: Unicode.Scalar, with text: String) -> String {
    unicodeScalars.split(separator: scalar, omittingEmptySubsequences: false).map(String.init).joined(separator: text)
  }
}
