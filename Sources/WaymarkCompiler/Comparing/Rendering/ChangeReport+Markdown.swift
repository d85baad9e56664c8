import WaymarkDiagnostics

extension ChangeReport {
  /// The changes in Markdown, for a comment on a pull request.
  ///
  /// Each class of changes has its own list.
  package var markdown: String {
    var text = "## Navigation: \(summary)\n"
    // GitHub limits a comment to 65,536 characters.
    var room = 60_000
    for (kind, entries) in groups {
      text += "\n### \(kind.rawValue), for \(kind.readers)\n\n"
      for (index, entry) in entries.enumerated() {
        let item = item(entry)
        guard index < Self.mostShown, item.count < room else {
          text += "- and \(entries.count - index) more\n"
          break
        }
        room -= item.count
        text += item
      }
    }
    return text
  }

  private func item(_ entry: Entry) -> String {
    let change = entry.change
    let label = entry.fails ? "**breaking:** " : entry.isAllowed ? "**allowed:** " : ""
    var lines = [label + Self.prose(change.message)]
    if let witness = change.witness {
      lines.append(MarkdownCode.of(witness.url))
      lines += witness.verdict.map { "\($0.word) \(MarkdownCode.of($0.place))" }
    }
    let places = places(change).map(MarkdownCode.of)
    if !places.isEmpty { lines.append(places.joined(separator: " → ")) }
    if let help = change.help, !entry.isAllowed { lines.append("To do: " + Self.prose(help)) }
    return "- " + lines.joined(separator: "<br>") + "\n"
  }

  /// Returns a message as Markdown. Text between backticks becomes a code span.
  ///
  /// All text from a spec is between backticks. If the number of backticks is odd, or if text outside backticks
  /// contains special characters, the entire message becomes a code span.
  ///
  /// - Parameter sentence: The sentence.
  /// - Returns: The Markdown text.
  private static func prose(_ sentence: String) -> String {
    let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
    let isSound =
      parts.count % 2 == 1
      && parts.enumerated().allSatisfy { index, part in
        index % 2 == 1 || part.unicodeScalars.allSatisfy(isPlain) && !part.contains("www.")
      }
    guard isSound else { return MarkdownCode.of(sentence) }
    return parts.enumerated().map { $0 % 2 == 0 ? String($1) : MarkdownCode.of(String($1)) }.joined()
  }

  /// Returns whether a character has no special meaning in Markdown.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ";", ":", ".", "'", "(", ")", "-": true
    default: false
    }
  }
}
