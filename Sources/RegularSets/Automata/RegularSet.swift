/// A regular set of texts: the least complete deterministic automaton over the bytes of their UTF-8.
///
/// Equal sets are equal values, as states and classes of bytes are numbered in the order in which texts reach them.
/// State 0 is dead: no text gets out of it. Every other state leads to an accepting one.
package struct RegularSet: Sendable {
  /// For each of the 256 bytes, the class of bytes that no state tells apart from it. Numbered by their first bytes.
  package let classOfByte: [UInt8]
  package let classCount: Int
  /// 1, or 0 where the set is empty.
  package let start: Int
  /// Where each state goes on each class, a row a state.
  let moves: [Int32]
  let accepting: [Bool]

  /// - Precondition: the automaton is the least, and numbered as the type promises.
  init(classOfByte: [UInt8], classCount: Int, start: Int, moves: [Int32], accepting: [Bool]) {
    self.classOfByte = classOfByte
    self.classCount = classCount
    self.start = start
    self.moves = moves
    self.accepting = accepting
  }

  package static let empty = RegularSet(
    classOfByte: [UInt8](repeating: 0, count: 256), classCount: 1, start: dead, moves: [0], accepting: [false])

  /// The states that the automaton of a result may have, or as many as those of the operands together where they have
  /// more.
  package static let mostStates = 4_096

  /// The state from which nothing is accepted; there in each set.
  package static let dead = 0

  package var stateCount: Int { accepting.count }

  /// The state after a byte of a class.
  package func next(_ state: Int, _ byteClass: Int) -> Int { Int(moves[state &* classCount &+ byteClass]) }

  package func isAccepting(_ state: Int) -> Bool { accepting[state] }

  package var isEmpty: Bool { start == Self.dead }

  package var containsEmptyText: Bool { accepting[start] }

  /// Whether a text, given as UTF-8, is in the set.
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
  // Written out, as the table is long, and a hash a row is as good as one a number.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(classCount)
    moves.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
