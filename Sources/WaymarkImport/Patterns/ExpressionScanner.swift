/// A parser for regular expressions that match whole paths or URLs, such as `^/users/(?<id>\d+)/posts$`.
struct ExpressionScanner {
  struct Failure: Error {
    let reason: String
  }

  private let scalars: [Unicode.Scalar]
  private var index: Int
  private var end: Int
  private var parts: [PatternPart] = []
  private var literal = ""
  private var depth = 0
  private var context: PatternContext

  /// Returns a Boolean value that indicates whether a pattern is a regular expression for a whole path or URL.
  static func isExpression(_ scalars: [Unicode.Scalar]) -> Bool {
    if scalars.first == "^" { return true }
    if scalars.last == "$", scalars.dropLast().last != "\\", scalars.count > 1 { return true }
    // An expression in a type such as `<regex("(?:a|b)"):x>` belongs to the capture.
    if hasTypeWithArguments(scalars) { return false }
    // A lookahead after the name of a capture belongs to the capture.
    if case .colons = PatternStyle(of: [String(scalars: scalars)]) { return false }
    var last: Unicode.Scalar = " "
    for (index, scalar) in scalars.enumerated() {
      defer { last = scalar }
      if last == "\\", scalar == "/" { return true }
      guard last == "(", scalar == "?", index + 1 < scalars.count else { continue }
      if "<P:=!i".unicodeScalars.contains(scalars[index + 1]) { return true }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a text has a type such as `<regex(`, and not a group such as `(?<x>`.
  private static func hasTypeWithArguments(_ scalars: [Unicode.Scalar]) -> Bool {
    var last: Unicode.Scalar = " "
    var isInName = false
    for scalar in scalars {
      if isInName, scalar == "(", last != "<" { return true }
      isInName = scalar == "<" ? last != "?" && last != "P" : isInName && scalar.continuesName
      last = scalar
    }
    return false
  }

  /// Parses an expression.
  ///
  /// - Returns: The origin and the parts of each alternative.
  /// - Throws: ``Failure`` if an alternative is not a sequence of segments.
  static func alternatives(
    _ scalars: [Unicode.Scalar], _ context: inout PatternContext
  ) throws(Failure) -> [(PatternOrigin, [PatternPart])] {
    let text = String(scalars: scalars)
    var results: [(PatternOrigin, [PatternPart])] = []
    let alternatives = Brackets.split(text, at: "|")
    guard alternatives.count <= PatternCombinations.most else {
      throw Failure(reason: "it has more than \(PatternCombinations.most) alternatives")
    }
    for alternative in alternatives {
      var scalars = Array(alternative.unicodeScalars)
      if scalars.starts(with: "(?i)".unicodeScalars) || scalars.starts(with: "^(?i)".unicodeScalars) {
        scalars.removeFirst(scalars[0] == "^" ? 5 : 4)
        context.note(.decision, "the expression ignores case, but Waymark compares case")
      }
      let hasStart = scalars.first == "^"
      if hasStart { scalars.removeFirst() }
      if scalars.last == "$", scalars.dropLast().last != "\\" {
        scalars.removeLast()
      } else if hasStart {
        context.note(
          .decision, "the expression has no `$` at its end, so it can also match longer URLs",
          help: "add a rest such as `{...?}` to the link if longer URLs must match")
      }
      let origin = PatternOrigin(scalars, 0..<scalars.count, isExpression: true, &context)
      var scanner = ExpressionScanner(scalars, from: origin.end, context)
      try scanner.scan()
      context = scanner.context
      results.append((origin, scanner.parts))
    }
    return results
  }

  private init(_ scalars: [Unicode.Scalar], from start: Int, _ context: PatternContext) {
    self.scalars = scalars
    index = start
    end = scalars.count
    self.context = context
  }

  private func scalar(after distance: Int = 0) -> Unicode.Scalar? {
    index + distance < end ? scalars[index + distance] : nil
  }

  private mutating func flush() {
    if !literal.isEmpty { parts.append(.literal(literal)) }
    literal = ""
  }

  private mutating func append(_ part: PatternPart) {
    flush()
    parts.append(part)
  }

  private mutating func scan() throws(Failure) {
    while let scalar = scalar() {
      switch scalar {
      case "\\" where self.scalar(after: 1) == "/": index += 1
      case "/":
        index += 1
        // A last slash is optional in URLs.
        if try quantifier() == nil || index == end { append(.separator) } else { append(.optional([.separator])) }
      case "(": try group()
      case "[", ".", "\\": try atom()
      case "?", "*", "+", "{", "|", ")", "^", "$": throw Failure(reason: "it has an unexpected `\(scalar)`")
      default:
        index += 1
        try appendLiteral(scalar)
      }
    }
    flush()
  }

  private mutating func appendLiteral(_ scalar: Unicode.Scalar) throws(Failure) {
    switch try quantifier() {
    case nil: literal.unicodeScalars.append(scalar)
    case "?": append(.optional([.literal(String(scalar))]))
    default: throw Failure(reason: "it repeats the character `\(scalar)`")
    }
  }

  /// Skips a quantifier, and returns its first character; `nil` if no quantifier follows.
  private mutating func quantifier() throws(Failure) -> Unicode.Scalar? {
    guard let scalar = scalar(), "?*+{".unicodeScalars.contains(scalar) else { return nil }
    if scalar == "{" {
      guard let close = Brackets.end(in: scalars, from: index, to: end) else {
        throw Failure(reason: "a `{` is not closed")
      }
      index = close
    }
    index += 1
    if self.scalar() == "?" || self.scalar() == "+" { index += 1 }
    return scalar
  }

  /// Parses a character class, a dot, or an escape, with its quantifier.
  private mutating func atom() throws(Failure) {
    let start = index
    switch scalars[index] {
    case "[":
      guard let close = classEnd() else { throw Failure(reason: "a `[` is not closed") }
      index = close + 1
    case ".":
      index += 1
      // A dot without a quantifier is nearly always the dot of a file extension.
      guard let next = scalar(), "*+?{".unicodeScalars.contains(next) else {
        literal += "."
        return
      }
    default:
      guard let next = scalar(after: 1) else { throw Failure(reason: "it ends with a backslash") }
      index += 2
      guard next.isLetter || next.isDigit else { return try appendLiteral(next) }
      if "bBAzZG".unicodeScalars.contains(next) {
        if index == end { return }
        throw Failure(reason: "boundaries are not supported")
      }
      if next.isDigit || next == "k" { throw Failure(reason: "back-references are not supported") }
    }
    _ = try quantifier()
    let expression = text(start..<index)
    append(context.part(context.name("value"), context.types.meaning(ofExpression: expression)))
  }

  private func classEnd() -> Int? {
    var index = index + 1
    if index < end, scalars[index] == "^" { index += 1 }
    while index < end, scalars[index] != "]" { index += scalars[index] == "\\" ? 2 : 1 }
    return index < end ? index : nil
  }

  private func text(_ range: Range<Int>) -> String { String(scalars: scalars[range]) }

  private mutating func group() throws(Failure) {
    guard let close = Brackets.end(in: scalars, from: index, to: end) else {
      throw Failure(reason: "a `(` is not closed")
    }
    var inside = index + 1..<close
    index = close + 1
    let quantifier = try quantifier()
    var name: String?
    var isCapturing = true
    if inside.count > 1, scalars[inside.lowerBound] == "?" {
      let start = inside.lowerBound
      switch scalars[start + 1] {
      case ":":
        isCapturing = false
        inside = start + 2..<close
      case "<", "P", "'":
        let open = scalars[start + 1] == "P" ? start + 3 : start + 2
        guard let end = inside.first(where: { $0 >= open && (scalars[$0] == ">" || scalars[$0] == "'") }), open < end,
          scalars[open] != "=", scalars[open] != "!"
        else { throw Failure(reason: "lookaround is not supported") }
        name = text(open..<end)
        inside = end + 1..<close
      default: throw Failure(reason: "lookaround and flags in groups are not supported")
      }
    }
    let expression = text(inside)
    guard quantifier == nil || quantifier == "?" else { throw Failure(reason: "it repeats a group") }
    if hasSlash(inside) {
      guard Brackets.split(expression, at: "|").count == 1 else {
        throw Failure(reason: "a group has alternatives with slashes")
      }
      let parts = try nested(inside)
      flush()
      if quantifier == "?" { self.parts.append(.optional(parts)) } else { self.parts += parts }
      return
    }
    if quantifier == "?", !isCapturing, name == nil, TypeTexts.isPlain(expression) {
      return append(.optional([.literal(expression)]))
    }
    var meaning = context.types.meaning(ofExpression: expression)
    meaning.isOptional = meaning.isOptional || quantifier == "?"
    append(context.part(name ?? context.name("value"), meaning))
  }

  /// Returns a Boolean value that indicates whether a range contains a slash outside character classes.
  private func hasSlash(_ range: Range<Int>) -> Bool {
    var isInClass = false
    for index in range {
      switch scalars[index] {
      case "[": isInClass = true
      case "]": isInClass = false
      case "/" where !isInClass: return true
      default: break
      }
    }
    return false
  }

  private mutating func nested(_ range: Range<Int>) throws(Failure) -> [PatternPart] {
    guard depth < PatternScanner.deepestNesting else { throw Failure(reason: "its groups are nested too deep") }
    flush()
    let saved = (index, end, parts)
    (index, end, parts) = (range.lowerBound, range.upperBound, [])
    depth += 1
    try scan()
    let result = parts
    depth -= 1
    (index, end, parts) = saved
    return result
  }
}
