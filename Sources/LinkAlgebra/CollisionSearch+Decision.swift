import WaymarkModel

/// The selection of the matrix column by which the search partitions the links.
extension CollisionSearch {
  /// Returns the matrix column that leaves the fewest pairs of links to compare, or `nil` if no column distinguishes
  /// the links.
  mutating func decisiveColumn(_ rows: [Int], _ others: [Int], _ left: Left) -> Int? {
    var best: (column: Int, cost: Int)?
    var cells: [Cell] = []
    for column in left.positions + decisiveKeys(rows, others, left) {
      cells.removeAll(keepingCapacity: true)
      count(rows, column, &cells)
      count(others, column, &cells)
      var sets = 0
      var texts = 0
      var pairs = 0
      for cell in cells {
        let count = Int(marks[mark(cell)])
        marks[mark(cell)] = 0
        if cell.isText { texts += 1 } else { sets += count }
        pairs += count * count
      }
      guard cells.count > 1 || (column == 0 && differInOtherKind(rows + others)) else { continue }
      let cost = sets * max(1, texts) + pairs / 100
      if best.map({ cost < $0.cost }) ?? true { best = (column, cost) }
      // A column in which every row has a different string is optimal.
      if sets == 0, pairs == rows.count + others.count { break }
    }
    return best?.column
  }

  func keys(_ rows: [Int], _ left: Left) -> [Int] {
    guard keyCount > 0 else { return [] }
    var keys: [Int] = []
    for row in rows {
      for column in named(self.rows[row]) where !left.keysDone.contains(column) && !keys.contains(column) {
        keys.append(column)
      }
    }
    return keys
  }

  /// Returns a few query-key columns in which the given links differ.
  ///
  /// The columns are sorted by the number of links that constrain the column, in descending order.
  func decisiveKeys(_ rows: [Int], _ others: [Int], _ left: Left) -> [Int] {
    guard keyCount > 0 else { return [] }
    let rows = rows + others
    var counts: [Int: (count: Int, cell: Cell, isOne: Bool)] = [:]
    for row in rows {
      for column in named(self.rows[row]) {
        let cell = cell(row, column)
        guard let known = counts[column] else {
          counts[column] = (1, cell, true)
          continue
        }
        counts[column] = (known.count + 1, cell, known.isOne && known.cell == cell)
      }
    }
    let decisive = counts.filter { column, value in
      (value.count < rows.count || !value.isOne) && !left.keysDone.contains(column)
    }
    return decisive.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(Self.mostKeys).map(\.key)
  }

  private static let mostKeys = 16

  mutating func count(_ rows: [Int], _ column: Int, _ cells: inout [Cell]) {
    // This loop avoids iterators, as does `fillMatrix()`.
    var index = 0
    while index < rows.count {
      let cell = cell(rows[index], column)
      let mark = mark(cell)
      if marks[mark] == 0 { cells.append(cell) }
      marks[mark] += 1
      index += 1
    }
  }

  func differInOtherKind(_ rows: [Int]) -> Bool {
    guard isOnBoth, let first = rows.first else { return false }
    return rows.contains { self.rows[$0].start(kind.other)?.first != self.rows[first].start(kind.other)?.first }
  }
}
