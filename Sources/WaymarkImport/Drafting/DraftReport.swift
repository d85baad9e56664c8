import SpecText

struct DraftReport {
  private let spec: DraftSpec
  private let app: ImportedApp
  private let evidence: DraftEvidence
  /// The most important first. A decision about several entries has several notes.
  let decisions: [DraftDecision]
  private let information: [DraftNote]
  private var links: [DraftNote: String] = [:]
  private static let mostEntries = 500
  private static let mostShapes = 100

  init(_ spec: DraftSpec, _ app: ImportedApp, omitted: Set<Int>, _ evidence: DraftEvidence) {
    self.spec = spec
    self.app = app
    self.evidence = evidence
    var notes = spec.notes + spec.screens.flatMap(\.notes) + spec.links.flatMap(\.notes) + spec.claims.flatMap(\.notes)
    notes +=
      spec.types.compactMap(\.error) + spec.origins.compactMap(\.error)
      + [spec.leftmost, spec.platformNote].compactMap(\.self)
    notes += omitted.sorted().map { index in
      DraftNote(
        .input,
        ImportNote(
          .information, "\(Quoted(app.links[index].text)) has no own link, because other links match its URLs",
          at: app.links[index].span))
    }
    for link in spec.links {
      let text = app.links[link.order].text
      for note in link.notes where note.topic != nil {
        links[note] = note.topic == .rest ? text : (try? spec.text(of: link)) ?? text
      }
    }
    var seen: Set<DraftNote> = []
    let distinct = notes.filter { seen.insert($0).inserted }
    decisions = DraftDecision.all(
      distinct.filter { $0.note.kind == .decision }.enumerated()
        .sorted { ($0.element.importance, $0.offset) < ($1.element.importance, $1.offset) }.map(\.element))
    information = distinct.filter { $0.note.kind == .information }
  }

  private var liveRoutes: Int { spec.routes.count { spec.isLive($0) } }
  private var liveLinks: Int { spec.links.count { !$0.isRemoved } }
  private var comments: Int { decisions.reduce(0) { $0 + $1.notes.count } }
  private var counts: [(String, Int)] {
    [
      ("input files", app.files.count), ("patterns read", app.links.count), ("tabs", 1),
      ("routes", liveRoutes), ("links", liveLinks), ("links as comments", spec.links.count - liveLinks),
      ("claims", spec.claims.count { !$0.isRemoved }), ("decisions", decisions.count),
    ]
  }

  var summaryLines: [String] {
    var lines = [
      "read \(counted(app.links.count, "pattern")) in \(counted(app.files.count, "file"))",
      "drafted 1 tab, \(counted(liveRoutes, "route")), and \(counted(liveLinks, "link"))",
    ]
    if evidence.total > 0 { lines.append("the draft matches \(evidence.matched) of \(counted(evidence.total, "URL"))") }
    // A decision about several entries has a comment at each of them.
    let marks = comments > decisions.count ? "\(comments) `TODO(import)` comments" : "`TODO(import)`"
    lines.append(
      decisions.isEmpty ? "no decision is left" : "\(counted(decisions.count, "decision")) left, marked with \(marks)")
    return lines
  }

  var text: String {
    var text = "# Import of \(MarkdownCode.of(spec.app))\n\n| | |\n|---|---:|\n"
    for (name, count) in counts { text += "| \(name) | \(count) |\n" }
    if evidence.total > 0 {
      text += "| URLs | \(evidence.total) |\n| URLs that a link matches | \(evidence.matched) |\n"
    }
    text += section("Decisions", decisions.map(lines), empty: "The draft needs no decision.")
    text += section("Information", information.map(line), empty: nil)
    text += unmatchedSection
    text += section("Input files", app.files.map { "- \(MarkdownCode.of($0.path))\n" }, empty: nil)
    return text + """

      ## Next steps

      1. Search the draft for `TODO(import)`, make each decision, and remove the comment.
      2. Run `waymark lint` to check the spec.
      3. Run `waymark import --check` with the URLs of a log to see where they land.

      """
  }

