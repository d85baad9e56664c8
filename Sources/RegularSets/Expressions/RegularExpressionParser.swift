/// A recursive-descent parser for regular expressions, with a limit on the nesting depth of groups.
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

  // MARK: Characters

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

  /// Returns the byte range that starts at a character and ends `distance` characters after the current position.
  func range(from start: Int, to distance: Int = 0) -> Range<Int> {
    offsets[start]..<offsets[max(start, min(index + distance, scalars.count))]
  }

  func range(of index: Int) -> Range<Int> { offsets[index]..<offsets[min(index + 1, scalars.count)] }

  // MARK: Grammar

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
    default:
      return .character(try literal(scalar).set)
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
