/// A formatter of texts as words of a POSIX shell.
package enum ShellWord {
  /// Returns a text in single quotes.
  package static func quoted(_ text: String) -> String { "'" + text.replacing(scalar: "'", with: #"'\''"#) + "'" }

  /// Returns a text unchanged if it contains no special characters of a shell, or else in quotes.
  package static func of(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "_-./".utf8.contains($0) }
    return isPlain && !text.isEmpty ? text : quoted(text)
  }
}
