import WaymarkDiagnostics

extension ChangeReport {
  /// The changes as GitHub workflow commands.
  ///
  /// A breaking change becomes an error, or a warning if the user allows the change. A change that is not breaking
  /// becomes a notice.
  package var annotations: String {
    GitHubRenderer(files: newFiles).render(
      items(entries).map { item in
        let (entry, change) = (item.first, item.first.change)
        var lines = [item.message]
        if item.examples.isEmpty { lines += evidence(change) }
        for example in item.examples { lines += [example.message] + evidence(example) }
        if let others = item.others { lines.append(others) }
        if let help = change.help, !entry.isAllowed { lines.append("help: \(help)") }
        return GitHubRenderer.Annotation(
          entry.fails ? .error : entry.isAllowed ? .warning : .notice, title: "waymark diff: \(change.kind.rawValue)",
          at: change.after, lines)
      })
  }

  /// Returns lines that show the URL of a change, the destinations of the URL, and the source location in the old
  /// version.
  private func evidence(_ change: Change) -> [String] {
    var lines: [String] = []
    if let witness = change.witness { lines += [witness.url] + witness.verdict.map { "\($0.word): \($0.place)" } }
    if let before = change.before, let place = place(before, oldFiles) { lines.append("before: \(place)") }
    return lines
  }
}
