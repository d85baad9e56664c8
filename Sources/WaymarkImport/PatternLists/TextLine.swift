import WaymarkDiagnostics

/// A line of a list in text form.
enum TextLine {
  /// A pattern and possibly a destination.
  case row(PatternRow)
  /// A single word, which may be a pattern.
  case word(PatternRow)
  case other

  /// The maximum length of a line. A longer line contains no pattern.
  private static let longest = 16_384

  /// Reads a line without white space at its ends.
  static func read(_ text: SourceText, line: Int, _ range: Range<Int>) -> TextLine {
    guard range.count <= longest else { return .other }
    var range = withoutBullet(text, range)
    while let last = range.last, text.scalars[last] == "," || text.scalars[last] == ";" {
      range = text.trimmed(range.lowerBound..<last)
    }
    let skipsBrackets = hasClosedBrackets(text, range)
    for separator in separators {
      let parts = split(text, range, skipsBrackets: skipsBrackets) { index in
        text.scalars[index] == separator[0] && text.scalars[index..<range.upperBound].starts(with: separator)
          ? separator.count : 0
      }
      guard parts.count > 1 else { continue }
      if let result = row(text, line, parts, isExplicit: true) { return result }
    }
    let words = split(text, range, skipsBrackets: skipsBrackets) { text.scalars[$0].isBlank ? 1 : 0 }
    return row(text, line, words, isExplicit: false) ?? .other
  }

  private static let separators = ["\t", " -> ", " => ", " → ", "->", "=>", "→", " : ", " = ", " | ", ", "].map {
    Array($0.unicodeScalars)
  }

  private static func withoutBullet(_ text: SourceText, _ range: Range<Int>) -> Range<Int> {
    guard range.count > 2, let first = range.first, "-*•".unicodeScalars.contains(text.scalars[first]),
      text.scalars[first + 1] == " "
    else { return range }
    return text.trimmed(first + 2..<range.upperBound)
  }

  /// Returns the pattern among parts of a line, and the destination among the other parts.
  private static func row(_ text: SourceText, _ line: Int, _ parts: [Range<Int>], isExplicit: Bool) -> TextLine? {
    let parts = parts.map { unquoted(text, $0) }.filter { !$0.isEmpty }
    let clues = parts.map { PatternClue(text.text($0)) }
    guard let best = clues.max(), best > .none, let index = clues.firstIndex(of: best) else { return nil }
    if best == .word, parts.count > 1 { return nil }
    let pattern = text.text(parts[index])
    if best == .likely, !isExplicit, parts.count > 4 { return nil }
    guard PatternClue.hasBalancedBrackets(pattern) || best == .certain else { return nil }
    var others = (parts[(index + 1)...] + parts[..<index]).filter { !isMethod(text.text($0)) }
    // Prose after a pattern is no name.
    if !isExplicit, others.count > 3 { others = [] }
    let after = others.filter { $0.lowerBound > parts[index].lowerBound }
    let chosen = isExplicit ? Array(others.prefix(1)) : after.isEmpty ? others : after
    var destination: String?
    if let first = chosen.first, let last = chosen.last {
      destination = isExplicit ? text.text(first) : text.text(first.lowerBound..<last.upperBound)
    }
    let row = PatternRow(pattern, to: destination, at: text.span(parts[index], inLine: line))
    return best == .word ? .word(row) : .row(row)
  }

  private static func isMethod(_ text: String) -> Bool {
    ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "ANY", "ALL"].contains(text.uppercased())
      && text.utf8.count <= 7
  }

  private static func unquoted(_ text: SourceText, _ range: Range<Int>) -> Range<Int> {
    var range = text.trimmed(range)
    while let first = range.first, let last = range.last, first < last,
      "\"'`".unicodeScalars.contains(text.scalars[first]), text.scalars[first] == text.scalars[last]
    {
      range = text.trimmed(first + 1..<last)
    }
    return range
  }

  /// Returns the parts of a range between separators, without white space at their ends.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - range: A range in a line.
  ///   - skipsBrackets: A Boolean value that indicates whether separators in brackets are a part of the text.
  ///   - separatorLength: A function that returns the length of the separator at an index; 0 if none is there.
  /// - Returns: The parts that are not empty.
  private static func split(
    _ text: SourceText, _ range: Range<Int>, skipsBrackets: Bool, separatorLength: (Int) -> Int
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var depth = 0
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if skipsBrackets { depth += depthChange(text.scalars[index]) }
      let length = depth == 0 ? separatorLength(index) : 0
      if length > 0 {
        parts.append(text.trimmed(start..<index))
        start = index + length
      }
      index += max(1, length)
    }
    parts.append(text.trimmed(start..<range.upperBound))
    return parts.filter { !$0.isEmpty }
  }

  private static func depthChange(_ scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }

  /// Returns a Boolean value that indicates whether a range has brackets, and all of them are closed.
  private static func hasClosedBrackets(_ text: SourceText, _ range: Range<Int>) -> Bool {
    var depth = 0
    var hasBrackets = false
    for index in range {
      let change = depthChange(text.scalars[index])
      guard change != 0 else { continue }
      hasBrackets = true
      depth += change
      if depth < 0 { return false }
    }
    return hasBrackets && depth == 0
  }
}
