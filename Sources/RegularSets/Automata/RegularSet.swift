/// A regular language (a set of strings), stored as a minimal deterministic finite automaton.
///
/// The automaton reads UTF-8 bytes, and every state has a transition for every byte. Equal sets have equal
/// representations, because states and classes of bytes are numbered in a canonical order. State 0 is the dead state,
/// which cannot reach an accepting state. Every other state can reach an accepting state.
package struct RegularSet: Sendable {
  package let classOfByte: [UInt8]
  package let classCount: Int
  /// The index of the start state: 0 if the set is empty, and 1 otherwise.
  package let start: Int
  let moves: [Int32]
  let accepting: [Bool]

  /// - Precondition: The automaton is minimal, and its states and classes of bytes are numbered in the canonical order.
  init(classOfByte: [UInt8], classCount: Int, start: Int, moves: [Int32], accepting: [Bool]) {
    self.classOfByte = classOfByte
    self.classCount = classCount
    self.start = start
    self.moves = moves
    self.accepting = accepting
  }

  package static let empty = RegularSet(
    classOfByte: [UInt8](repeating: 0, count: 256), classCount: 1, start: dead, moves: [0], accepting: [false])

  /// The limit is higher for large operands: the result can always have as many states as its operands together.
  package static let mostStates = 4_096

  package static let dead = 0

  package var stateCount: Int { accepting.count }

  package func next(_ state: Int, _ byteClass: Int) -> Int { Int(moves[state &* classCount &+ byteClass]) }

  package func isAccepting(_ state: Int) -> Bool { accepting[state] }

  package var isEmpty: Bool { start == Self.dead }

  package var containsEmptyText: Bool { accepting[start] }

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
