import SpecModel

/// Groups let the search compare many links at once.
extension CollisionSearch {
  struct Left {
    var positions: [Int]
    var keysDone: [Int] = []

    func without(_ column: Int) -> Left {
      var left = self
      if let index = left.positions.firstIndex(of: column) {
        left.positions.remove(at: index)
      } else {
        left.keysDone.append(column)
      }
      return left
    }
  }

  struct Group {
    var rows: [Int] = []
    /// The columns in which at least one link accepts several strings.
    var sets = ColumnMask()
    var narrow = ColumnMask()
  }

  func group(_ rows: [Int]) -> Group {
    var group = Group()
    for row in rows { add(row, to: &group) }
    return group
  }

  func add(_ row: Int, to group: inout Group) {
    group.rows.append(row)
    group.sets.formUnion(sets[row])
    group.narrow.formUnion(narrow[row])
  }

  func canCross(_ group: Group, _ others: Group, _ relation: SetRelation, _ left: Left) -> Bool {
    switch relation {
    case .subset: return isLeft(group.sets.intersection(others.narrow), left)
    case .superset: return isLeft(others.sets.intersection(group.narrow), left)
    case .equal, .overlapping, .disjoint: return true
    }
  }

  /// If several columns share a bit, at least one counts as not compared yet.
  func isLeft(_ mask: ColumnMask, _ left: Left) -> Bool {
    var open = ColumnMask(positions: positions.count, keys: keyCount)
    if positions.count <= ColumnMask.count {
      open.positions = 0
      for column in left.positions { open.positions |= ColumnMask.bit(slotOfColumn[column]) }
    }
    if keyCount <= ColumnMask.count {
      for column in left.keysDone { open.keys &= ~ColumnMask.bit(keyNumber(column)) }
    }
    return !mask.intersection(open).isEmpty
  }

  struct Bucket {
    let number: Int
    let key: Key
    var group = Group()
  }

  /// The links of a group, partitioned by their strings in a column.
  struct Buckets {
    var all: [Bucket] = []
    var texts: [Int] = []
    var sets: [Int] = []
    var hasOtherKind = false
  }

  mutating func buckets(_ rows: [Int], _ column: Int) -> Buckets {
    var buckets = Buckets()
    var numbers: [Key: Int] = [:]
    for row in rows {
      let key = key(row, column)
      // A key with strings for only one kind of URLs is identified by the set of these strings alone.
      let known = key.other == nil ? Int(marks[mark(key.cell)]) - 1 : numbers[key] ?? -1
      let number = known >= 0 ? known : buckets.all.count
      if known < 0 {
        if key.other == nil { marks[mark(key.cell)] = Int32(number + 1) } else { numbers[key] = number }
        buckets.all.append(Bucket(number: number, key: key))
        if key.cell.isText {
          buckets.texts.append(number)
        } else {
          buckets.sets.append(number)
        }
      }
      add(row, to: &buckets.all[number].group)
    }
    for bucket in buckets.all {
      marks[mark(bucket.key.cell)] = 0
      if bucket.key.other != nil { buckets.hasOtherKind = true }
    }
    return buckets
  }
}

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
      for (slot, column) in positions.enumerated() {
        let cell = space.cell(row, kind, column, columns)
        matrix.append(cell)
        if !space.cells.isSingle(cell) { sets.positions |= ColumnMask.bit(slot) }
        if cell != open(column) { narrow.positions |= ColumnMask.bit(slot) }
      }
      for column in named(row) {
        let bit = ColumnMask.bit(keyNumber(column))
        narrow.keys |= bit
        let cell = space.cell(row, kind, column, columns)
        if keyCount <= ColumnMask.count, space.cells.isSingle(cell) { sets.keys &= ~bit }
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
  func keyNumber(_ column: Int) -> Int { column < columns.slash ? column - columns.query : column - positions.count }

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

  /// The first column, for the first path segment, can have different strings for web and custom-scheme URLs.
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

extension CollisionSearch {
  /// The column that leaves the fewest pairs to compare; `nil` if no column distinguishes the links.
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

  /// A few query columns in which the links differ, sorted by the number of links that constrain them, descending.
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

/// A set of columns, as two bit masks. Beyond 64 columns, several columns share a bit.
struct ColumnMask {
  static let count = 64

  var positions: UInt64 = 0
  var keys: UInt64 = 0

  init() {}

  init(positions: Int = 0, keys: Int) {
    self.positions = Self.bits(positions)
    self.keys = Self.bits(keys)
  }

  private static func bits(_ count: Int) -> UInt64 { count >= Self.count ? .max : 1 << UInt64(count) - 1 }
  static func bit(_ number: Int) -> UInt64 { 1 << UInt64(number & 63) }
  var isEmpty: Bool { positions | keys == 0 }

  mutating func formUnion(_ other: ColumnMask) {
    positions |= other.positions
    keys |= other.keys
  }

  func intersection(_ other: ColumnMask) -> ColumnMask {
    var result = self
    result.positions &= other.positions
    result.keys &= other.keys
    return result
  }
}
