import SpecText

/// A reader for the tables of a Markdown file, as in the list of links of a README (GitHub Flavored Markdown,
/// section 4.10).
struct MarkdownList {
  private let text: SourceText
  private var list = PatternList()
  /// The lines with text outside the tables with patterns.
  private var otherLines: [Int] = []

  /// Reads the patterns of the tables; returns `nil` if no table contains patterns.
  ///
  /// - Complexity: O(size of the text).
  static func read(_ text: SourceText) -> PatternList? {
    var reader = MarkdownList(text: text)
    reader.read()
    guard !reader.list.rows.isEmpty else { return nil }
    if let first = reader.otherLines.first {
      reader.list.notes.add(
        ImportNote(
          .information, "\(counted(reader.otherLines.count, "line")) outside tables of patterns are ignored",
          at: text.span(text.trimmed(text.lines[first]), inLine: first)))
    }
    let items = reader.otherLines.filter { reader.isItemWithPattern($0) }
    if let first = items.first {
      reader.list.notes.add(
        ImportNote(
          .decision, "the draft omits \(counted(items.count, "pattern")) outside tables",
          help: "add the patterns of bulleted lists to a table",
          at: text.span(text.trimmed(text.lines[first]), inLine: first)))
    }
    return reader.list
  }

  private init(text: SourceText) { self.text = text }

  private mutating func read() {
    var line = 0
    while line < text.lines.count {
      let end = tableEnd(from: line)
      if let end {
        let header = cells(line)
        let records = (line + 2..<end).map { cells($0) }
        if let table = DelimitedList.table(records, header: header) {
          list.add(table)
        } else {
          otherLines += line..<end
        }
      } else if !text.trimmed(text.lines[line]).isEmpty {
        otherLines.append(line)
      }
      line = end ?? line + 1
    }
  }

  /// Returns a Boolean value that indicates whether a line is an item of a bulleted list that starts with a pattern.
  private func isItemWithPattern(_ line: Int) -> Bool {
    let scalars = text.scalars[text.trimmed(text.lines[line])]
    guard let bullet = scalars.first, "-*+".unicodeScalars.contains(bullet), scalars.dropFirst().first == " " else {
      return false
    }
    let word = scalars.dropFirst(2).drop { $0 == "`" || $0 == " " }.prefix { $0 != "`" && !$0.isBlank }
    return PatternClue(String(scalars: word)) == .certain
  }

  /// Returns the line after the table that starts at a line; `nil` if no table starts at the line.
  private func tableEnd(from line: Int) -> Int? {
    guard line + 1 < text.lines.count, isDelimiterRow(line + 1), hasPipe(line),
      cells(line).count == cells(line + 1).count
    else { return nil }
    return (line + 2..<text.lines.count).first { !hasPipe($0) } ?? text.lines.count
  }

  private func hasPipe(_ line: Int) -> Bool { text.scalars[text.lines[line]].contains("|") }

  /// Returns a Boolean value that indicates whether a line separates the header of a table from its rows, such as
  /// `|---|:-:|`.
  private func isDelimiterRow(_ line: Int) -> Bool {
    let scalars = text.scalars[text.lines[line]]
    return scalars.allSatisfy { $0 == "-" || $0 == "|" || $0 == ":" || $0.isBlank } && scalars.contains("-")
      && scalars.contains("|")
  }

  /// Returns the cells of a row. The pipes at the ends of the row are optional.
  private func cells(_ line: Int) -> [DelimitedText.Cell] {
    var range = text.trimmed(text.lines[line])
    if let first = range.first, text.scalars[first] == "|" { range = first + 1..<range.upperBound }
    var cells: [DelimitedText.Cell] = []
    var start = range.lowerBound
    for index in range where text.scalars[index] == "|" && !(index > start && text.scalars[index - 1] == "\\") {
      cells.append(cell(start..<index, line))
      start = index + 1
    }
    if start < range.upperBound { cells.append(cell(start..<range.upperBound, line)) }
    return cells
  }

  private func cell(_ range: Range<Int>, _ line: Int) -> DelimitedText.Cell {
    var range = text.trimmed(range)
    // A link such as `[User](Docs/User.md)` has the name in its brackets.
    if let first = range.first, text.scalars[first] == "[",
      let end = Brackets.end(in: text.scalars, from: first, to: range.upperBound), end + 1 < range.upperBound,
      text.scalars[end + 1] == "(", text.scalars[range.upperBound - 1] == ")"
    {
      range = text.trimmed(first + 1..<end)
    }
    while let first = range.first, let last = range.last, first < last, text.scalars[first] == text.scalars[last],
      text.scalars[first] == "`" || text.scalars[first] == "*" && range.count > 2
    {
      range = text.trimmed(first + 1..<last)
    }
    var content: [Unicode.Scalar] = []
    for index in range {
      if text.scalars[index] == "|" { _ = content.popLast() }
      content.append(text.scalars[index])
    }
    return DelimitedText.Cell(text: String(scalars: content), span: text.span(range, inLine: line))
  }
}
