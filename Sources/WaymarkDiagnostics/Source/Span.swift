/// A place in a file: line and column count from 1, and a column is a Unicode scalar.
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

/// A stretch of one file; `end` is the position after its last character.
package struct Span: Hashable, Sendable {
  /// Which of the compilation's files: an index into its list.
  package var file: Int32
  package var start: SourcePosition
  package var end: SourcePosition

  package init(file: Int, start: SourcePosition, end: SourcePosition) {
    self.file = Int32(truncatingIfNeeded: file)
    self.start = start
    self.end = end
  }

  /// The start of a file, for what is wrong with the file as a whole.
  package static func start(ofFile file: Int) -> Span {
    let start = SourcePosition(line: 1, column: 1)
    return Span(file: file, start: start, end: start)
  }

  /// A part of this span on its first line, counted in scalars from the span's start.
  package func part(_ scalars: Range<Int>) -> Span {
    var part = self
    part.start.column = start.column + UInt32(scalars.lowerBound)
    part.end = part.start
    part.end.column = start.column + UInt32(scalars.upperBound)
    return part
  }
}
