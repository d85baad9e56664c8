/// A set of strings, as a minimal deterministic automaton over UTF-8 bytes with a transition for every byte. Equal sets
/// are equal, because states and classes of bytes have a canonical order. State 0 is the dead state; every other state
/// can reach an accepting state.
package struct RegularSet: Sendable {
  package let classOfByte: [UInt8]
  package let classCount: Int
  /// 0 if the set is empty, and 1 otherwise.
  package let start: Int
  let moves: [Int32]
  let accepting: [Bool]

  /// The automaton must be minimal, in the canonical order.
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

extension RegularSet {
  /// From a minimal automaton with the dead state 0. Merges equivalent classes of bytes, orders them by their first
  /// bytes, and numbers the states breadth-first, so equal sets have equal tables.
  init(numbering moves: [Int32], _ oldClassOfByte: [Int], classCount oldCount: Int, start: Int, _ accepting: [Bool]) {
    let columns = ClassColumns(moves, count: oldCount)
    var kinds: [Int] = []
    var newClass = [Int](repeating: -1, count: oldCount)
    var classOfByte: [UInt8] = []
    for byte in 0..<256 {
      let old = oldClassOfByte[byte]
      if newClass[old] < 0 {
        newClass[old] = kinds.firstIndex { columns.areEqual($0, old) } ?? kinds.count
        if newClass[old] == kinds.count { kinds.append(old) }
      }
      classOfByte.append(UInt8(newClass[old]))
    }

    var numbers = [Int32](repeating: -1, count: accepting.count)
    numbers[Self.dead] = 0
    var order = [Self.dead]
    if start != Self.dead {
      numbers[start] = 1
      order.append(start)
    }
    var newMoves: [Int32] = []
    newMoves.reserveCapacity(accepting.count * kinds.count)
    var next = 0
    while next < order.count {
      let row = order[next] * oldCount
      for column in kinds {
        let target = Int(moves[row + column])
        if numbers[target] < 0 {
          numbers[target] = Int32(order.count)
          order.append(target)
        }
        newMoves.append(numbers[target])
      }
      next += 1
    }
    self.init(
      classOfByte: classOfByte, classCount: kinds.count, start: start == Self.dead ? Self.dead : 1, moves: newMoves,
      accepting: order.map { accepting[$0] })
  }
}

private struct ClassColumns {
  private let table: [Int32]
  private let count: Int
  /// FNV-1a (Fowler, Noll, and Vo, 1991).
  private var hashes: [UInt64]

  init(_ table: [Int32], count: Int) {
    self.table = table
    self.count = count
    hashes = [UInt64](repeating: 0xCBF2_9CE4_8422_2325, count: count)
    for row in 0..<table.count / count {
      for column in 0..<count {
        hashes[column] = (hashes[column] ^ UInt64(table[row * count + column])) &* 0x100_0000_01B3
      }
    }
  }

  func areEqual(_ first: Int, _ second: Int) -> Bool {
    guard hashes[first] == hashes[second] else { return false }
    for row in 0..<table.count / count where table[row * count + first] != table[row * count + second] { return false }
    return true
  }
}

/// A spec from an untrusted source can require exponentially large automata.
package struct TooManyStatesError: Error, Hashable, Sendable {
  package init() {}
}
