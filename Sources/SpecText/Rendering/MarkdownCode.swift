/// GitHub Flavored Markdown, in which no part is markup, a link, or a mention.
package enum MarkdownCode {
  /// In a table, a code span supports only the escape `\|`, and implementations disagree about backticks and
  /// backslashes. A string with either becomes a `<code>` element with character references.
  package static func of(_ text: String) -> String {
    let text = PrintableText.whole(text)
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "\\") }) || text.isEmpty else {
      return "`" + text.replacing(scalar: "|", with: "\\|") + "`"
    }
    let escaped = text.unicodeScalars.map { scalar in
      let isPlain = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == " "
      return isPlain ? String(scalar) : "&#\(scalar.value);"
    }
    return "<code>\(escaped.joined())</code>"
  }
}

extension MarkdownCode {
  /// Text between backticks, which includes all text from a spec, becomes a code span. With an odd number of backticks,
  /// or special characters outside, the entire message does.
  package static func prose(_ sentence: String) -> String {
    let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
    let isSound =
      parts.count % 2 == 1
      && parts.enumerated().allSatisfy { index, part in
        index % 2 == 1 || part.unicodeScalars.allSatisfy(isPlain) && !part.contains("www.")
      }
    guard isSound else { return MarkdownCode.of(sentence) }
    return parts.enumerated().map { $0 % 2 == 0 ? String($1) : MarkdownCode.of(String($1)) }.joined()
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ";", ":", ".", "'", "(", ")", "-": true
    default: false
    }
  }
}
