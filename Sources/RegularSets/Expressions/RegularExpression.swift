indirect enum RegularExpression: Sendable {
  case emptyText
  case character(ScalarSet)
  case sequence([RegularExpression])
  case choice([RegularExpression])
  /// If `most` is `nil`, the number of repetitions is unlimited.
  case repeated(RegularExpression, least: Int, most: Int?)

  static let longest = 1_000
  static let highestCount = 1_000
  /// Limits the depth of the syntax tree, to which each group adds at most a choice, a sequence, and a repetition.
  static let deepestNesting = 50
}

package struct RegularExpressionError: Error, Hashable, Sendable {
  package let message: String
  package let range: Range<Int>
  package let help: String?

  init(_ message: String, _ range: Range<Int>, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }
}

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
        0..<expression.utf8.count, help: "simplify the expression, or lower the counts")
    }
  }
}

extension NondeterministicAutomaton {
  /// Nested repetition counts such as `(a{1000}){1000}` exceed this limit.
  private static let mostMoves = 32_768

  init(_ expression: RegularExpression) throws(TooManyStatesError) {
    self.init()
    let start = draft.state()
    var stepsLeft = Self.mostMoves
    let end = try append(expression, after: start, &stepsLeft)
    draft.accept(end)
  }

  /// The function adds no transitions into `start`, so several alternatives can begin in the same state.
  private mutating func append(
    _ expression: RegularExpression, after start: Int, _ stepsLeft: inout Int
  ) throws(TooManyStatesError) -> Int {
    guard stepsLeft > 0, moveCount < Self.mostMoves else { throw TooManyStatesError() }
    stepsLeft -= 1
    switch expression {
    case .emptyText: return start
    case .character(let set): return append(set, after: start)
    case .sequence(let parts):
      var last = start
      for part in parts { last = try append(part, after: last, &stepsLeft) }
      return last
    case .choice(let choices):
      let end = draft.state()
      for choice in choices { silentMove(try append(choice, after: start, &stepsLeft), end) }
      return end
    case .repeated(let part, let least, let most):
      var last = start
      for _ in 0..<least { last = try append(part, after: last, &stepsLeft) }
      guard let most else {
        let loop = draft.state()
        silentMove(last, loop)
        silentMove(try append(part, after: loop, &stepsLeft), loop)
        return loop
      }
      // Every repetition has an epsilon transition to one common end, so that epsilon paths stay short.
      let end = draft.state()
      for _ in least..<max(least, most) {
        silentMove(last, end)
        last = try append(part, after: last, &stepsLeft)
      }
      silentMove(last, end)
      return end
    }
  }

  private mutating func append(_ set: ScalarSet, after start: Int) -> Int {
    let end = draft.state()
    // Byte sequences with a common suffix share states, and their first bytes share one transition.
    var stateBefore: [Trail: Int] = [:]
    var leads: [Int: ByteSet] = [:]
    var order: [Int] = []
    for sequence in set.sequences {
      var next = end
      for range in sequence.dropFirst().reversed() {
        let trail = Trail(range: range, next: next)
        if let known = stateBefore[trail] {
          next = known
        } else {
          let new = draft.state()
          draft.move(new, on: ByteSet(range), next)
          stateBefore[trail] = new
          next = new
        }
      }
      if leads[next] == nil { order.append(next) }
      leads[next, default: ByteSet([])].insert(sequence[0])
    }
    for next in order { if let lead = leads[next] { draft.move(start, on: lead, next) } }
    return end
  }

  private struct Trail: Hashable {
    let range: ClosedRange<UInt8>
    let next: Int
  }
}
