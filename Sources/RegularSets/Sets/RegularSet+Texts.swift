extension RegularSet {
  /// The maximum number of states for a list of texts.
  ///
  /// The limit is higher than ``mostStates``, because a list needs about one state for each byte of its texts.
  package static let mostTextStates = 65_536
  /// The maximum number of states of the prefix tree, before minimization merges common suffixes.
  private static let mostTreeStates = 4 * mostTextStates

  /// The set that contains only the empty text.
  package static let emptyText = RegularSet(
    classOfByte: [UInt8](repeating: 0, count: 256), classCount: 1, start: 1, moves: [0, 0], accepting: [false, true])

  /// Returns the set that contains one text.
  ///
  /// - Parameter bytes: The text as UTF-8.
  /// - Returns: The set of the text.
  /// - Throws: `TooManyStatesError` if the text needs more than ``mostTextStates``.
  package static func text(_ bytes: some Sequence<UInt8>) throws(TooManyStatesError) -> RegularSet {
    var tree = TextTree(mostStates: mostTextStates)
    try tree.insert(bytes)
    return tree.draft.minimized()
  }

  /// Returns the set that contains the given texts.
  ///
  /// - Parameter texts: The texts.
  /// - Returns: The set of the texts.
  /// - Throws: `TooManyStatesError` if the texts need more than ``mostTextStates``.
  /// - Complexity: O(*n* log *n*), where *n* is the number of bytes.
  package static func texts(_ texts: some Sequence<String>) throws(TooManyStatesError) -> RegularSet {
    var tree = TextTree(mostStates: mostTreeStates)
    for text in texts { try tree.insert(text.utf8) }
    let set = tree.draft.minimized()
    guard set.stateCount <= mostTextStates else { throw TooManyStatesError() }
    return set
  }
}

/// A prefix tree of texts, as an automaton.
private struct TextTree {
  private(set) var draft = AutomatonDraft()
  private let mostStates: Int
  /// The child of each state on each byte, keyed by state and byte.
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
