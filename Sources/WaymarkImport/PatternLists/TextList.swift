import AppleFormats
import WaymarkDiagnostics

/// A reader for lists with one pattern on each line.
enum TextList {
  /// The maximum number of notes about lines without a pattern.
  private static let mostNotes = 100

  /// Reads the patterns of a text.
  ///
  /// - Throws: A ``FormatError`` if most lines contain no pattern.
  static func read(_ text: SourceText) throws(FormatError) -> PatternList {
    var list = PatternList()
    var others: [Int] = []
    var words: [(line: Int, row: PatternRow)] = []
    var comments = TextComments(text)
    var hasBareRows = false
    for line in text.lines.indices {
      guard let range = comments.content(ofLine: line) else {
        if comments.canBePattern(line) { others.append(line) }
        continue
      }
      switch TextLine.read(text, line: line, range) {
      case .row(let row):
        list.rows.append(row)
        if !row.text.hasPrefix("/"), !row.text.contains("://") { hasBareRows = true }
      case .word(let row):
        words.append((line, row))
        list.rows.append(row)
      case .other: others.append(line)
      }
    }
    if let note = comments.note { list.notes.add(note) }
    // In a list without leading slashes, a single word is a pattern.
    if !hasBareRows || words.count * 2 > list.rows.count {
      let lines = Set(words.map(\.line))
      list.rows.removeAll { lines.contains(Int($0.span.start.line) - 1) }
      others = (others + words.map(\.line)).sorted()
    }
    guard !list.rows.isEmpty else {
      throw PatternListReader.noPattern(text.file)
    }
    guard others.count <= list.rows.count else {
      let first = others[0]
      let span = text.span(text.trimmed(text.lines[first]), inLine: first)
      throw FormatError(
        .input,
        "\(others.count) of \(others.count + list.rows.count) lines contain no URL pattern, and this line is the first",
        at: span, help: "write a pattern such as `/users/:id` on each line, and start comments with `#`")
    }
    if let first = others.first, first < Int(list.rows[0].span.start.line) - 1, isHeading(text, first) {
      others.removeFirst()
      let span = text.span(text.trimmed(text.lines[first]), inLine: first)
      list.notes.add(ImportNote(.information, "line \(first + 1) is a heading", at: span))
    }
    for line in others.prefix(mostNotes) {
      let range = text.trimmed(text.lines[line])
      let start = PrintableText.of(text.text(range.prefix(60)))
      list.notes.add(
        ImportNote(
          .decision, "line \(line + 1) contains no URL pattern: `\(start)`\(range.count > 60 ? "…" : "")",
          help: "add the link by hand, or start the line with `#`", at: text.span(range, inLine: line)))
    }
    if others.count > mostNotes {
      list.notes.add(
        ImportNote(.decision, "\(others.count - mostNotes) more lines contain no URL pattern", at: list.rows[0].span))
    }
    return list
  }

  /// Returns a Boolean value that indicates whether a line has names of columns, such as `Prefix Verb URI Pattern`.
  private static func isHeading(_ text: SourceText, _ line: Int) -> Bool {
    let words = text.text(text.trimmed(text.lines[line]).prefix(200)).split { $0 == " " || $0 == "\t" }
    return words.count > 1 && words.count <= 8 && words.contains { ListColumn(String($0)) == .pattern }
  }
}
