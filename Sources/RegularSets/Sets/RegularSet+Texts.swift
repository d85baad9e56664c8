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
