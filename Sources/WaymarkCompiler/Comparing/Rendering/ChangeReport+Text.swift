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
      let items = items(entries)
      return paint.bold(kind.rawValue) + paint.dim(", for \(kind.readers)") + "\n"
        + items.prefix(Self.mostShown).map { block($0, paint) }.joined()
        + (items.count > Self.mostShown
          ? "  and \(items.count - Self.mostShown) more; `--format json` shows all\n" : "")
    }
    return (blocks + [paint.bold(summary) + "\n"]).joined(separator: "\n")
  }

  private func block(_ item: Item, _ paint: Paint) -> String {
    let (entry, change) = (item.first, item.first.change)
    let label = entry.fails ? paint.red("breaking: ") : entry.isAllowed ? paint.yellow("allowed: ") : ""
    let name = entry.fails ? paint.dim(" [\(PrintableText.of("\(change.kind.rawValue):\(item.subject)"))]") : ""
    var text = "  \(label)\(PrintableText.of(item.message))\(name)\n"
    if item.examples.isEmpty { text += evidence(change, "    ", paint) }
    for example in item.examples {
      text += "    \(PrintableText.of(example.message))\n" + evidence(example, "      ", paint)
    }
    if let others = item.others { text += "    \(PrintableText.of(others))\n" }
    if let help = change.help, !entry.isAllowed { text += "    \(paint.cyan("help: "))\(PrintableText.of(help))\n" }
    return text
  }

  /// Returns the URL and the source locations of a change, with an indentation.
  private func evidence(_ change: Change, _ indentation: String, _ paint: Paint) -> String {
    var text = ""
    if let witness = change.witness {
      text += "\(indentation)\(PrintableText.of(witness.url))\n"
      for (word, place) in witness.verdict { text += "\(indentation)  \(word)  \(PrintableText.of(place))\n" }
    }
    let places = places(change).map(PrintableText.of)
    if !places.isEmpty { text += paint.dim("\(indentation)\(places.joined(separator: " -> "))") + "\n" }
    return text
  }
}
