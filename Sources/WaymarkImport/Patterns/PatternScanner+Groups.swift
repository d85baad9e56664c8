extension PatternScanner {
  /// Parses parentheses: an optional part such as `(/:id)`, a group of Next.js such as `(tabs)`, or an expression such
  /// as `(\d+)`.
  mutating func group() {
    guard let range = inside() else { return takeLiteral() }
    if isOptionalGroup(range) { return optionalGroup(range) }
    if isSegmentGroup(range) {
      index = range.upperBound + 1
      return append(.literal(""))
    }
    let after = range.upperBound + 1
    if after < end, scalars[after] == "?", isPlain(range), mode == .path, !startsQuery(after) {
      optionalGroup(range)
      index = after + 1
      return
    }
    index = after
    var expression = text(range)
    var name: String?
    for start in ["?<", "?P<"] where expression.hasPrefix(start) {
      guard let close = expression.firstIndex(of: ">") else { break }
      let found = expression[..<close].dropFirst(start.count)
      guard let first = found.unicodeScalars.first, first != "=", first != "!" else { break }
      name = String(found)
      expression = String(expression[expression.index(after: close)...])
    }
    if expression.hasPrefix("?:") { expression.removeFirst(2) }
    appendCapture(name ?? context.name("value"), context.types.meaning(ofExpression: expression))
  }

  /// Returns a Boolean value that indicates whether a `?` starts a query, and is not a modifier as in `/ab(cd)?e`.
  private func startsQuery(_ mark: Int) -> Bool {
    guard mark + 1 < end else { return false }
    if scalars[mark + 1] == "{" { return true }
    return scalars[mark + 1].continuesName && scalars[mark..<end].contains("=")
  }

  /// Appends the content of brackets as an optional part, and skips the brackets and a `?`.
  mutating func optionalGroup(_ range: Range<Int>) {
    flush()
    // Rails appends the format to each path.
    if text(range) == ".:format" {
      index = range.upperBound + 1
      return context.note(.information, "the draft omits the format `(.:format)` of Rails")
    }
    guard let parts = nested(range) else {
      context.note(.decision, "the optional parts are nested more than \(Self.deepestNesting) levels deep")
      index = range.upperBound + 1
      return
    }
    index = range.upperBound + 1
    switch modifier() {
    case "*", "+": context.note(.decision, "a repeated group is not supported, so the draft has the group once")
    default: break
    }
    self.parts.append(.optional(parts))
  }

  /// Returns a Boolean value that indicates whether brackets contain an optional part instead of an expression.
  func isOptionalGroup(_ range: Range<Int>) -> Bool {
    guard let first = range.first, mode == .path else { return false }
    switch scalars[first] {
    case "/": return true
    case ".", "-", ";":
      return first + 1 < range.upperBound && (isCaptureStart(first + 1) || scalars[first + 1].isLetter)
    default: return isCaptureStart(first)
    }
  }

  private func isCaptureStart(_ index: Int) -> Bool {
    guard index + 1 < end, scalars[index + 1].startsName else { return false }
    return ":{<*".unicodeScalars.contains(scalars[index])
  }

  /// Returns a Boolean value that indicates whether parentheses are a whole segment of plain text. The file names of
  /// Next.js and Expo Router contain such groups, which are no part of the path.
  private func isSegmentGroup(_ range: Range<Int>) -> Bool {
    isAtSegmentStart && (range.upperBound + 1 == end || scalars[range.upperBound + 1] == "/") && isPlain(range)
  }

  private func isPlain(_ range: Range<Int>) -> Bool {
    mode == .path && !range.isEmpty
      && scalars[range].allSatisfy { $0.continuesName || "-,& ".unicodeScalars.contains($0) }
  }

  /// Parses a backslash: an escaped character, a class such as `\d+`, or an interpolation such as `\(id)`.
  mutating func escape() {
    guard let next = scalar(after: 1) else { return takeLiteral() }
    if "dDwWsS".unicodeScalars.contains(next) {
      let start = index
      index += 2
      return atom(from: start)
    }
    if next == "(" {
      index += 1
      if let range = inside(), let name = Self.interpolatedName(text(range)) {
        index = range.upperBound + 1
        return append(context.part(name, CaptureMeaning(.string)))
      }
      return takeLiteral()
    }
    if next.isDigit && next != "0" || next == "k" && scalar(after: 2) == "<" { hasBackReference = true }
    index += 1
    if next == "/" { return }
    appendLiteral(next)
  }

  /// Returns the name of an interpolated value such as `user.id`, or of a key path such as `.$id` and `\.$user.name`;
  /// `nil` for any other expression.
  private static func interpolatedName(_ text: String) -> String? {
    let isKeyPath = text.hasPrefix(".") || text.hasPrefix(#"\."#)
    let start = isKeyPath ? text.drop { $0 == "\\" || $0 == "." || $0 == "$" } : text[...]
    return start.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(\.isWord) ? String(start) : nil
  }

  /// Appends an escaped character, which stays the same if the text is percent-decoded.
  private mutating func appendLiteral(_ scalar: Unicode.Scalar) {
    index += 1
    literal.append(contentsOf: scalar == "%" ? "%25".unicodeScalars : String.UnicodeScalarView([scalar]))
  }

  /// Appends a capture for a class of characters outside parentheses, such as `\d+` or `[a-z]{2}`.
  mutating func atom(from start: Int) {
    switch scalar() {
    case "*", "+", "?": index += 1
    case "{":
      if let range = inside(), scalars[range].allSatisfy({ $0.isDigit || $0 == "," }) { index = range.upperBound + 1 }
    default: break
    }
    let name = context.name("value")
    append(context.part(name, context.types.meaning(ofExpression: text(start..<index))))
  }
}
