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
