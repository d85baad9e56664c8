import SpecText

/// A parser for tables of delimited text, such as CSV (RFC 4180).
struct DelimitedText {
  struct Cell {
    var text: String
    var span: Span
  }

  private let text: SourceText
  private let separator: Unicode.Scalar
  private var index = 0
  private var line = 0

  static func records(_ text: SourceText, separator: Unicode.Scalar, most: Int = .max) throws(FormatError) -> [[Cell]] {
    var parser = DelimitedText(text: text, separator: separator)
    var records: [[Cell]] = []
    while parser.index < text.scalars.count, records.count < most {
      let record = try parser.record()
      if record.count > 1 || !record[0].text.trimmed.isEmpty { records.append(record) }
    }
    return records
  }

  private init(text: SourceText, separator: Unicode.Scalar) {
    self.text = text
    self.separator = separator
  }

  private var scalar: Unicode.Scalar? { index < text.scalars.count ? text.scalars[index] : nil }

  private var position: SourcePosition {
    let start = line < text.lines.count ? text.lines[line].lowerBound : index
    return SourcePosition(line: line + 1, column: index - start + 1)
  }

  private mutating func record() throws(FormatError) -> [Cell] {
    var cells: [Cell] = []
    while true {
      cells.append(try cell())
      guard scalar == separator else { break }
      index += 1
    }
    if scalar == "\r" { index += 1 }
    if scalar == "\n" {
      index += 1
      line += 1
    }
    return cells
  }

  private mutating func cell() throws(FormatError) -> Cell {
    while scalar == " " { index += 1 }
    let start = position
    guard scalar == "\"" else {
      let first = index
      while let scalar, scalar != separator, scalar != "\n" { index += 1 }
      let range = text.trimmed(first..<index)
      // The line break of the record belongs to no cell.
      if scalar == "\n", index > first, text.scalars[index - 1] == "\r" { index -= 1 }
      var end = start
      end.column += UInt32(truncatingIfNeeded: range.upperBound - first)
      return Cell(text: text.text(range), span: Span(file: text.file, start: start, end: end))
    }
    index += 1
    var content = String.UnicodeScalarView()
    while let scalar {
      index += 1
      if scalar == "\"" {
        guard self.scalar == "\"" else {
          let span = Span(file: text.file, start: start, end: position)
          // Text after the closing quote belongs to no cell.
          while let scalar = self.scalar, scalar != separator, scalar != "\n", scalar != "\r" { index += 1 }
          return Cell(text: String(content), span: span)
        }
        index += 1
      } else if scalar == "\n" {
        line += 1
      }
      content.append(scalar)
    }
    throw FormatError(
      .input, "the quotes of this cell are not closed", at: Span(file: text.file, start: start, end: start),
      help: #"close the quotes, and write a quote in a cell as `""`"#)
  }
}

struct SourceText {
  let scalars: [Unicode.Scalar]
  let file: Int
  let lines: [Range<Int>]

  init(_ source: SourceFile, _ file: Int) {
    self.file = file
    scalars = Array(String(decoding: source.bytes, as: UTF8.self).unicodeScalars)
    var lines: [Range<Int>] = []
    var start = 0
    for (index, scalar) in scalars.enumerated() where scalar == "\n" || index == scalars.count - 1 {
      var end = scalar == "\n" ? index : index + 1
      if end > start, scalars[end - 1] == "\r" { end -= 1 }
      lines.append(start..<end)
      start = index + 1
    }
    self.lines = lines
  }

  func span(_ range: Range<Int>, inLine line: Int) -> Span {
    let start = lines[line].lowerBound
    return Span(
      file: file, start: SourcePosition(line: line + 1, column: range.lowerBound - start + 1),
      end: SourcePosition(line: line + 1, column: range.upperBound - start + 1))
  }

  func text(_ range: Range<Int>) -> String { String(scalars: scalars[range]) }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, scalars[first].isBlank { range = first + 1..<range.upperBound }
    while let last = range.last, scalars[last].isBlank { range = range.lowerBound..<last }
    return range
  }
}
