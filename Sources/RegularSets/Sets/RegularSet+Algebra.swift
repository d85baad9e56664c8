extension RegularSet {
  package func union(_ other: RegularSet) throws(TooManyStatesError) -> RegularSet {
    try combined(with: other) { $0 || $1 }
  }

  package func intersection(_ other: RegularSet) throws(TooManyStatesError) -> RegularSet {
    try combined(with: other) { $0 && $1 }
  }

  package func subtracting(_ other: RegularSet) throws(TooManyStatesError) -> RegularSet {
    try combined(with: other) { $0 && !$1 }
  }

  /// Every state except the dead state is live. For a union, the product keeps each pair in which at least one state is
  /// live. For an intersection, the product keeps each pair in which both states are live. For a difference, the
  /// product keeps each pair in which the first state is live.
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

  func limited(to operands: Int) throws(TooManyStatesError) -> RegularSet {
    guard stateCount <= max(Self.mostStates, operands) else { throw TooManyStatesError() }
    return self
  }
}
