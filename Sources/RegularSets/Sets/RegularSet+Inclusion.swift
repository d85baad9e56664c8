extension RegularSet {
  /// Whether each of the texts is in the other set.
  ///
  /// Looks at pairs of states until one of them says no, and builds no automaton.
  ///
  /// - Throws: where that takes too long.
  package func isSubset(of other: RegularSet) throws(TooManyStatesError) -> Bool {
    if self == other { return true }
    // A state that is not dead leads to a text of this set, and a dead one to none of the other.
    return try !reaches(other) { first, second in
      accepting[first] && !other.accepting[second] || first != Self.dead && second == Self.dead
    }
  }

  /// Whether no text is in both sets. Looks at pairs of states as ``isSubset(of:)`` does.
  ///
  /// - Throws: where that takes too long.
  package func isDisjoint(with other: RegularSet) throws(TooManyStatesError) -> Bool {
    try !reaches(other) { first, second in accepting[first] && other.accepting[second] }
  }

  /// Whether some text leads the two automata to a pair of states that is looked for.
  private func reaches(
    _ other: RegularSet, _ isFound: (_ first: Int, _ second: Int) -> Bool
  ) throws(TooManyStatesError) -> Bool {
    if isFound(start, other.start) { return true }
    var search = PairSearch(self, other)
    var next = 0
    while next < search.pairs.count {
      let (first, second) = search.pairs[next]
      for byteClass in search.classes {
        let firstTarget = self.next(first, byteClass.first)
        let secondTarget = other.next(second, byteClass.second)
        if isFound(firstTarget, secondTarget) { return true }
        if firstTarget != Self.dead, secondTarget != Self.dead { _ = try search.number(of: firstTarget, secondTarget) }
      }
      next += 1
    }
    return false
  }
}
