/// A formatter of texts as code in GitHub Flavored Markdown, without markup, links or mentions.
package enum MarkdownCode {
  /// Returns a text as code on one line, which is also valid in a table.
  ///
  /// In a table, a code span supports only the escape `\|`. Implementations differ in their treatment of other
  /// backslashes and of backticks, so a text with either uses numeric character references.
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
