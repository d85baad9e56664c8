extension RegularSet {
  /// Creates a set from the transition table of a minimal automaton in which state 0 is the dead state.
  ///
  /// The initializer merges equivalent classes of bytes, and orders the classes by their first bytes. The initializer
  /// numbers the states in the order of a breadth-first search. Because of this numbering, equal sets have equal
  /// transition tables.
  init(numbering moves: [Int32], _ oldClassOfByte: [Int], classCount oldCount: Int, start: Int, _ accepting: [Bool]) {
    let columns = Columns(moves, count: oldCount)
    /// The byte classes that remain after merging equivalent classes, in the order of their first bytes.
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

/// The columns of a transition table, with hash values for fast comparison.
private struct Columns {
  private let table: [Int32]
  private let count: Int
  /// The FNV-1a hash value of each column (Fowler, Noll, and Vo, 1991).
  ///
  /// If two columns have different hash values, the columns are different.
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
