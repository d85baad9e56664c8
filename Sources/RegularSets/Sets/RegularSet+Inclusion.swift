extension RegularSet {
  package func isSubset(of other: RegularSet) throws(TooManyStatesError) -> Bool {
    if self == other { return true }
    // Every live state leads to a string in this set. The dead state of the other set rejects that string.
    return try !reaches(other) { first, second in
      accepting[first] && !other.accepting[second] || first != Self.dead && second == Self.dead
    }
  }

  package func isDisjoint(with other: RegularSet) throws(TooManyStatesError) -> Bool {
    try !reaches(other) { first, second in accepting[first] && other.accepting[second] }
  }

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
