/// A regular set of texts, stored as the minimal complete deterministic automaton over UTF-8 bytes.
///
/// Equal sets are equal values, because states and classes of bytes have canonical numbers. State 0 is the dead state:
/// no text leads from the dead state to an accepting state. Every other state leads to an accepting state.
package struct RegularSet: Sendable {
  /// The equivalence class of each of the 256 bytes, numbered by first byte.
  package let classOfByte: [UInt8]
  package let classCount: Int
  /// The start state: 1, or 0 for the empty set.
  package let start: Int
  /// The transition table, with one row for each state and one column for each class of bytes.
  let moves: [Int32]
  let accepting: [Bool]

  /// Creates a set from an automaton.
  ///
  /// - Precondition: The automaton is minimal and has the canonical numbers that ``RegularSet`` guarantees.
  init(classOfByte: [UInt8], classCount: Int, start: Int, moves: [Int32], accepting: [Bool]) {
    self.classOfByte = classOfByte
    self.classCount = classCount
    self.start = start
    self.moves = moves
    self.accepting = accepting
  }

  package static let empty = RegularSet(
    classOfByte: [UInt8](repeating: 0, count: 256), classCount: 1, start: dead, moves: [0], accepting: [false])

  /// The maximum number of states of a result, unless the operands together have more states.
  package static let mostStates = 4_096

  /// The dead state, which exists in every automaton.
  package static let dead = 0

  package var stateCount: Int { accepting.count }

  /// Returns the target state of a transition on a class of bytes.
  package func next(_ state: Int, _ byteClass: Int) -> Int { Int(moves[state &* classCount &+ byteClass]) }

  package func isAccepting(_ state: Int) -> Bool { accepting[state] }

  package var isEmpty: Bool { start == Self.dead }

  package var containsEmptyText: Bool { accepting[start] }

  /// Returns a Boolean value that indicates whether a text, given as UTF-8, is a member of the set.
  package func contains(_ bytes: some Sequence<UInt8>) -> Bool {
    var state = start
    for byte in bytes {
      state = next(state, Int(classOfByte[Int(byte)]))
      if state == Self.dead { return false }
    }
    return accepting[state]
  }
}

extension RegularSet: Hashable {
  // The synthesized implementation would hash each number separately, which is slower than hashing the whole table.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(classCount)
    moves.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
