extension RegularSet {
  /// The states that the automaton of a result may have, or as many as those of the operands together where they have
  /// more.
  package static let mostStates = 4_096

  /// The texts in either.
  ///
  /// - Throws: where the result has too many states, or takes too long. So do the other operations.
  /// - Complexity: at worst the product of the two numbers of states, times the classes of bytes.
  package func union(_ other: RegularSet) throws(TooManyStates) -> RegularSet {
    try combined(with: other) { $0 || $1 }
  }

  /// The texts in both.
  package func intersection(_ other: RegularSet) throws(TooManyStates) -> RegularSet {
    try combined(with: other) { $0 && $1 }
  }

  /// The texts that are not in the other.
  package func subtracting(_ other: RegularSet) throws(TooManyStates) -> RegularSet {
    try combined(with: other) { $0 && !$1 }
  }

  /// The product of the automata. What is asked of a text's being in the sets is asked of a pair's being alive as well,
  /// but for a difference, where the second state may be either.
  private func combined(
    with other: RegularSet, _ isWanted: (Bool, Bool) -> Bool
  ) throws(TooManyStates) -> RegularSet {
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
  func limited(to operands: Int) throws(TooManyStates) -> RegularSet {
    guard stateCount <= max(Self.mostStates, operands) else { throw TooManyStates() }
    return self
  }

  /// Each text with something in front of it and something after it.
  package func affixed(prefix: [UInt8], suffix: [UInt8]) throws(TooManyStates) -> RegularSet {
    guard !isEmpty, !(prefix.isEmpty && suffix.isEmpty) else { return self }
    let most = max(Self.mostStates, stateCount + prefix.count + suffix.count)
    guard prefix.count + suffix.count < Self.mostTextStates else { throw TooManyStates() }
    var automaton = NondeterministicAutomaton()
    var last = automaton.draft.state()
    for byte in prefix { last = automaton.append(byte, after: last) }
    let offset = last + 1
    for _ in 0..<stateCount { _ = automaton.draft.state() }
    let end = automaton.draft.state()
    automaton.silentMove(last, offset + start)
    let labels = bytesOfClass.map { automaton.draft.label($0) }
    for state in 1..<stateCount {
      for byteClass in 0..<classCount where next(state, byteClass) != Self.dead {
        automaton.draft.move(offset + state, labels[byteClass], offset + next(state, byteClass))
      }
      if accepting[state] { automaton.silentMove(offset + state, end) }
    }
    last = end
    for byte in suffix { last = automaton.append(byte, after: last) }
    automaton.draft.accept(last)
    return try automaton.determinized(mostStates: 2 * most).minimized().limited(to: most)
  }

  /// The bytes of each class.
  private var bytesOfClass: [ByteSet] { ByteSet.grouped(classOfByte.map { Int($0) }, count: classCount) }
}

extension NondeterministicAutomaton {
  fileprivate mutating func append(_ byte: UInt8, after state: Int) -> Int {
    let next = draft.state()
    draft.move(state, on: ByteSet(byte...byte), next)
    return next
  }
}
