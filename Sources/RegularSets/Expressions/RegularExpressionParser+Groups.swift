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
      return Failure(
        "atomic groups are not supported", range(from: start, to: 2), help: "write `(`")
    }
    return Failure(
      "groups that start with `(?` are not supported, except `(?:`", range(from: start, to: 1),
      help: #"start the group with `(` or `(?:`, or write `\(` for a literal parenthesis"#)
  }
}
