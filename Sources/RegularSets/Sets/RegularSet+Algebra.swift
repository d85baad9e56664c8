extension RegularSet {
  /// The texts in either.
  ///
  /// - Throws: where the result has too many states, or takes too long. So do the other operations.
  /// - Complexity: at worst the product of the two numbers of states, times the classes of bytes.
  package func union(_ other: RegularSet) throws(TooManyStatesError) -> RegularSet {
    try combined(with: other) { $0 || $1 }
  }

  /// The texts in both.
  package func intersection(_ other: RegularSet) throws(TooManyStatesError) -> RegularSet {
    try combined(with: other) { $0 && $1 }
  }

  /// The texts that are not in the other.
  package func subtracting(_ other: RegularSet) throws(TooManyStatesError) -> RegularSet {
    try combined(with: other) { $0 && !$1 }
  }

  /// The product of the automata. What is asked of a text's being in the sets is asked of a pair's being alive as well,
  /// but for a difference, where the second state may be either.
  private func combined(
    with other: RegularSet, _ isWanted: (Bool, Bool) -> Bool
  ) throws(TooManyStatesError) -> RegularSet {
    let asksSecond = isWanted(true, true)
    var search = PairSearch(self, other)
    var draft = AutomatonDraft()
    let labels = search.classes.map { draft.label($0.bytes) }
    var next = 0
    while next < search.pairs.count {
      let (first, second) = search.pairs[next]
      _ = draft.state(accepting: isWanted(accepting[first], other.accepting[second]))
      for (number, byteClass) in search.classes.enumerated() {
        let firstTarget = self.next(first, byteClass.first)
        let secondTarget = other.next(second, byteClass.second)
        guard isWanted(firstTarget != Self.dead, asksSecond && secondTarget != Self.dead) else { continue }
        let target = try search.number(of: firstTarget, secondTarget)
        draft.move(next, labels[number], target)
      }
      next += 1
    }
    return try draft.minimized().limited(to: stateCount + other.stateCount)
  }

  /// The set, where its states are not too many.
  func limited(to operands: Int) throws(TooManyStatesError) -> RegularSet {
    guard stateCount <= max(Self.mostStates, operands) else { throw TooManyStatesError() }
    return self
  }
}
