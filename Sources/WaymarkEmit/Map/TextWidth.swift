/// An estimate of the width of text, because the compiler can't measure fonts.
///
/// The estimate is a little wider than the text in common sans-serif fonts.
enum TextWidth {
  /// Returns the width of a text in points.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The size of the font in points.
  /// - Returns: The width in points.
  static func of(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width($1) } * size
  }

  /// Returns a text that fits into a width. An ellipsis replaces the rest of a longer text.
  static func fitted(_ text: String, into width: Double, size: Double) -> String {
    guard of(text, size: size) > width else { return text }
    var rest = width - of("…", size: size)
    var result = ""
    for character in text {
      rest -= of(String(character), size: size)
      if rest < 0 { break }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }

  /// Returns the lines of a text that fit into a width. An ellipsis replaces the text after the last line.
  static func lines(of text: String, width: Double, size: Double, atMost count: Int) -> [String] {
    var lines: [String] = []
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    while let first = words.popFirst() {
      if lines.count == count - 1 {
        lines.append(fitted(([first] + words).joined(separator: " "), into: width, size: size))
        break
      }
      var line = first
      while let next = words.first, of("\(line) \(next)", size: size) <= width {
        line += " \(next)"
        words.removeFirst()
      }
      lines.append(fitted(line, into: width, size: size))
    }
    return lines
  }

  /// Returns the width of a character in a font of size 1.
  private static func width(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", "|", "!", ".", ",", ":", ";", "'", "`": 0.3
    case "f", "r", "t", "(", ")", "[", "]", "{", "}", "/", "-", " ", "\"": 0.38
    case "m", "w", "M", "W", "@", "%", "…", "—": 0.92
    case "A"..."Z", "&", "+", "=", "<", ">", "_", "#", "~": 0.7
    case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}", "\u{FE00}"..."\u{FE0F}": 0
    // East Asian scripts and emoji.
    case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{A4CF}", "\u{AC00}"..."\u{D7A3}", "\u{F900}"..."\u{FAFF}",
      "\u{FE30}"..."\u{FE6F}", "\u{FF00}"..."\u{FF60}", "\u{1F000}"..."\u{3FFFD}":
      1.05
    default: 0.57
    }
  }
}
