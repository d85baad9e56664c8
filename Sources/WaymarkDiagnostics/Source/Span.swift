/// A position in a file.
///
/// Lines and columns start at 1. Each Unicode scalar is one column.
package struct SourcePosition: Hashable, Comparable, Sendable {
  package var line: UInt32
  package var column: UInt32

  package init(line: Int, column: Int) {
    self.line = UInt32(truncatingIfNeeded: line)
    self.column = UInt32(truncatingIfNeeded: column)
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A range of positions in a file. The end is the position after the last character.
package struct Span: Hashable, Sendable {
  package var file: Int32
  package var start: SourcePosition
  package var end: SourcePosition

  package init(file: Int, start: SourcePosition, end: SourcePosition) {
    self.file = Int32(truncatingIfNeeded: file)
    self.start = start
    self.end = end
  }

  package static func start(ofFile file: Int) -> Span {
    let start = SourcePosition(line: 1, column: 1)
    return Span(file: file, start: start, end: start)
  }

  /// The range is relative to the start of the span, and must be on the first line of the span.
  package func part(_ scalars: Range<Int>) -> Span {
    var part = self
    part.start.column = start.column + UInt32(scalars.lowerBound)
    part.end = part.start
    part.end.column = start.column + UInt32(scalars.upperBound)
    return part
  }
}
