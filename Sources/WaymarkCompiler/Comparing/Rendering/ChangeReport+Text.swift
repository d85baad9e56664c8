import WaymarkDiagnostics

extension ChangeReport {
  /// The maximum number of changes for each class in text and Markdown output.
  ///
  /// JSON output contains all changes.
  static let mostShown = 100

  /// Returns the changes as text, grouped by class. In each class, breaking changes that the user does not allow come
  /// first. A summary follows the changes.
  package func text(color: Bool) -> String {
    let paint = Paint(isOn: color)
    let blocks = groups.map { kind, entries in
      paint.bold(kind.rawValue) + paint.dim(", for \(kind.readers)") + "\n"
        + entries.prefix(Self.mostShown).map { block($0, paint) }.joined()
        + (entries.count > Self.mostShown
          ? "  and \(entries.count - Self.mostShown) more; `--format json` shows all\n" : "")
    }
    return (blocks + [paint.bold(summary) + "\n"]).joined(separator: "\n")
  }

  private func block(_ entry: Entry, _ paint: Paint) -> String {
    let change = entry.change
    let label = entry.fails ? paint.red("breaking: ") : entry.isAllowed ? paint.yellow("allowed: ") : ""
    let name =
      entry.fails && !Self.leads(change.message, change.subject) ? "\(change.kind.rawValue):\(change.subject)" : nil
    var text = "  \(label)\(PrintableText.of(change.message))"
    text += (name.map { paint.dim(" [\(PrintableText.of($0))]") } ?? "") + "\n"
    if let witness = change.witness {
      text += "    \(PrintableText.of(witness.url))\n"
      for (word, place) in witness.verdict { text += "      \(word)  \(PrintableText.of(place))\n" }
    }
    let places = places(change).map(PrintableText.of)
    if !places.isEmpty { text += paint.dim("    \(places.joined(separator: " -> "))") + "\n" }
    if let help = change.help, !entry.isAllowed { text += "    \(paint.cyan("help: "))\(PrintableText.of(help))\n" }
    return text
  }

  /// Returns whether the first text in backticks in a message is the subject of the change.
  private static func leads(_ message: String, _ subject: String) -> Bool {
    let first = message.utf8.drop { $0 != UInt8(ascii: "`") }
    return first.starts(with: "`\(subject)`".utf8)
  }
}
