extension RegularExpressionParser {
  /// Parses `(...)` or `(?:...)`.
  mutating func group(depth: Int) throws(Failure) -> RegularExpression {
    let start = index
    guard depth <= RegularExpression.deepestNesting else {
      throw Failure(
        "groups are nested at most \(RegularExpression.deepestNesting) deep", range(from: start, to: 1),
        help: "remove some that are not needed")
    }
    skip()
    if scalar() == "?", !skip("?:") { throw unreadableGroup(start) }
    let content = try choice(depth: depth)
    guard scalar() == ")" else {
      throw Failure(
        "this `(` is not closed", range(of: start), help: #"close it with a `)`; a literal one is written `\(`"#)
    }
    skip()
    return content
  }

  /// Returns the error for an unsupported group that begins with `(?`.
  private func unreadableGroup(_ start: Int) -> Failure {
    for look in ["?=", "?!", "?<=", "?<!"] where starts(with: look) {
      return Failure(
        "look-around makes no regular language", range(from: start, to: look.count),
        help: "say what the text itself is made of")
    }
    for name in ["?<", "?P<", "?'"] where starts(with: name) {
      return Failure(
        "a group has no name, as nothing is captured", range(from: start, to: name.count),
        help: "write `(`, without the name")
    }
    if starts(with: "?>") {
      return Failure(
        "an atomic group makes no regular language", range(from: start, to: 2), help: "write `(`")
    }
    return Failure(
      "a group starts with `(` or `(?:`; there are no options and no comments", range(from: start, to: 1),
      help: #"a literal parenthesis is written `\(`"#)
  }
}
