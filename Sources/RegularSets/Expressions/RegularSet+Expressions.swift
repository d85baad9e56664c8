extension RegularSet {
  /// Returns the set of strings that match a regular expression as a whole.
  ///
  /// The function supports the following syntax:
  /// - literals, `.`, and character classes
  /// - `\d`, `\w`, `\s`, and their negations, all limited to ASCII
  /// - `|` and groups
  /// - `*`, `+`, `?`, `{n}`, `{n,}`, `{n,m}`, and their lazy forms
  /// - escaped punctuation, `\u0000`, and `\u{0}`
  /// - `^` at the start and `$` at the end
  ///
  /// Each character of a matching string is a Unicode scalar that is not a control character.
  ///
  /// - Parameter expression: The regular expression.
  /// - Returns: The set of matching strings, which may include the empty string.
  /// - Throws: `RegularExpressionError` if the syntax is not supported or the automaton needs more than ``mostStates``
  ///   states.
  package static func matching(_ expression: String) throws(RegularExpressionError) -> RegularSet {
    let tree = try RegularExpressionParser.parse(expression)
    do throws(TooManyStatesError) {
      return try NondeterministicAutomaton(tree).determinized(mostStates: mostStates).minimized()
    } catch {
      throw RegularExpressionError(
        "the expression needs more than \(mostStates) states, or too many steps to compute the states",
        0..<expression.utf8.count,
        help: "simplify the expression, or lower the counts")
    }
  }
}
