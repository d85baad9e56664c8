import SpecText

/// The text of a file as Unicode scalars, with the ranges of its lines.
struct SourceText {
  let scalars: [Unicode.Scalar]
  let file: Int
  /// The ranges of the lines without line breaks.
  let lines: [Range<Int>]

  /// - Complexity: O(size of the file).
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

  /// Returns the span of a range in a line.
  func span(_ range: Range<Int>, inLine line: Int) -> Span {
    let start = lines[line].lowerBound
    return Span(
      file: file, start: SourcePosition(line: line + 1, column: range.lowerBound - start + 1),
      end: SourcePosition(line: line + 1, column: range.upperBound - start + 1))
  }

  func text(_ range: Range<Int>) -> String { String(scalars: scalars[range]) }

  /// Returns a range without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, scalars[first].isBlank { range = first + 1..<range.upperBound }
    while let last = range.last, scalars[last].isBlank { range = range.lowerBound..<last }
    return range
  }
}
