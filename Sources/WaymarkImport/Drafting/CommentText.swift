import SpecText

/// A formatter of text from input files as comments of YAML.
enum CommentText {
  private static let widest = 118
  /// The maximum number of scalars of a comment. A longer comment is shortened.
  private static let longest = 600

  /// Returns the lines of a comment.
  ///
  /// Control characters and line breaks are escaped, so the text cannot end the comment.
  static func lines(_ text: String, indentation: Int) -> [String] {
    let start = String(repeating: " ", count: indentation) + "# "
    var lines: [String] = []
    var line = ""
    for word in printable(text).split(separator: " ") {
      if !line.isEmpty, start.count + line.count + word.count + 1 > widest {
        lines.append(start + line)
        line = "  "
      } else if !line.isEmpty {
        line += " "
      }
      line += word
    }
    return lines + [start + line]
  }

  static func verbatim(_ text: String, indentation: Int) -> String {
    String(repeating: " ", count: indentation) + "# " + printable(text)
  }

  private static func printable(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let short = scalars.count > longest ? String(scalars.prefix(longest)) + "…" : text
    // YAML has no noncharacters (YAML 1.2.2, section 5.1).
    return PrintableText.whole(short).replacing(scalar: "\u{FFFE}", with: "\\u{FFFE}")
      .replacing(scalar: "\u{FFFF}", with: "\\u{FFFF}")
  }
}
