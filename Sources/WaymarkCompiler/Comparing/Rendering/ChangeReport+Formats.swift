import SpecText

extension ChangeReport {
  /// For each class in text and Markdown. JSON contains all changes.
  static let mostShown = 100

  /// Grouped by class, with breaking changes that the user does not allow first, and a summary last.
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
    if let own = item.own { text += evidence(own, "    ", paint) }
    for example in item.examples {
      text += "    \(PrintableText.of(example.message))\n" + evidence(example, "      ", paint)
    }
    if let others = item.others { text += "    \(PrintableText.of(others))\n" }
    if let help = change.help, !entry.isAllowed { text += "    \(paint.cyan("help: "))\(PrintableText.of(help))\n" }
    return text
  }

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

extension ChangeReport {
  /// For a comment on a pull request.
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

  /// For a version that cannot be compared.
  package static func markdown(of errors: [Diagnostic], in files: [SourceFile]) -> String {
    let lines = errors.prefix(mostShown).map { error in
      let place = MarkdownCode.of("\(files[Int(error.span.file)].path):\(error.span.start.line)")
      let help = error.help.map { "<br>To do: " + MarkdownCode.prose($0) } ?? ""
      return "- **error:** \(MarkdownCode.prose(error.message))<br>\(place)\(help)\n"
    }
    let more = errors.count - lines.count
    return "## Navigation: specs with errors cannot be compared\n\n" + lines.joined()
      + (more > 0 ? "- and \(more) more\n" : "")
  }

  private func line(_ item: Item) -> String {
    let (entry, change) = (item.first, item.first.change)
    let label = entry.fails ? "**breaking:** " : entry.isAllowed ? "**allowed:** " : ""
    var lines = [label + MarkdownCode.prose(item.message)]
    if let own = item.own { lines += evidence(own) }
    for example in item.examples { lines += [MarkdownCode.prose(example.message)] + evidence(example) }
    if let others = item.others { lines.append(MarkdownCode.prose(others)) }
    if let help = change.help, !entry.isAllowed { lines.append("To do: " + MarkdownCode.prose(help)) }
    return "- " + lines.joined(separator: "<br>") + "\n"
  }

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

extension ChangeReport {
  /// GitHub workflow commands: errors for breaking changes, warnings for allowed ones, and notices for others.
  package var annotations: String {
    GitHubRenderer(files: newFiles).render(
      items(entries).map { item in
        let (entry, change) = (item.first, item.first.change)
        var lines = [item.message]
        if let own = item.own { lines += annotationLines(own) }
        for example in item.examples { lines += [example.message] + annotationLines(example) }
        if let others = item.others { lines.append(others) }
        if let help = change.help, !entry.isAllowed { lines.append("help: \(help)") }
        return GitHubRenderer.Annotation(
          entry.fails ? .error : entry.isAllowed ? .warning : .notice, title: "waymark diff: \(change.kind.rawValue)",
          at: change.after, lines)
      })
  }

  private func annotationLines(_ change: Change) -> [String] {
    var lines: [String] = []
    if let witness = change.witness { lines += [witness.url] + witness.verdict.map { "\($0.word): \($0.place)" } }
    if let before = change.before, let place = place(before, oldFiles) { lines.append("before: \(place)") }
    return lines
  }
}

extension ChangeReport {
  /// Sorted keys, so equal reports produce equal bytes, and a final line break.
  package func json() throws -> String {
    let report = Document(
      changes: entries.map { entry in
        Document.Entry(
          class: entry.change.kind.rawValue, isBreaking: entry.change.isBreaking, isAllowed: entry.isAllowed,
          subject: entry.change.subject, message: entry.change.message, help: entry.change.help,
          witness: entry.change.witness.map { .init(url: $0.url, before: $0.before, after: $0.after) },
          cause: entry.change.cause.map { .init(subject: $0.subject, message: $0.message) },
          before: entry.change.before.flatMap { place($0, of: oldFiles) },
          after: entry.change.after.flatMap { place($0, of: newFiles) })
      },
      summary: .init(
        breaking: entries.count(where: \.fails), allowed: entries.count(where: \.isAllowed),
        others: entries.count { !$0.change.isBreaking }))
    return try JSONDocument.text(of: report)
  }

  private func place(_ span: Span, of files: [SourceFile]) -> Document.Place? {
    guard files.indices.contains(Int(span.file)) else { return nil }
    return Document.Place(file: files[Int(span.file)].path, line: span.start.line, column: span.start.column)
  }
}

private struct Document: Encodable {
  struct Entry: Encodable {
    let `class`: String
    let isBreaking, isAllowed: Bool
    let subject, message: String
    let help: String?
    let witness: Witness?
    let cause: Cause?
    let before, after: Place?
  }

  struct Witness: Encodable {
    let url, before, after: String
  }

  struct Cause: Encodable {
    let subject, message: String
  }

  struct Place: Encodable {
    let file: String
    let line, column: UInt32
  }

  struct Summary: Encodable {
    let breaking, allowed, others: Int
  }

  let changes: [Entry]
  let summary: Summary
}
