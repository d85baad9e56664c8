extension RegularSet {
  /// The texts that match a regular expression as a whole: those of ``anyText``, and the empty text if it matches.
  ///
  /// Read are literals, `.`, classes, `\d`, `\w`, `\s` and their opposites (of ASCII), `|`, groups, `*`, `+`, `?`,
  /// `{n}`, `{n,}`, `{n,m}` and their lazy forms, escapes of punctuation, `\u0000` and `\u{0}`, and `^` and `$` at the
  /// ends. Characters are Unicode scalars, and none is a control character.
  ///
  /// - Throws: for anything else, and where the automaton would have more than ``mostStates``.
  package static func matching(_ expression: String) throws(RegularExpressionError) -> RegularSet {
    let tree = try RegularExpressionParser.parse(expression)
    do throws(TooManyStatesError) {
      return try NondeterministicAutomaton(tree).determinized(mostStates: mostStates).minimized()
    } catch {
      throw RegularExpressionError(
        "this expression needs more than \(mostStates) states, or too many steps to get by with fewer",
        0..<expression.utf8.count,
        help: "make it simpler, or its counts lower")
    }
  }
}
