import WaymarkModel

/// What rows are in their columns.
extension CollisionSearch {
  mutating func fillMatrix() {
    matrix.removeAll(keepingCapacity: true)
    sets.removeAll(keepingCapacity: true)
    narrow.removeAll(keepingCapacity: true)
    firstMark = space.cells.setCount
    marks = [Int32](repeating: 0, count: firstMark + space.cells.textCount)
    for row in rows {
      // A key that a row does not name can be anything.
      var sets = ColumnMask(keys: keyCount)
      var narrow = ColumnMask()
      // Counted by hand, as an iterator goes through protocols in a debug build, and this is each row's every column.
      var slot = 0
      while slot < positions.count {
        let column = positions[slot]
        let cell = space.cell(row, kind, column, columns)
        matrix.append(cell)
        if !cell.isText { sets.positions |= ColumnMask.bit(slot) }
        if cell != open(column) { narrow.positions |= ColumnMask.bit(slot) }
        slot += 1
      }
      for column in named(row) {
        let bit = ColumnMask.bit(keyNumber(column))
        narrow.keys |= bit
        if keyCount <= ColumnMask.count, space.cell(row, kind, column, columns).isText { sets.keys &= ~bit }
      }
      // In the first column, what the other kind has is compared, too, and there the two may be anything to each other.
      if row.start(kind.other) != nil {
        sets.positions |= ColumnMask.bit(0)
        narrow.positions |= ColumnMask.bit(0)
      }
      self.sets.append(sets)
      self.narrow.append(narrow)
    }
  }

  var keyCount: Int { columns.count - positions.count }

  /// Which of the keys a column is.
  func keyNumber(_ column: Int) -> Int {
    column < columns.slash ? column - columns.query : column - positions.count
  }

  /// Anything that a position can be.
  func open(_ column: Int) -> Cell {
    column < columns.query ? space.open : column == columns.slash ? space.freeSlash : space.openFragment
  }

  /// The keys that a row says something of.
  func named(_ row: LinkRow) -> [Int] {
    guard keyCount > 0 else { return [] }
    return row.query.map { columns.query + $0.column }
      + (row.fragment?.query ?? []).map { columns.fragmentQuery + $0.column }
  }

  func cell(_ row: Int, _ column: Int) -> Cell {
    let slot = slotOfColumn[column]
    return slot < 0 ? space.cell(rows[row], kind, column, columns) : matrix[row * positions.count + slot]
  }

  /// Where a cell's mark is.
  func mark(_ cell: Cell) -> Int { firstMark + Int(cell.number) }

  /// What tells rows apart in a column: the cell, and in the first one that of the other kind, too.
  struct Key: Hashable {
    let cell: Cell
    let other: Cell?
  }

  func key(_ row: Int, _ column: Int) -> Key {
    Key(cell: cell(row, column), other: column == 0 && isOnBoth ? rows[row].start(kind.other)?.first : nil)
  }

  func relation(_ key: Key, _ other: Key) -> SetRelation? {
    guard let shared = space.cells.relation(key.cell, other.cell) else { return nil }
    guard let own = key.other, let others = other.other, shared != .disjoint else { return shared }
    guard let rest = space.cells.relation(own, others) else { return nil }
    var union = DisjointUnion()
    union.add(shared)
    union.add(rest)
    return union.relation
  }
}
