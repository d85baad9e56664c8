import SpecText
import WaymarkLinks

extension LogReport {
  private static let mostLinks = 50
  private static let mostGroups = 20

  /// The disagreements are last, because a terminal shows the end of the output.
  package var text: String {
    var paragraphs = [summary, table(links, "link"), table(redirects, "redirect to"), unusedText, deprecatedText]
    paragraphs += [skippedText, refusedText, unmatchedText]
    if let comparison { paragraphs.append(agreement(comparison)) }
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var summary: String {
    let rows = [("opens", landed), ("unmatched", unmatched), ("refused", refusedTotal)]
    let lines = rows.filter { $0.1.urls > 0 || $0.0 == "opens" }.map { name, tally in
      "  \(name.padded(to: 10))\(padded(tally.share(of: total), 6))  \(tally.text)\n"
    }
    return "\(PrintableText.of(spec)): \(total.text)\n" + lines.joined()
  }

  private func agreement(_ comparison: DestinationComparison) -> String {
    let who = source == .handler ? "the handler" : "the destinations of the log"
    var text =
      comparison.disagreed.urls == 0
      ? "no disagreements: \(who) and the spec agree on \(comparison.agreed.text)\n"
      : "disagreements with \(who): \(comparison.disagreed.text) (\(comparison.disagreed.share(of: comparison.compared)))\n"
    for group in disagreements.prefix(Self.mostGroups) {
      let app = group.destination.map { "`\(PrintableText.of($0))`" } ?? "nothing"
      let spec =
        group.link.map { "opens `\(PrintableText.of($0))`" }
        ?? (group.refusal == nil ? "opens nothing" : "refuses the URL")
      let opens = source == .handler ? "the handler opens" : "the log says"
      text += "  \(opens) \(app), the spec \(spec): \(group.tally.text)\n"
      for url in group.tally.examples { text += "    \(PrintableText.of(url))\n" }
      if !group.hint.isEmpty { text += "    \(PrintableText.of(group.hint))\n" }
    }
    text += more(disagreements.dropFirst(Self.mostGroups).map(\.tally) + [comparison.otherGroups], "group")
    if comparison.notAsked.urls > 0 {
      text += "not sent to the handler, because they are no lines of text: \(comparison.notAsked.text)\n"
    }
    return text
  }

  private func table(_ rows: [LinkRow], _ title: String) -> String {
    guard !rows.isEmpty else { return "" }
    let shown = rows.prefix(Self.mostLinks)
    let cells =
      [["requests", "share", "URLs", title, "pattern", "example"]]
      + shown.map { row in
        [
          row.tally.requests.grouped, row.tally.share(of: total), row.tally.urls.grouped,
          PrintableText.of(row.link.name),
          PrintableText.of(row.link.text), PrintableText.of(row.tally.examples.first ?? ""),
        ]
      }
    let widths = (0..<5).map { column in min(cells.map { $0[column].count }.max() ?? 0, 50) }
    let lines = cells.map { cells in
      (0..<3).map { padded(cells[$0], widths[$0]) }.joined(separator: "  ") + "  "
        + (3..<5).map { cells[$0].padded(to: widths[$0]) }.joined(separator: "  ") + "  " + cells[5] + "\n"
    }
    return lines.joined() + more(rows.dropFirst(Self.mostLinks).map(\.tally), title == "link" ? "link" : "redirect")
  }

  private var deprecatedText: String {
    let rows = (links + redirects).filter { $0.deprecation != nil }
    guard !rows.isEmpty else { return "" }
    return "deprecated links in use:\n"
      + rows.prefix(Self.mostGroups).map {
        "  \(PrintableText.of($0.link.name)) (\(PrintableText.of($0.link.text))): \($0.tally.text)\n"
      }.joined() + more(rows.dropFirst(Self.mostGroups).map(\.tally), "link")
  }

  private var unusedText: String {
    guard !unused.isEmpty else { return "" }
    let rest = unused.count - Self.mostGroups
    return "no URL of the log opens \(unused.count.counted("link")):\n"
      + unused.prefix(Self.mostGroups).map {
        "  \(PrintableText.of($0.target == .redirect ? "redirect to \($0.name)" : $0.name)) (\(PrintableText.of($0.text)))\n"
      }.joined() + (rest > 0 ? "  and \(rest.grouped) more\n" : "")
  }

  private var unmatchedText: String {
    guard !shapes.isEmpty else { return "" }
    return "no link matches \(unmatched.text):\n"
      + shapes.prefix(Self.mostGroups).map { row in
        let example = PrintableText.of(row.tally.examples.first ?? "")
        return "  \(PrintableText.of(row.shape)): \(row.tally.text)\n"
          + (example == row.shape ? "" : "    for example \(example)\n") + (row.reason.map { "    \($0)\n" } ?? "")
      }.joined() + more(shapes.dropFirst(Self.mostGroups).map(\.tally), "group")
  }

  private var refusedText: String {
    guard !refused.isEmpty else { return "" }
    return "refused: \(refusedTotal.text):\n"
      + refused.map { reason, tally in
        "  \(reason.explanation) (\(reason.rawValue)): \(tally.text)\n"
          + "    for example \(PrintableText.of(tally.examples.first ?? ""))\n"
      }.joined()
  }

  private var skippedText: String {
    guard !skipped.isEmpty else { return "" }
    return "ignored \(skipped.reduce(0) { $0 + $1.tally.urls }.counted("line")) without a URL:\n"
      + skipped.map { reason, tally in
        "  \(reason): \(tally.urls.counted("line"))\n"
          + "    for example \(PrintableText.of(tally.examples.first ?? ""))\n"
      }.joined()
  }

  private func more(_ tallies: [URLTally], _ noun: String) -> String {
    let omitted = tallies.filter { $0.urls > 0 }
    guard !omitted.isEmpty else { return "" }
    return "  and \(omitted.count.counted("more \(noun)")): \(omitted.reduce(into: URLTally()) { $0.add($1) }.text)\n"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
