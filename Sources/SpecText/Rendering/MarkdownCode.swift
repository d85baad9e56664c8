/// A formatter that prints strings as code in GitHub Flavored Markdown.
///
/// GitHub does not treat any part of the printed code as markup, as a link, or as a mention.
package enum MarkdownCode {
  /// In a table, a code span supports only the escape `\|`. Markdown implementations disagree about backticks and
  /// backslashes in code spans. If a string contains a backtick or a backslash, the result is a `<code>` element with
  /// numeric character references.
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
  /// Text between backticks becomes a code span.
  ///
  /// In messages, all text from a spec is between backticks. If the number of backticks is odd, or if text outside
  /// backticks contains special characters, the entire message becomes a code span.
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
