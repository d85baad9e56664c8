extension RegularSet {
  /// Returns the texts that are in this set, in the other set, or in both.
  ///
  /// - Parameter other: Another set.
  /// - Returns: The union of the two sets.
  /// - Throws: `TooManyStatesError` if the result or its construction is too large.
  /// - Complexity: O(*s* × *t* × *c*) for *s* and *t* states of the operands and *c* classes of bytes.
  package func union(_ other: RegularSet) throws(TooManyStatesError) -> RegularSet {
    try combined(with: other) { $0 || $1 }
  }

  /// Returns the texts that are in both sets.
  package func intersection(_ other: RegularSet) throws(TooManyStatesError) -> RegularSet {
    try combined(with: other) { $0 && $1 }
  }

  /// Returns the texts of this set that are not in the other set.
  package func subtracting(_ other: RegularSet) throws(TooManyStatesError) -> RegularSet {
    try combined(with: other) { $0 && !$1 }
  }

  /// Returns the product of two automata.
  ///
  /// A union keeps the pairs with at least one live state, and an intersection keeps the pairs of two live states. A
  /// difference keeps the pairs with a live first state.
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

  /// Returns the set if the number of states is within the limit.
  ///
  /// - Parameter operands: The total number of states of the operands, which may raise the limit.
  /// - Returns: The set itself.
  /// - Throws: `TooManyStatesError` if the set has too many states.
  func limited(to operands: Int) throws(TooManyStatesError) -> RegularSet {
    guard stateCount <= max(Self.mostStates, operands) else { throw TooManyStatesError() }
    return self
  }
}
