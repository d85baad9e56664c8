extension RegularSet {
  /// The limit is higher than ``mostStates``, because a list of strings needs about one state for each byte.
  package static let mostTextStates = 65_536
  private static let mostTreeStates = 4 * mostTextStates

  package static let emptyText = RegularSet(
    classOfByte: [UInt8](repeating: 0, count: 256), classCount: 1, start: 1, moves: [0, 0], accepting: [false, true])

  package static func text(_ bytes: some Sequence<UInt8>) throws(TooManyStatesError) -> RegularSet {
    var tree = TextTree(mostStates: mostTextStates)
    try tree.insert(bytes)
    return tree.draft.minimized()
  }

  package static func texts(_ texts: some Sequence<String>) throws(TooManyStatesError) -> RegularSet {
    var tree = TextTree(mostStates: mostTreeStates)
    for text in texts { try tree.insert(text.utf8) }
    let set = tree.draft.minimized()
    guard set.stateCount <= mostTextStates else { throw TooManyStatesError() }
    return set
  }
}

private struct TextTree {
  private(set) var draft = AutomatonDraft()
  private let mostStates: Int
  private var children: [Int: Int] = [:]

  init(mostStates: Int) {
    self.mostStates = mostStates
    _ = draft.state()
  }

  mutating func insert(_ bytes: some Sequence<UInt8>) throws(TooManyStatesError) {
    var state = 0
    for byte in bytes {
      let key = state << 8 | Int(byte)
      if let child = children[key] {
        state = child
      } else {
        guard draft.accepting.count < mostStates else { throw TooManyStatesError() }
        let child = draft.state()
        draft.move(state, on: ByteSet([byte]), child)
        children[key] = child
        state = child
      }
    }
    draft.accept(state)
  }
}

extension RegularSet {
  /// The shortest strings come first.
  package func firstTexts(_ most: Int) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    // For each length, the states from which some string of that length leads to an accepting state.
    var leadsOn = [accepting]
    var emptyLengths = 0
    while texts.count < most, emptyLengths <= stateCount {
      let length = leadsOn.count - 1
      if leadsOn[length][start] {
        emptyLengths = 0
        appendTexts(from: start, [], leadsOn[...length], most, to: &texts)
      } else {
        // If as many consecutive lengths as states have no string, no longer string exists (pumping lemma).
        emptyLengths += 1
      }
      leadsOn.append(states(before: leadsOn[length]))
    }
    return texts
  }

  private func states(before targets: [Bool]) -> [Bool] {
    (0..<stateCount).map { state in moves[state * classCount..<(state + 1) * classCount].contains { targets[Int($0)] } }
  }

  private func appendTexts(
    from state: Int, _ bytes: [UInt8], _ leadsOn: ArraySlice<[Bool]>, _ most: Int, to texts: inout [[UInt8]]
  ) {
    guard leadsOn.count > 1 else {
      texts.append(bytes)
      return
    }
    let targets = leadsOn[leadsOn.endIndex - 2]
    for byte in 0..<256 where texts.count < most {
      let target = next(state, Int(classOfByte[byte]))
      if targets[target] { appendTexts(from: target, bytes + [UInt8(byte)], leadsOn.dropLast(), most, to: &texts) }
    }
  }
}

extension RegularSet {
  /// The fewest bytes win, and then readable characters such as lowercase letters; `nil` if the set is empty.
  package var shortestText: String? {
    guard !isEmpty else { return nil }
    let distances = distancesToText()
    var bytes: [UInt8] = []
    var state = start
    while distances[state] > 0 {
      let isNearer = (0..<classCount).map { distances[next(state, $0)] == distances[state] - 1 }
      guard let byte = Self.bytesAsTheyRead.first(where: { isNearer[Int(classOfByte[Int($0)])] }) else { return nil }
      bytes.append(byte)
      state = next(state, Int(classOfByte[Int(byte)]))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// In bytes, to the nearest accepting state; -1 for the dead state.
  private func distancesToText() -> [Int] {
    let incoming = Adjacency(moves.map { Int($0) }, count: stateCount)
    var distances = [Int](repeating: -1, count: stateCount)
    var order = (0..<stateCount).filter { accepting[$0] }
    for state in order { distances[state] = 0 }
    var next = 0
    while next < order.count {
      let state = order[next]
      for entry in incoming.range(of: state) {
        let source = incoming.order[entry] / classCount
        guard distances[source] < 0 else { continue }
        distances[source] = distances[state] + 1
        order.append(source)
      }
      next += 1
    }
    return distances
  }

  /// Lowercase letters, digits, uppercase letters, other printable ASCII, bytes of accented Latin letters, and the
  /// rest.
  static let bytesAsTheyRead: [UInt8] = {
    let ranges: [ClosedRange<UInt8>] = [
      0x61...0x7A, 0x30...0x39, 0x41...0x5A, 0x2D...0x2E, 0x5F...0x5F, 0x7E...0x7E, 0x21...0x7E, 0xC3...0xC3,
      0xA0...0xBF, 0...255,
    ]
    return ranges.flatMap { Array($0) }
  }()
}
