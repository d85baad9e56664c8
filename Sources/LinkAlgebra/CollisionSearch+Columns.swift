import WaymarkModel

/// The pattern matrix of the search for overlapping links.
extension CollisionSearch {
  mutating func fillMatrix() {
    matrix.removeAll(keepingCapacity: true)
    sets.removeAll(keepingCapacity: true)
    narrow.removeAll(keepingCapacity: true)
    firstMark = space.cells.setCount
    marks = [Int32](repeating: 0, count: firstMark + space.cells.textCount)
    for row in rows {
      // A row that does not name a key accepts any value for the key.
      var sets = ColumnMask(keys: keyCount)
      var narrow = ColumnMask()
      // An iterator uses protocol calls in a debug build, and this loop visits every column of every row.
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
      // The first column also compares the first segments of the other kind of URLs. Their relation is unknown here.
      if row.start(kind.other) != nil {
        sets.positions |= ColumnMask.bit(0)
        narrow.positions |= ColumnMask.bit(0)
      }
      self.sets.append(sets)
      self.narrow.append(narrow)
    }
  }

  var keyCount: Int { columns.count - positions.count }

  func keyNumber(_ column: Int) -> Int {
    column < columns.slash ? column - columns.query : column - positions.count
  }

  /// Returns the matrix entry that accepts any string in a column.
  func open(_ column: Int) -> Cell {
    column < columns.query ? space.open : column == columns.slash ? space.freeSlash : space.openFragment
  }

  func named(_ row: LinkRow) -> [Int] {
    guard keyCount > 0 else { return [] }
    return row.query.map { columns.query + $0.column }
      + (row.fragment?.query ?? []).map { columns.fragmentQuery + $0.column }
  }

  func cell(_ row: Int, _ column: Int) -> Cell {
    let slot = slotOfColumn[column]
    return slot < 0 ? space.cell(rows[row], kind, column, columns) : matrix[row * positions.count + slot]
  }

  func mark(_ cell: Cell) -> Int { firstMark + Int(cell.number) }

  /// The strings that a link accepts in a matrix column.
  ///
  /// The first matrix column represents the first path segment. In the first matrix column, a `Key` value can contain
  /// two sets of strings: one set for web URLs, and one set for custom-scheme URLs.
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
