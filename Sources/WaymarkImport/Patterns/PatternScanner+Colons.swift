extension PatternScanner {
  /// Parses a `:`, which starts a capture such as `:id`, `:id?`, or `:id(\d+)`, or is a literal character.
  mutating func colon() {
    guard startsCapture() else { return takeLiteral() }
    index += 1
    let name = text(name())
    var meaning = CaptureMeaning(.string)
    if let expression = expressionAfterName() { meaning = context.types.meaning(ofExpression: expression) }
    appendCapture(name, meaning)
  }

  /// Returns a Boolean value that indicates whether the `:` at the index starts a capture.
  ///
  /// In the middle of a segment, `:` can be a literal character, as in `/wiki/Talk:main`.
  private func startsCapture() -> Bool {
    guard let next = scalar(after: 1), next.startsName else { return false }
    if isAtSegmentStart { return true }
    if let hasColonCaptures { return hasColonCaptures }
    guard let last = literal.last else { return mode == .path }
    return !last.isLetter && !last.isDigit
  }

  /// Skips the name of a capture. A name contains a hyphen only if the rest of the segment is the name, as in
  /// `/:user-id`, but not in `/:from-:to`.
  private mutating func name() -> Range<Int> {
    let start = index
    let short = take { $0.continuesName }
    guard scalar() == "-" else { return short }
    let long = take { $0.continuesName || $0 == "-" }
    if isSegmentEnd(index) || scalar() == "(", scalars[long.upperBound - 1] != "-" { return start..<index }
    index = short.upperBound
    return short
  }

  /// Skips an expression such as `(\d+)`, `{[0-9]+}`, or `<\d+>` after the name of a capture.
  private mutating func expressionAfterName() -> String? {
    guard let opening = scalar(), opening == "(" || opening == "{" || opening == "<", let range = inside(),
      !range.isEmpty, !isOptionalGroup(range)
    else { return nil }
    let text = text(range)
    if opening != "(" {
      guard TypeTexts.isExpression(text) else { return nil }
    }
    index = range.upperBound + 1
    return text
  }
}
