/// Reads regular expressions, by recursive descent as deep as groups may nest.
struct RegularExpressionParser {
  typealias Failure = RegularExpressionError

  /// The expression's characters, and in bytes where each starts; the last entry is where the expression ends.
  private let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  private(set) var index = 0

  static func parse(_ expression: String) throws(Failure) -> RegularExpression {
    let count = expression.utf8.count
    guard count <= RegularExpression.longest else {
      throw Failure(
        "an expression has at most \(RegularExpression.longest) bytes, and this one has \(count)",
        RegularExpression.longest..<count, help: "match less exactly, and check the rest where the value is used")
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

  /// The character that comes after some others.
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

  /// In bytes, from a character to where the parser is, or so many characters further.
  func range(from start: Int, to distance: Int = 0) -> Range<Int> {
    offsets[start]..<offsets[max(start, min(index + distance, scalars.count))]
  }

  /// In bytes, one character.
  func range(of index: Int) -> Range<Int> { offsets[index]..<offsets[min(index + 1, scalars.count)] }

  // MARK: Grammar

  private mutating func wholeExpression() throws(Failure) -> RegularExpression {
    if scalar() == "^" { skip() }
    let expression = try choice(depth: 0)
    guard isAtEnd else {
      throw Failure("this `)` closes nothing", range(of: index), help: #"a literal one is written `\)`"#)
    }
    return expression
  }

  /// Up to the end of the expression or of its group.
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
    case "[": return .character(try characterClass())
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
        "there is nothing here for `\(scalar)` to repeat", place, help: #"a literal one is written `\\#(scalar)`"#)
    case "{":
      throw Failure(
        "there is nothing here for a count to repeat", place, help: #"a literal brace is written `\{`"#)
    case "}", "]":
      throw Failure("this `\(scalar)` closes nothing", place, help: #"a literal one is written `\\#(scalar)`"#)
    case "^":
      throw Failure(
        "`^` stands at the start of an expression only", place,
        help: #"a text is matched as a whole anyway; a literal one is written `\^`"#)
    case "$":
      throw Failure(
        "`$` stands at the end of an expression only", place,
        help: #"a text is matched as a whole anyway; a literal one is written `\$`"#)
    default:
      return .character(try literal(scalar).set)
    }
  }

  /// A character that stands for itself.
  mutating func literal(_ scalar: Unicode.Scalar) throws(Failure) -> ClassItem {
    let start = index
    skip()
    let item = ClassItem(scalar.value)
    try refuseControl(item, from: start)
    return item
  }

  /// A control character may be the end of a range, as in `[^\u0000-\u001F]`, and nothing else.
  func refuseControl(_ item: ClassItem, from start: Int) throws(Failure) {
    guard let single = item.single, ScalarSet.isControl(single) else { return }
    throw Failure("this is a control character, which no URL has", range(from: start), help: "remove it")
  }
}
