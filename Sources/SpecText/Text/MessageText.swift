package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }

package struct Quoted: CustomStringConvertible {
  private static let longest = 60

  private let text: String

  package init(_ text: String) { self.text = text }

  package var description: String {
    if text.isEmpty { return "nothing" }
    let scalars = text.unicodeScalars
    return "`\(scalars.count > Self.longest ? String(scalars.prefix(Self.longest)) + "…" : text)`"
  }
}

package enum ShellWord {
  package static func quoted(_ text: String) -> String { "'" + text.replacing(scalar: "'", with: #"'\''"#) + "'" }

  /// If the string is empty or contains special characters, the word has single quotes.
  package static func of(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "_-./".utf8.contains($0) }
    return isPlain && !text.isEmpty ? text : quoted(text)
  }
}

extension String {
  package var withArticle: String {
    switch first {
    case "A", "E", "I", "O": "an " + self
    default: "a " + self
    }
  }
}

extension String {
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

extension String {
  /// Also before a combining mark, which Swift joins with a quote to one character, but a shell and other parsers
  /// don't.
  package func replacing(scalar: Unicode.Scalar, with text: String) -> String {
    unicodeScalars.split(separator: scalar, omittingEmptySubsequences: false).map(String.init).joined(separator: text)
  }
}
