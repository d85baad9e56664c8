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
    var lines = [label + MarkdownCode.prose(item.message)]
    if item.examples.isEmpty { lines += evidence(change) }
    for example in item.examples { lines += [MarkdownCode.prose(example.message)] + evidence(example) }
    if let others = item.others { lines.append(MarkdownCode.prose(others)) }
    if let help = change.help, !entry.isAllowed { lines.append("To do: " + MarkdownCode.prose(help)) }
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
}
