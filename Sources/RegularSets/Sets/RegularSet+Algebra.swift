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

  /// The product keeps pairs in which any state is live (union), both are (intersection), or the first is (difference).
  /// All states but the dead state are live.
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

extension RegularSet {
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

  /// The strings with other bytes in place of each occurrence of an ASCII character.
  package func replacing(_ byte: UInt8, with bytes: [UInt8]) throws(TooManyStatesError) -> RegularSet {
    let replaced = Int(classOfByte[Int(byte)])
    guard (0..<stateCount).contains(where: { next($0, replaced) != Self.dead }) else { return self }
    var automaton = NondeterministicAutomaton()
    // The dead state is omitted, and the start is the first state.
    for state in 1..<stateCount { _ = automaton.draft.state(accepting: accepting[state]) }
    let labels = bytesOfClass.map { $0.bytes.filter { $0 != byte } }.map { ByteSet($0) }
    for state in 1..<stateCount {
      for byteClass in 0..<classCount where next(state, byteClass) != Self.dead {
        automaton.draft.move(state - 1, on: labels[byteClass], next(state, byteClass) - 1)
      }
      guard next(state, replaced) != Self.dead else { continue }
      var source = state - 1
      for byte in bytes.dropLast() {
        let target = automaton.draft.state()
        automaton.draft.move(source, on: ByteSet([byte]), target)
        source = target
      }
      automaton.draft.move(source, on: ByteSet(bytes.suffix(1)), next(state, replaced) - 1)
    }
    let most = max(Self.mostStates, stateCount * bytes.count)
    return try automaton.determinized(mostStates: 2 * most).minimized().limited(to: most)
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

/// A breadth-first search of the pairs that two automata reach on the same input.
struct PairSearch {
  static let mostPairs = 262_144
  static let mostSteps = 4_194_304

  let classes: [(bytes: ByteSet, first: Int, second: Int)]
  private(set) var pairs: [(first: Int, second: Int)] = []
  private var numbers: [Int: Int] = [:]
  private let secondCount: Int
  private let mostPairs: Int

  init(_ first: RegularSet, _ second: RegularSet) {
    var members: [(first: Int, second: Int)] = []
    var classOfByte: [Int] = []
    var numbers = [Int](repeating: -1, count: first.classCount * second.classCount)
    for byte in 0..<256 {
      let firstClass = Int(first.classOfByte[byte])
      let secondClass = Int(second.classOfByte[byte])
      let place = firstClass * second.classCount + secondClass
      if numbers[place] < 0 {
        numbers[place] = members.count
        members.append((firstClass, secondClass))
      }
      classOfByte.append(numbers[place])
    }
    classes = zip(ByteSet.grouped(classOfByte, count: members.count), members).map { ($0, $1.first, $1.second) }
    secondCount = second.stateCount
    mostPairs = min(Self.mostPairs, Self.mostSteps / classes.count)
    pairs.append((first.start, second.start))
    self.numbers[first.start * secondCount + second.start] = 0
  }

  mutating func number(of first: Int, _ second: Int) throws(TooManyStatesError) -> Int {
    let key = first * secondCount + second
    if let number = numbers[key] { return number }
    guard pairs.count < mostPairs else { throw TooManyStatesError() }
    numbers[key] = pairs.count
    pairs.append((first, second))
    return pairs.count - 1
  }
}

extension RegularSet {
  /// Prefers readable characters, such as lowercase letters. Visits pairs of states without constructing an automaton.
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
