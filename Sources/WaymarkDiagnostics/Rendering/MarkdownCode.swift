/// Any text as code in Markdown (GitHub's form), where nothing is markup, a link or the name of somebody to notify.
package enum MarkdownCode {
  /// The text in one line, of a table, too.
  ///
  /// A backslash before `|` is the one escape that a table knows inside a code span. Where the text has a backslash or a backtick
  /// itself, readers differ on what that means, and every sign is written as its number.
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
