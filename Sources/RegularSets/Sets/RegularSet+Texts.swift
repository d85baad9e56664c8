extension RegularSet {
  /// The states that a list of texts may need: texts bring states with them, so that these may be more than others.
  package static let mostTextStates = 65_536
  /// As the texts are read, before those that end alike share states.
  private static let mostTreeStates = 4 * mostTextStates

  /// The set of the empty text alone.
  package static let emptyText = RegularSet(
    classOfByte: [UInt8](repeating: 0, count: 256), classCount: 1, start: 1, moves: [0, 0], accepting: [false, true])

  /// The set of one text, given as UTF-8.
  ///
  /// - Throws: where it is longer than ``mostTextStates`` allow.
  package static func text(_ bytes: some Sequence<UInt8>) throws(TooManyStatesError) -> RegularSet {
    var tree = TextTree(mostStates: mostTextStates)
    try tree.insert(bytes)
    return tree.draft.minimized()
  }

  /// The set of some texts.
  ///
  /// - Throws: where they need more than ``mostTextStates``.
  /// - Complexity: O(n log n) in the bytes.
  package static func texts(_ texts: some Sequence<String>) throws(TooManyStatesError) -> RegularSet {
    var tree = TextTree(mostStates: mostTreeStates)
    for text in texts { try tree.insert(text.utf8) }
    let set = tree.draft.minimized()
    guard set.stateCount <= mostTextStates else { throw TooManyStatesError() }
    return set
  }
}

/// The automaton of some texts in which those that start alike share states.
private struct TextTree {
  private(set) var draft = AutomatonDraft()
  private let mostStates: Int
  /// By a state and a byte.
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
