import SpecText

/// The lines of a file with router code, in which most lines contain no pattern.
struct CodeFile {
  private let text: SourceText
  /// The lines from which the reader has rows.
  private(set) var codeLines: Set<Int> = []
  /// The names of rows without a name from the lines after their patterns, by the index of the row.
  private var names: [Int: String] = [:]
  /// The rows of the last line with a pattern that have no name.
  private var unnamed: Range<Int>?
  private var lastLine = 0

  init(_ text: SourceText) { self.text = text }

  /// Adds a line with patterns.
  ///
  /// - Parameters:
  ///   - line: The index of the line.
  ///   - rows: The indices of the rows of the line.
  ///   - isNamed: A Boolean value that indicates whether the line names a screen.
  mutating func add(_ line: Int, rows: Range<Int>, isNamed: Bool) {
    codeLines.insert(line)
    unnamed = isNamed ? nil : rows
    lastLine = line
  }

  /// Adds a line without a pattern, which can have the name of the screen of the pattern before.
  mutating func add(other line: Int, _ range: Range<Int>) {
    guard let rows = unnamed else { return }
    guard line - lastLine <= 4, let first = range.first, !"})".unicodeScalars.contains(text.scalars[first]) else {
      unnamed = nil
      return
    }
    guard range.count <= 1_000, let name = CodeLine(text, range).nameAfterPattern else { return }
    for row in rows { names[row] = name }
    unnamed = nil
  }

  /// Returns a Boolean value that indicates whether the text is code, and not a list with a few lines of code.
  func isCode(_ rows: [PatternRow], others: [Int]) -> Bool {
    let inCode = rows.count { isInCode($0) }
    guard inCode > 0, inCode * 2 >= rows.count else { return false }
    return others.count { looksLikeCode(text.trimmed(text.lines[$0])) } * 2 > others.count
  }

  /// Names the rows of a list, and replaces the notes about lines without patterns by one note.
  func finish(_ list: inout PatternList, others: [Int]) {
    for (row, name) in names { list.rows[row].destination = name }
    let dropped = list.rows.filter { !isInCode($0) }.map { Int($0.span.start.line) - 1 }
    list.rows.removeAll { !isInCode($0) }
    let ignored = Set(others + dropped).sorted()
    for line in text.lines.indices where Self.isParser(text, line) {
      list.notes.add(
        ImportNote(
          .decision, "a path in a parser such as `Path { \"users\"; Digits() }` is not a pattern",
          help: "write a list with a pattern for each route", at: span(line)))
    }
    if let line = nestedLine(list.rows) {
      list.notes.add(
        ImportNote(
          .decision, "the file nests routes, but the draft has each path without the paths around it",
          help: "write a list with the whole path of each nested route", at: span(line)))
    }
    guard let first = ignored.first else { return }
    let (noun, verb) = ignored.count == 1 ? ("line", "is") : ("lines", "are")
    list.notes.add(
      ImportNote(
        .information, "\(ignored.count) \(noun) without a URL pattern \(verb) ignored", at: span(first)))
  }

  /// Returns a Boolean value that indicates whether a line has a path of URLRouting, which is a parser.
  static func isParser(_ text: SourceText, _ line: Int) -> Bool {
    let range = text.trimmed(text.lines[line])
    let start = "Path {".unicodeScalars
    return range.contains { index in
      text.scalars[index] == "P" && text.scalars[index..<range.upperBound].starts(with: start)
        && (index == range.lowerBound || !text.scalars[index - 1].continuesName)
    }
  }

  private func span(_ line: Int) -> Span { text.span(text.trimmed(text.lines[line]), inLine: line) }

  /// Returns a Boolean value that indicates whether a row is from a line of code, or a pattern in quotes.
  private func isInCode(_ row: PatternRow) -> Bool {
    let line = Int(row.span.start.line) - 1
    if codeLines.contains(line) { return true }
    guard PatternClue(row.text) == .certain else { return false }
    let start = text.lines[line].lowerBound + Int(row.span.start.column) - 1
    return start > text.lines[line].lowerBound && "\"'`".unicodeScalars.contains(text.scalars[start - 1])
  }

  /// Returns the first line that nests routes in another route; `nil` if no line does.
  private func nestedLine(_ rows: [PatternRow]) -> Int? {
    let isAbsolute = rows.contains { $0.text.hasPrefix("/") }
    let relative = rows.first { row in
      !row.text.isEmpty && !row.text.contains(":/") && !"/*^(".contains(row.text.prefix(1))
    }
    if isAbsolute, let relative { return Int(relative.span.start.line) - 1 }
    return text.lines.indices.first { line in
      let range = text.lines[line]
      guard range.count <= 1_000 else { return false }
      let content = text.text(range)
      return ["children:", "children=", ".grouped(", ".group(", "include("].contains { content.contains($0) }
    }
  }

  private func looksLikeCode(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last else { return false }
    if "{};,([)".unicodeScalars.contains(text.scalars[last]) { return true }
    if "})@<$.".unicodeScalars.contains(text.scalars[first]) { return true }
    if Self.keywords.contains(String(scalars: text.scalars[range].prefix { $0.isLetter })) { return true }
    return range.dropFirst().contains { index in
      let before = text.scalars[index - 1]
      return text.scalars[index] == "(" && before.continuesName || text.scalars[index] == "=" && before.isBlank
    }
  }

  private static let keywords: Set<String> = [
    "import", "from", "let", "var", "val", "const", "class", "struct", "enum", "func", "fun", "function", "def",
    "return", "case", "if", "else", "for", "while", "guard", "switch", "final", "public", "private", "static", "export",
    "use", "namespace", "package", "extension", "protocol", "interface", "init", "self", "break", "end", "default",
    "async", "await", "try", "throw", "override", "routing",
  ]
}
