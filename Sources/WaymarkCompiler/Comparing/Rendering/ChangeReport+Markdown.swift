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
      let items = items(entries)
      for (index, item) in items.enumerated() {
        let line = line(item)
        guard index < Self.mostShown, line.count < room else {
          text += "- and \(items.count - index) more\n"
          break
        }
        room -= line.count
        text += line
      }
    }
    return text
  }

  private func line(_ item: Item) -> String {
    let (entry, change) = (item.first, item.first.change)
    let label = entry.fails ? "**breaking:** " : entry.isAllowed ? "**allowed:** " : ""
    var lines = [label + Self.prose(item.message)]
    if item.examples.isEmpty { lines += evidence(change) }
    for example in item.examples { lines += [Self.prose(example.message)] + evidence(example) }
    if let others = item.others { lines.append(Self.prose(others)) }
    if let help = change.help, !entry.isAllowed { lines.append("To do: " + Self.prose(help)) }
    return "- " + lines.joined(separator: "<br>") + "\n"
  }

  /// Returns lines with the URL and the source locations of a change.
  private func evidence(_ change: Change) -> [String] {
    var lines: [String] = []
    if let witness = change.witness {
      lines.append(MarkdownCode.of(witness.url))
      lines += witness.verdict.map { "\($0.word) \(MarkdownCode.of($0.place))" }
    }
    let places = places(change).map(MarkdownCode.of)
    if !places.isEmpty { lines.append(places.joined(separator: " → ")) }
    return lines
  }

  /// Returns a message as Markdown. Text between backticks becomes a code span.
  ///
  /// In messages, all text from a spec is between backticks. If the number of backticks is odd, or if text outside
  /// backticks contains special characters, the entire message becomes a code span.
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
