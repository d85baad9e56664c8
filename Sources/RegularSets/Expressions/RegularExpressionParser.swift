struct RegularExpressionParser {
  typealias Failure = RegularExpressionError

  let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  private(set) var index = 0

  static func parse(_ expression: String) throws(Failure) -> RegularExpression {
    let count = expression.utf8.count
    guard count <= RegularExpression.longest else {
      throw Failure(
        "the expression has \(count) bytes, but the limit is \(RegularExpression.longest)",
        RegularExpression.longest..<count, help: "simplify the expression, and validate the value in the app")
    }
    var parser = RegularExpressionParser(expression)
    return try parser.wholeExpression()
  }

  private init(_ expression: String) {
    scalars = Array(expression.unicodeScalars)
    var offsets = [0]
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar)) }
    self.offsets = offsets
  }

  var isAtEnd: Bool { index == scalars.count }

  func scalar(after distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  func starts(with text: String) -> Bool { scalars[index...].starts(with: text.unicodeScalars) }
  mutating func skip(_ count: Int = 1) { index = min(index + count, scalars.count) }

  mutating func skip(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    skip(text.unicodeScalars.count)
    return true
  }

  func range(from start: Int, to distance: Int = 0) -> Range<Int> {
    offsets[start]..<offsets[max(start, min(index + distance, scalars.count))]
  }

  func range(of index: Int) -> Range<Int> { offsets[index]..<offsets[min(index + 1, scalars.count)] }

  private mutating func wholeExpression() throws(Failure) -> RegularExpression {
    if scalar() == "^" { skip() }
    let expression = try choice(depth: 0)
    guard isAtEnd else {
      throw Failure(
        "this `)` has no matching `(`", range(of: index),
        help: #"remove the parenthesis, or write `\)` for a literal parenthesis"#)
    }
    return expression
  }

  mutating func choice(depth: Int) throws(Failure) -> RegularExpression {
    var choices = [try sequence(depth: depth)]
    while scalar() == "|" {
      skip()
      choices.append(try sequence(depth: depth))
    }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence(depth: Int) throws(Failure) -> RegularExpression {
    var parts: [RegularExpression] = []
    while let scalar = scalar(), scalar != "|", scalar != ")" {
      if scalar == "$", index + 1 == scalars.count {
        skip()
        break
      }
      let part = try part(scalar, depth: depth)
      parts.append(try quantified(part))
    }
    return parts.count == 1 ? parts[0] : parts.isEmpty ? .emptyText : .sequence(parts)
  }

  private mutating func part(_ scalar: Unicode.Scalar, depth: Int) throws(Failure) -> RegularExpression {
    let place = range(of: index)
    switch scalar {
    case "(": return try group(depth: depth + 1)
    case "[":
      let start = index
      do throws(Failure) {
        return .character(try characterClass())
      } catch {
        throw missingBracket(ofClassAt: start) ?? error
      }
    case "\\":
      let start = index
      let item = try escape()
      try refuseControl(item, from: start)
      return .character(item.set)
    case ".":
      skip()
      return .character(.all)
    case "*", "+", "?":
      throw Failure(
        "`\(scalar)` has nothing to repeat", place,
        help: #"add a part before the quantifier, or write `\\#(scalar)` for a literal character"#)
    case "{":
      throw Failure(
        "the count has nothing to repeat", place,
        help: #"add a part before the count, or write `\{` for a literal brace"#)
    case "}", "]":
      throw Failure(
        "this `\(scalar)` has no matching `\(scalar == "}" ? "{" : "[")`", place,
        help: #"remove the bracket, or write `\\#(scalar)` for a literal bracket"#)
    case "^":
      throw Failure(
        "`^` is only valid at the start of the expression", place,
        help: #"remove the `^`, or write `\^` for a literal character"#)
    case "$":
      throw Failure(
        "`$` is only valid at the end of the expression", place,
        help: #"remove the `$`, or write `\$` for a literal character"#)
    default: return .character(try literal(scalar).set)
    }
  }

  mutating func literal(_ scalar: Unicode.Scalar) throws(Failure) -> ClassItem {
    let start = index
    skip()
    let item = ClassItem(scalar.value)
    try refuseControl(item, from: start)
    return item
  }

  /// A control character is allowed only at the start or end of a character range, as in `[^\u0000-\u001F]`.
  func refuseControl(_ item: ClassItem, from start: Int) throws(Failure) {
    guard let single = item.single, ScalarSet.isControl(single) else { return }
    throw Failure(
      "URLs cannot contain this control character", range(from: start), help: "remove the control character")
  }
}

extension RegularExpressionParser {
  mutating func group(depth: Int) throws(Failure) -> RegularExpression {
    let start = index
    guard depth <= RegularExpression.deepestNesting else {
      throw Failure(
        "groups are nested more than \(RegularExpression.deepestNesting) levels deep", range(from: start, to: 1),
        help: "remove unnecessary groups")
    }
    skip()
    if scalar() == "?", !skip("?:") { throw unreadableGroup(start) }
    let content = try choice(depth: depth)
    guard scalar() == ")" else {
      throw Failure(
        "this `(` is not closed", range(of: start), help: #"add a `)`, or write `\(` for a literal parenthesis"#)
    }
    skip()
    return content
  }

  private func unreadableGroup(_ start: Int) -> Failure {
    for look in ["?=", "?!", "?<=", "?<!"] where starts(with: look) {
      return Failure(
        "lookaround is not supported", range(from: start, to: look.count),
        help: "describe the matching text without lookaround")
    }
    for name in ["?<", "?P<", "?'"] where starts(with: name) {
      return Failure(
        "named groups are not supported, because an expression captures nothing", range(from: start, to: name.count),
        help: "write `(` without a name")
    }
    if starts(with: "?>") {
      return Failure("atomic groups are not supported", range(from: start, to: 2), help: "write `(`")
    }
    return Failure(
      "groups that start with `(?` are not supported, except `(?:`", range(from: start, to: 1),
      help: #"start the group with `(` or `(?:`, or write `\(` for a literal parenthesis"#)
  }
}

extension RegularExpressionParser {
  mutating func quantified(_ part: RegularExpression) throws(Failure) -> RegularExpression {
    let start = index
    guard let counts = try quantifier() else { return part }
    // A lazy quantifier prefers fewer repetitions but matches the same strings.
    if !skip("?"), scalar() == "+" {
      throw Failure("possessive quantifiers are not supported", range(from: start, to: 1), help: "remove the last `+`")
    }
    if let next = scalar(), "*+?{".unicodeScalars.contains(next) {
      throw Failure(
        "a quantifier cannot follow another quantifier", range(of: index),
        help: #"put the preceding part in a group, or write `\\#(next)` for a literal character"#)
    }
    return .repeated(part, least: counts.least, most: counts.most)
  }

  private mutating func quantifier() throws(Failure) -> (least: Int, most: Int?)? {
    switch scalar() {
    case "*":
      skip()
      return (0, nil)
    case "+":
      skip()
      return (1, nil)
    case "?":
      skip()
      return (0, 1)
    case "{": return try counts()
    default: return nil
    }
  }

  private mutating func counts() throws(Failure) -> (least: Int, most: Int?) {
    let start = index
    skip()
    let least = try count()
    var most = least
    if let least, scalar() == "," {
      skip()
      most = try count()
      if let most, most < least {
        throw Failure(
          "the maximum count \(most) is less than the minimum \(least)", range(from: start, to: 1),
          help: "write `{\(most),\(least)}`")
      }
    }
    guard let least, scalar() == "}" else {
      throw Failure(
        "this count is invalid", range(from: start, to: 1),
        help: #"write a count such as `{2}`, `{2,}` or `{2,3}`, or write `\{` for a literal brace"#)
    }
    skip()
    return (least, most)
  }

  private mutating func count() throws(Failure) -> Int? {
    let start = index
    var value: Int?
    while let scalar = scalar(), "0"..."9" ~= scalar {
      // The value is clamped to prevent overflow.
      value = min((value ?? 0) * 10 + Int(scalar.value & 15), RegularExpression.highestCount + 1)
      skip()
    }
    if let value, value > RegularExpression.highestCount {
      throw Failure(
        "a count cannot exceed \(RegularExpression.highestCount)", range(from: start),
        help: "write `*`, `+` or `{2,}` for an unlimited count")
    }
    return value
  }
}
