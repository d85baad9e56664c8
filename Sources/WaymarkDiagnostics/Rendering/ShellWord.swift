/// A text as one word of a POSIX shell.
package enum ShellWord {
  /// In quotes, whatever it is.
  package static func quoted(_ text: String) -> String { "'" + text.replacing(scalar: "'", with: #"'\''"#) + "'" }

  /// As it is where a shell reads nothing into it, else in quotes.
  package static func of(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "_-./".utf8.contains($0) }
    return isPlain && !text.isEmpty ? text : quoted(text)
  }
}
