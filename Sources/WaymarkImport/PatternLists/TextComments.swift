import SpecText

/// The comments of a list in text form.
///
/// A line that starts with `/*` is a comment only if the comment ends, because `/*  all` is a pattern with a name.
struct TextComments {
  private let text: SourceText
  private var isInBlock = false
  private var blockLines = 0
  private var firstBlockLine = 0

  init(_ text: SourceText) { self.text = text }

  /// The note about lines in comments of several lines; `nil` if the text has no such comment.
  var note: ImportNote? {
    guard blockLines > 0 else { return nil }
    let span = text.span(text.trimmed(text.lines[firstBlockLine]), inLine: firstBlockLine)
    return ImportNote(.information, "a comment of several lines is ignored (\(blockLines) lines)", at: span)
  }

  /// Returns the range of a line after its comment, without white space at the ends; `nil` if the line is blank, a
  /// comment, or only punctuation.
  ///
  /// Call the function for each line in the order of the lines.
  ///
  /// - Complexity: O(*n*) for all lines, where *n* is the length of the text.
  mutating func content(ofLine line: Int) -> Range<Int>? {
    var range = text.trimmed(text.lines[line])
    if isInBlock {
      blockLines += 1
      guard let end = end(range) else { return nil }
      isInBlock = false
      range = text.trimmed(end..<range.upperBound)
    } else if let start = blockStart(range) {
      if let end = end(start..<range.upperBound) {
        range = text.trimmed(end..<range.upperBound)
      } else if endsBlock(after: line) {
        isInBlock = true
        if blockLines == 0 { firstBlockLine = line }
        blockLines += 1
        return nil
      }
    }
    return isComment(text.scalars[range]) ? nil : range
  }

  /// Returns a Boolean value that indicates whether a comment of one line can also be a pattern, such as `//word/x`.
  func canBePattern(_ line: Int) -> Bool {
    let line = text.scalars[text.trimmed(text.lines[line])]
    guard !isInBlock, line.starts(with: "//".unicodeScalars) else { return false }
    let rest = line.dropFirst(2).drop { $0.continuesName || $0 == "-" }
    return rest.first == "/" && rest.startIndex > line.startIndex + 2
  }

  /// Returns the index after the start of a comment such as `/* ` or `/**`; `nil` for any other text, such as `/*/x`.
  private func blockStart(_ range: Range<Int>) -> Int? {
    let line = text.scalars[range]
    guard line.starts(with: "/*".unicodeScalars) else { return nil }
    let rest = line.dropFirst(2).drop { $0 == "*" }
    return rest.first?.isBlank ?? true ? range.lowerBound + 2 : nil
  }

  /// Returns the index after the end of a comment; `nil` if the range has no end. The end of a pattern such as `/a/*/`
  /// is not the end of a comment.
  private func end(_ range: Range<Int>) -> Int? {
    guard range.count > 1 else { return nil }
    return range.dropLast().first { index in
      guard text.scalars[index] == "*", text.scalars[index + 1] == "/" else { return false }
      let after = index + 2
      return (index == range.lowerBound || text.scalars[index - 1] != "/")
        && (after == range.upperBound || text.scalars[after].isBlank)
    }.map { $0 + 2 }
  }

  /// Returns a Boolean value that indicates whether a comment ends after a line, and before the start of another one.
  private func endsBlock(after line: Int) -> Bool {
    for next in text.lines.indices[(line + 1)...] {
      let range = text.trimmed(text.lines[next])
      if blockStart(range) != nil { return false }
      if end(range) != nil { return true }
    }
    return false
  }

  private func isComment(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = line.first else { return true }
    let second = line.dropFirst().first ?? " "
    switch first {
    case "#": return second != "/" && second != "{"
    case "/":
      guard second == "/" else { return false }
      // `//host/x` is a pattern, and `// words` is a comment.
      let host = line.dropFirst(2).prefix { $0 != "/" && $0 != "?" }
      return !host.contains(".") || host.contains(" ") || host.last == "."
    default: return !line.contains { $0.isLetter || $0.isDigit || $0.value >= 0xA0 || $0 == "/" || $0 == "*" }
    }
  }
}
