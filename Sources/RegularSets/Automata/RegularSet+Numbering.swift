extension RegularSet {
  /// A least automaton, its dead state being 0, with states and classes numbered as every other automaton of the same set has
  /// them: classes that all states treat alike are one, classes go by their first bytes, states by breadth-first search.
  init(numbering moves: [Int32], _ oldClassOfByte: [Int], classCount oldCount: Int, start: Int, _ accepting: [Bool]) {
    var columns: [Int] = []
    var numberOfColumn: [[Int32]: Int] = [:]
    var newClass = [Int](repeating: -1, count: oldCount)
    var classOfByte: [UInt8] = []
    for byte in 0..<256 {
      let old = oldClassOfByte[byte]
      if newClass[old] < 0 {
        let column = (0..<accepting.count).map { moves[$0 * oldCount + old] }
        newClass[old] = numberOfColumn[column, default: columns.count]
        if newClass[old] == columns.count {
          numberOfColumn[column] = columns.count
          columns.append(old)
        }
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
    newMoves.reserveCapacity(accepting.count * columns.count)
    var next = 0
    while next < order.count {
      let row = order[next] * oldCount
      for column in columns {
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
      classOfByte: classOfByte, classCount: columns.count, start: start == Self.dead ? Self.dead : 1, moves: newMoves,
      accepting: order.map { accepting[$0] })
  }
}
