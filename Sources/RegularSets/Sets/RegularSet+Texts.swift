extension RegularSet {
  /// The maximum number of states in a set that is created from a list of strings.
  ///
  /// The limit is higher than ``mostStates``, because a list of strings needs about one state for each byte.
  package static let mostTextStates = 65_536
  /// The maximum number of states in the prefix tree before minimization merges common suffixes.
  private static let mostTreeStates = 4 * mostTextStates

  /// The set that contains only the empty string.
  package static let emptyText = RegularSet(
    classOfByte: [UInt8](repeating: 0, count: 256), classCount: 1, start: 1, moves: [0, 0], accepting: [false, true])

  /// Returns the set that contains a single string.
  ///
  /// - Parameter bytes: The UTF-8 bytes of the string.
  /// - Returns: The set with the given string as its only element.
  /// - Throws: `TooManyStatesError` if the string needs more than ``mostTextStates`` states.
  package static func text(_ bytes: some Sequence<UInt8>) throws(TooManyStatesError) -> RegularSet {
    var tree = TextTree(mostStates: mostTextStates)
    try tree.insert(bytes)
    return tree.draft.minimized()
  }

  /// Returns the set that contains the given strings.
  ///
  /// - Parameter texts: The strings.
  /// - Returns: The set with the given strings as its elements.
  /// - Throws: `TooManyStatesError` if the strings need more than ``mostTextStates`` states.
  /// - Complexity: O(*n* log *n*), where *n* is the total number of bytes in the strings.
  package static func texts(_ texts: some Sequence<String>) throws(TooManyStatesError) -> RegularSet {
    var tree = TextTree(mostStates: mostTreeStates)
    for text in texts { try tree.insert(text.utf8) }
    let set = tree.draft.minimized()
    guard set.stateCount <= mostTextStates else { throw TooManyStatesError() }
    return set
  }
}

/// A prefix tree of strings, represented as an automaton.
private struct TextTree {
  private(set) var draft = AutomatonDraft()
  private let mostStates: Int
  /// The target state of each transition, keyed by the source state and the byte.
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
