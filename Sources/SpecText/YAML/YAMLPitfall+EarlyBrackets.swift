/// A bracket that closes a mapping or a list before the last entry, as in `{ in: home }, links: [/a] }`.
extension YAMLPitfall {
  init?(earlyBracketAt error: YAMLParserError) {
    let line = error.line
    guard line.content.contains(error.index), error.index > 0 else { return nil }
    if error.expectsEntry, let last = line.lastIndex(before: error.index), last < error.index,
      line.scalars[last] == "}" || line.scalars[last] == "]", line.value.map({ $0.lowerBound <= last }) ?? true,
      Self.isClosedAgain(line.scalars[last], after: last, error)
    {
      self.init(closedTooSoonAt: last, in: line, isCommaMissing: line.scalars[error.index] != ",")
    } else if error.expectsBracket, "]}".unicodeScalars.contains(line.scalars[error.index]),
      Int(error.start.line) == line.number,
      let close = Self.entryEnd(line.scalars[error.index], in: line, Int(error.start.column)..<error.index),
      let end = line.unmatchedBracket(in: error.index + 1..<line.content.upperBound),
      line.scalars[end] != line.scalars[error.index]
    {
      self.init(closedTooSoonAt: close, in: line, isCommaMissing: false)
    } else {
      return nil
    }
  }

  private init(closedTooSoonAt close: Int, in line: YAMLLine, isCommaMissing: Bool) {
    let bracket = line.scalars[close]
    self.init(
      .invalidYAML,
      "the `\(bracket)` closes the \(bracket == "}" ? "mapping" : "list") too soon: more text and another `\(bracket)` follow",
      SourcePosition(line: line.number, column: close + 1),
      help: isCommaMissing ? "replace this `\(bracket)` with a comma" : "remove this `\(bracket)`")
  }

  /// An equal bracket without a partner follows, on the same line or on the following lines of the collection.
  private static func isClosedAgain(_ bracket: Unicode.Scalar, after close: Int, _ error: YAMLParserError) -> Bool {
    var line = error.line
    var range = error.index..<line.content.upperBound
    guard !"]}".unicodeScalars.contains(line.scalars[error.index]) else { return false }
    let startsAbove = line.unmatchedBracket(in: line.indentation..<close + 1) == close
    while true {
      if let index = line.unmatchedBracket(in: range) { return line.scalars[index] == bracket }
      guard startsAbove, line.scalars[line.content.upperBound - 1] == ",", let next = error.line(below: line.number),
        next.indentation >= line.indentation
      else { return false }
      line = next
      range = line.content
    }
  }

  /// The end of the last entry with the bracket, if a comma and text follow.
  private static func entryEnd(_ bracket: Unicode.Scalar, in line: YAMLLine, _ range: Range<Int>) -> Int? {
    var depth = 0
    var end: Int?
    line.forEachBracket(in: range) { index, isOpen in
      depth += isOpen ? 1 : -1
      if depth == 0, line.scalars[index] == bracket { end = index }
    }
    guard let end, depth == 0, line.scalars[end + 1] == ",", end + 2 < range.upperBound else { return nil }
    return end
  }
}

extension YAMLLine {
  fileprivate func forEachBracket(in range: Range<Int>, _ body: (_ index: Int, _ isOpen: Bool) -> Void) {
    var next = quotes[...]
    for index in range where "[]{}".unicodeScalars.contains(scalars[index]) {
      while let quote = next.first, quote.upperBound <= index { next.removeFirst() }
      guard next.first?.contains(index) != true else { continue }
      body(index, scalars[index] == "[" || scalars[index] == "{")
    }
  }

  /// The first closing bracket in the range whose opening bracket is before the range.
  fileprivate func unmatchedBracket(in range: Range<Int>) -> Int? {
    var depth = 0
    var result: Int?
    forEachBracket(in: range) { index, isOpen in
      depth += isOpen ? 1 : -1
      if depth < 0, result == nil { result = index }
    }
    return result
  }
}
