extension RegularSet {
  /// If several strings are equally short, the search prefers a string with readable characters, such as lowercase
  /// letters. The search visits pairs of states until a string is found. The search does not construct an automaton.
  package func shortestText(in other: RegularSet) throws(TooManyStatesError) -> String? {
    try shortestText(other, isInside: true)
  }

  package func shortestText(outside other: RegularSet) throws(TooManyStatesError) -> String? {
    try shortestText(other, isInside: false)
  }

  private func shortestText(_ other: RegularSet, isInside: Bool) throws(TooManyStatesError) -> String? {
    guard !isEmpty else { return nil }
    var search = PairSearch(self, other)
    // The most readable byte represents each class, and classes are ordered by these bytes.
    let bytes = search.classes.map { byteClass in
      Self.bytesAsTheyRead.firstIndex { byteClass.bytes.contains($0) } ?? Self.bytesAsTheyRead.count
    }
    let order = search.classes.indices.sorted { bytes[$0] < bytes[$1] }
    var steps: [(from: Int, byte: UInt8)] = [(-1, 0)]
    var next = 0
    while next < search.pairs.count {
      let (first, second) = search.pairs[next]
      if accepting[first], other.accepting[second] == isInside { return text(to: next, steps) }
      for number in order {
        let byteClass = search.classes[number]
        let target = self.next(first, byteClass.first)
        let otherTarget = other.next(second, byteClass.second)
        guard target != Self.dead, !isInside || otherTarget != Self.dead else { continue }
        let pair = try search.number(of: target, otherTarget)
        if pair == steps.count { steps.append((next, Self.bytesAsTheyRead[bytes[number]])) }
      }
      next += 1
    }
    return nil
  }

  private func text(to pair: Int, _ steps: [(from: Int, byte: UInt8)]) -> String {
    var bytes: [UInt8] = []
    var pair = pair
    while pair > 0 {
      bytes.append(steps[pair].byte)
      pair = steps[pair].from
    }
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }
}