  private func section(_ title: String, _ lines: [String], empty: String?) -> String {
    if lines.isEmpty { return empty.map { "\n## \(title)\n\n\($0)\n" } ?? "" }
    var text = "\n## \(title)\n\n" + lines.prefix(Self.mostEntries).joined()
    if lines.count > Self.mostEntries { text += "- and \(lines.count - Self.mostEntries) more\n" }
    return text
  }

  private func lines(_ decision: DraftDecision) -> String {
    guard decision.notes.count > 1 else { return decision.notes.map(line).joined() }
    var text = "- \(MarkdownCode.prose(decision.note.message))"
    if let help = decision.note.help { text += "<br>To do: \(MarkdownCode.prose(help))" }
    text += "\n"
    for note in decision.notes.prefix(Self.mostEntries) { text += "  " + line(note, hasHelp: false) }
    let more = decision.notes.count - Self.mostEntries
    return text + (more > 0 ? "  - and \(more) more\n" : "")
  }

  private func line(_ note: DraftNote) -> String { line(note, hasHelp: true) }

  private func line(_ note: DraftNote, hasHelp: Bool) -> String {
    var text = "- "
    // A comment is at its link, but the report is not.
    if note.topic != nil, let link = links[note] { text += "\(MarkdownCode.of(link)): " }
    text += MarkdownCode.prose(note.note.message)
    if let url = note.note.url { text += "<br>URL: " + MarkdownCode.of(PrintableText.of(url)) }
    if hasHelp, let help = note.note.help { text += "<br>To do: " + MarkdownCode.prose(help) }
    if let place = note.note.span.flatMap(place) { text += "<br>" + MarkdownCode.of(place) }
    return text + "\n"
  }

  private func place(_ span: Span) -> String? {
    guard app.files.indices.contains(Int(span.file)) else { return nil }
    return "\(app.files[Int(span.file)].path):\(span.start.line)"
  }

  private var renamed: [(destination: String, name: String)] {
    spec.screens.indices.filter { spec.isLive($0) }.compactMap { index in
      let screen = spec.screens[index]
      guard let destination = screen.destination, destination != screen.name else { return nil }
      return (destination, screen.name)
    }
  }

  /// CSV; `nil` if each name is derived from the text of its destination.
  var names: String? {
    let entries = renamed.filter { SpecName.lowerCamelCase($0.destination) != $0.name }
    guard !entries.isEmpty else { return nil }
    return "destination,name\n" + entries.map { "\(Self.field($0.destination)),\($0.name)\n" }.joined()
  }

  /// Source: RFC 4180.
  private static func field(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { "\",\r\n".unicodeScalars.contains($0) }) else { return text }
    return "\"" + text.replacing(scalar: "\"", with: "\"\"") + "\""
  }

  private var unmatchedSection: String {
    guard !evidence.unmatched.isEmpty else { return "" }
    let shown = evidence.unmatched.prefix(Self.mostShapes)
    var text = "\n## URLs that no link matches\n\n| shape | count | example | reason |\n|---|---:|---|---|\n"
    for entry in shown {
      let cells = [
        entry.shape.map(Self.code) ?? "", "\(entry.count)",
        entry.example == entry.shape ? "" : Self.code(entry.example), entry.reason.map { MarkdownCode.prose($0) } ?? "",
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    let more = evidence.unmatched.dropFirst(shown.count).reduce(0) { $0.saturatingAdding($1.count) }
    if more > 0 { text += "\nand \(counted(more, "request")) for other URLs\n" }
    return text
  }

  private static func code(_ url: String) -> String { MarkdownCode.of(PrintableText.of(url)) }
}

package struct DraftEvidence: Sendable {
  package struct Unmatched: Sendable {
    /// With an asterisk for each value; `nil` for lines without a valid URL.
    package var shape: String?
    package var example: String
    package var count: Int
    /// A clause such as "it has no host"; `nil` if no pattern fits.
    package var reason: String?
  }

  package var total = 0
  package var matched = 0
  /// The most frequent first.
  package var unmatched: [Unmatched] = []
  package var note: ImportNote?
  package init() {}
}
