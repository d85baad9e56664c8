import WaymarkDiagnostics

extension ChangeReport {
  /// The changes as GitHub workflow commands.
  ///
  /// A breaking change becomes an error, or a warning if the user allows the change. Any other change becomes a notice.
  package var annotations: String {
    GitHubRenderer(files: newFiles).render(
      entries.map { entry in
        let change = entry.change
        var lines = [change.message]
        if let witness = change.witness { lines += [witness.url] + witness.verdict.map { "\($0.word): \($0.place)" } }
        if let before = change.before, let place = place(before, oldFiles) { lines.append("before: \(place)") }
        if let help = change.help, !entry.isAllowed { lines.append("help: \(help)") }
        return GitHubRenderer.Annotation(
          entry.fails ? .error : entry.isAllowed ? .warning : .notice, title: "waymark diff: \(change.kind.rawValue)",
          at: change.after, lines)
      })
  }
}
