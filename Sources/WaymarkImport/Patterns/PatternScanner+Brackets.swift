extension PatternScanner {
  /// Parses square brackets: a capture such as `[id]` or `[...slug]`, or a class of characters such as `[a-z]+`.
  mutating func brackets() {
    guard let range = inside() else { return takeLiteral() }
    let start = index
    var content = text(range).trimmed
    var isOptional = false
    if content.hasPrefix("["), content.hasSuffix("]") {
      content = String(content.dropFirst().dropLast()).trimmed
      isOptional = true
    } else if isClass(range) {
      index = range.upperBound + 1
      return atom(from: start)
    }
    index = range.upperBound + 1
    for dots in ["...", "…"] where content.hasPrefix(dots) {
      let name = String(content.dropFirst(dots.count))
      return append(.rest(name: name.isEmpty ? nil : name, allowsEmpty: isOptional))
    }
    var meaning = CaptureMeaning(.string)
    // SvelteKit writes a matcher after the name.
    if let sign = content.unicodeScalars.firstIndex(of: "=") {
      meaning = context.types.meaning(of: String(content[content.unicodeScalars.index(after: sign)...]))
      content = String(content[..<sign])
    }
    meaning.isOptional = isOptional
    if content.hasSuffix("?") {
      content.removeLast()
      meaning.isOptional = true
    }
    append(context.part(content.isEmpty ? context.name("value") : content, meaning))
  }

  /// Returns a Boolean value that indicates whether brackets are a class of characters: a negated class, a class with
  /// a range, or a class before a quantifier.
  private func isClass(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return true }
    let after = range.upperBound + 1
    if scalars[first] == "^" || scalars[range].contains("\\") { return true }
    if after < end, scalars[after] == "+" || scalars[after] == "*" { return true }
    if after < end, scalars[after] == "{", range.count > 2, scalars[first + 1] == "-" { return true }
    let isRange =
      range.count % 3 == 0 && stride(from: first, to: range.upperBound, by: 3).allSatisfy { scalars[$0 + 1] == "-" }
    return isRange
  }

  /// Parses a `*`: a rest such as `*`, `**`, or `*path`, or any text in a segment.
  mutating func star() {
    let isStart = isAtSegmentStart
    let stars = take { $0 == "*" }
    let name = isStart ? take { $0.continuesName } : index..<index
    let isWhole = isStart && isSegmentEnd(index)
    if mode == .value {
      return append(.capture(.init(context.name("value"))))
    }
    if isWhole, !name.isEmpty { return append(.rest(name: text(name), allowsEmpty: false)) }
    if isWhole, stars.count > 1 || isLastSegment { return append(.rest(name: nil, allowsEmpty: true)) }
    if !isWhole {
      context.note(
        .decision, "a `*` in a segment also matches no text, and can match several segments in some routers",
        help: "check whether one segment with at least one character is enough")
    }
    index = stars.upperBound
    append(.capture(.init(context.name("wildcard"))))
  }

  /// A Boolean value that indicates whether the path ends at the index.
  private var isLastSegment: Bool {
    guard let scalar = scalar() else { return true }
    return scalar == "?" || scalar == "#" || (scalar == "/" && index + 1 == end)
  }

  /// Parses a `%`: a percent escape, or a format specifier such as `%@`.
  mutating func percent() {
    guard let next = scalar(after: 1) else { return takeLiteral() }
    let isInteger = next == "d" && scalar(after: 2)?.isHexDigit != true
    guard next == "@" || next == "s" || isInteger else { return takeLiteral() }
    index += 2
    append(.capture(.init(context.name("value"), isInteger ? .int : .string)))
  }
}
