extension RegularSet {
  /// Each string in the result consists of one string from each set, in order.
  package static func concatenation(_ parts: [RegularSet]) throws(TooManyStatesError) -> RegularSet {
    guard !parts.contains(where: \.isEmpty) else { return .empty }
    let most = max(mostStates, parts.reduce(0) { $0 + $1.stateCount })
    var automaton = NondeterministicAutomaton()
    var last = automaton.draft.state()
    for part in parts { last = automaton.append(part, after: last) }
    automaton.draft.accept(last)
    return try automaton.determinized(mostStates: 2 * most).minimized().limited(to: most)
  }

  package func affixed(prefix: [UInt8], suffix: [UInt8]) throws(TooManyStatesError) -> RegularSet {
    guard !isEmpty, !(prefix.isEmpty && suffix.isEmpty) else { return self }
    guard prefix.count + suffix.count < Self.mostTextStates else { throw TooManyStatesError() }
    return try .concatenation([.text(prefix), self, .text(suffix)])
  }

  fileprivate var bytesOfClass: [ByteSet] { ByteSet.grouped(classOfByte.map { Int($0) }, count: classCount) }
}

extension NondeterministicAutomaton {
  /// Every string of the set leads from the given state to the returned state.
  fileprivate mutating func append(_ set: RegularSet, after state: Int) -> Int {
    // The dead state is omitted.
    let offset = draft.accepting.count - 1
    for _ in 1..<set.stateCount { _ = draft.state() }
    let end = draft.state()
    silentMove(state, offset + set.start)
    let labels = set.bytesOfClass.map { draft.label($0) }
    for state in 1..<set.stateCount {
      for byteClass in 0..<set.classCount where set.next(state, byteClass) != RegularSet.dead {
        draft.move(offset + state, labels[byteClass], offset + set.next(state, byteClass))
      }
      if set.isAccepting(state) { silentMove(offset + state, end) }
    }
    return end
  }
}
