package enum ShellWord {
  package static func quoted(_ text: String) -> String { "'" + text.replacing(scalar: "'", with: #"'\''"#) + "'" }

  /// If the string is empty or contains special characters, the word has single quotes.
  package static func of(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "_-./".utf8.contains($0) }
    return isPlain && !text.isEmpty ? text : quoted(text)
  }
}
