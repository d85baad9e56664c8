extension RegularExpressionParser {
  mutating func quantified(_ part: RegularExpression) throws(Failure) -> RegularExpression {
    let start = index
    guard let counts = try quantifier() else { return part }
    // A lazy quantifier prefers fewer repetitions but matches the same strings.
    if !skip("?"), scalar() == "+" {
      throw Failure(
        "possessive quantifiers are not supported", range(from: start, to: 1), help: "remove the last `+`")
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
    case "{":
      return try counts()
    default:
      return nil
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
