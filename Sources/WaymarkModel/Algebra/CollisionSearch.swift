/// The search behind ``LinkCollisions``, over rows that are all distinct.
struct CollisionSearch {
  private(set) var crossing: [LinkCollisions.Pair] = []
  private(set) var unchecked: [Int] = []

  private let space: LinkSpace
  private let rows: [LinkRow]
  private let columns: LinkSpace.Columns
  /// For each row, the columns in which it is no single text, and those in which it is not everything.
  private var sets: [ColumnMask] = []
  private var narrow: [ColumnMask] = []
  /// Which kind of URLs two rows have to share, and in which both rows of a pair are.
  private var kind = LinkRow.Kind.web
  private var isOnBoth = false
  private var steps = 0
  private var isOver = false
  private let mostSteps: Int
  /// The columns of paths and fragments, in which every row says something. Of the others, the keys of queries, there may be as many
  /// as there are rows, and each row names few.
  private let positions: [Int]
  private let placeOfPosition: [Int]
  /// What the rows are in these columns, a row after the other.
  private var matrix: [Cell] = []
  /// For each cell, how many rows of a group have it, or which bucket is its; all zero between two uses.
  private var marks: [Int32] = []

  init(_ space: LinkSpace, _ rows: [LinkRow]) {
    self.space = space
    self.rows = rows
    columns = space.columns(of: rows)
    mostSteps = 4_000_000 + 200 * rows.count
    positions = Array(0..<columns.query) + Array(columns.slash..<columns.fragmentQuery)
    var places = [Int](repeating: -1, count: columns.count)
    for (place, column) in positions.enumerated() { places[column] = place }
    placeOfPosition = places
  }

  // MARK: Groups by what stands before the path

  mutating func run() {
    var groups: [LinkRow.Places: [Int]] = [:]
    var order: [LinkRow.Places] = []
    for (index, row) in rows.enumerated() {
      let place = row.places
      if groups[place] == nil { order.append(place) }
      groups[place, default: []].append(index)
    }
    for kind in LinkRow.Kind.allCases where rows.contains(where: { $0.start(kind) != nil }) {
      self.kind = kind
      fillMatrix()
      for (index, place) in order.enumerated() {
        for other in order[...index] where !isOver { compare(groups[place]!, place, groups[other]!, other) }
      }
    }
    unchecked = isOver ? Array(rows.indices) : Set(unchecked).sorted()
  }

  private mutating func compare(_ rows: [Int], _ place: LinkRow.Places, _ others: [Int], _ otherPlace: LinkRow.Places) {
    let isWeb = kind == .web
    guard let own = isWeb ? place.web : place.custom, let other = isWeb ? otherPlace.web : otherPlace.custom else {
      return
    }
    steps += 1
    if steps > mostSteps { isOver = true }
    guard let shared = space.cells.relation(own, other) else {
      unchecked += rows + others
      return
    }
    guard shared != .apart else { return }
    var union = DisjointUnion()
    union.add(shared)
    isOnBoth = false
    switch isWeb ? (place.custom, otherPlace.custom) : (place.web, otherPlace.web) {
    case (nil, nil): break
    case (_?, nil): union.addToFirst()
    case (nil, _?): union.addToSecond()
    case (let own?, let other?):
      guard let relation = space.cells.relation(own, other) else {
        unchecked += rows + others
        return
      }
      union.add(relation)
      isOnBoth = true
    }
    steps += rows.count + others.count
    search(group(rows), place == otherPlace ? nil : group(others), union.relation, Left(positions: positions))
  }

  // MARK: Columns

  private mutating func fillMatrix() {
    matrix.removeAll(keepingCapacity: true)
    sets.removeAll(keepingCapacity: true)
    narrow.removeAll(keepingCapacity: true)
    marks = [Int32](repeating: 0, count: space.cells.textCount + space.cells.setCount)
    for row in rows {
      // A key that a row does not name can be anything.
      var sets = ColumnMask(keys: keyCount)
      var narrow = ColumnMask()
      for (place, column) in positions.enumerated() {
        let cell = space.cell(row, kind, column, columns)
        matrix.append(cell)
        if !cell.isText { sets.positions |= ColumnMask.bit(place) }
        if cell != open(column) { narrow.positions |= ColumnMask.bit(place) }
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

  private var keyCount: Int { columns.count - positions.count }

  /// Which of the keys a column is.
  private func keyNumber(_ column: Int) -> Int {
    column < columns.slash ? column - columns.query : column - positions.count
  }

  /// Anything that a position can be.
  private func open(_ column: Int) -> Cell {
    column < columns.query ? space.open : column == columns.slash ? space.freeSlash : space.openFragment
  }

  /// The keys that a row says something of.
  private func named(_ row: LinkRow) -> [Int] {
    row.query.map { columns.query + $0.column } + (row.fragment?.query ?? []).map { columns.fragmentQuery + $0.column }
  }

  private func cell(_ row: Int, _ column: Int) -> Cell {
    let place = placeOfPosition[column]
    return place < 0 ? space.cell(rows[row], kind, column, columns) : matrix[row * positions.count + place]
  }

  /// Where a cell's mark is.
  private func mark(_ cell: Cell) -> Int { Int(cell.number) + space.cells.setCount }

  /// What tells rows apart in a column: the cell, and in the first one that of the other kind, too.
  private struct Key: Hashable {
    let cell: Cell
    let other: Cell?
  }

  private func key(_ row: Int, _ column: Int) -> Key {
    Key(cell: cell(row, column), other: column == 0 && isOnBoth ? rows[row].start(kind.other)?.first : nil)
  }

  private mutating func relation(_ key: Key, _ other: Key) -> SetRelation? {
    guard let shared = space.cells.relation(key.cell, other.cell) else { return nil }
    guard let own = key.other, let others = other.other, shared != .apart else { return shared }
    guard let rest = space.cells.relation(own, others) else { return nil }
    var union = DisjointUnion()
    union.add(shared)
    union.add(rest)
    return union.relation
  }

  // MARK: Search

  /// The columns that have not been looked at.
  private struct Left {
    var positions: [Int]
    /// Keys that have been.
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

  /// Rows, with what a glance at all of them tells.
  private struct Group {
    var rows: [Int] = []
    /// The columns in which some row is no single text, and those in which some row is not everything.
    var sets = ColumnMask()
    var narrow = ColumnMask()
  }

  private func group(_ rows: [Int]) -> Group {
    var group = Group()
    for row in rows { add(row, to: &group) }
    return group
  }

  private func add(_ row: Int, to group: inout Group) {
    group.rows.append(row)
    group.sets.formUnion(sets[row])
    group.narrow.formUnion(narrow[row])
  }

  /// Finds the pairs that cross among rows, or between rows and others.
  ///
  /// - Parameter relation: How the first lie to the others in the columns that are done.
  private mutating func search(_ group: Group, _ others: Group?, _ relation: SetRelation, _ left: Left) {
    guard !isOver, others != nil || group.rows.count > 1 else { return }
    if let others, !canCross(group, others, relation, left) { return }
    steps += group.rows.count + (others?.rows.count ?? 0)
    guard steps <= mostSteps, crossing.count < LinkCollisions.mostPairs else {
      isOver = true
      return
    }
    guard group.rows.count * (others?.rows.count ?? group.rows.count) > Self.fewPairs else {
      comparePairs(group.rows, others?.rows, relation, left)
      return
    }
    guard let column = decisiveColumn(group.rows, others?.rows ?? [], left) else {
      // Nothing tells them apart any more.
      if relation == .crossing { comparePairs(group.rows, others?.rows, relation, Left(positions: [])) }
      return
    }
    let left = left.without(column)
    let buckets = buckets(group.rows, column)
    guard let others else {
      for bucket in buckets.all { search(bucket.group, nil, relation, left) }
      compareTexts(buckets, buckets, isSelf: true, relation, left)
      for (index, number) in buckets.sets.enumerated() {
        let bucket = buckets.all[number]
        for other in buckets.sets[..<index] { compare(bucket, buckets.all[other], relation, left) }
        for text in buckets.texts { compare(buckets.all[text], bucket, relation, left) }
      }
      return
    }
    let otherBuckets = self.buckets(others.rows, column)
    compareTexts(buckets, otherBuckets, isSelf: false, relation, left)
    for number in buckets.sets {
      for other in otherBuckets.all { compare(buckets.all[number], other, relation, left) }
    }
    for number in buckets.texts {
      for other in otherBuckets.sets { compare(buckets.all[number], otherBuckets.all[other], relation, left) }
    }
  }

  private static let fewPairs = 12

  private mutating func comparePairs(_ rows: [Int], _ others: [Int]?, _ relation: SetRelation, _ left: Left) {
    for (index, row) in rows.enumerated() {
      for other in others ?? Array(rows[..<index]) {
        guard crossing.count < LinkCollisions.mostPairs else {
          isOver = true
          return
        }
        steps += 1
        var result: SetRelation? = relation
        for column in left.positions + keys([row, other], left) {
          guard let known = result, known != .apart else { break }
          result = self.relation(key(row, column), key(other, column)).map(known.times)
        }
        if result == nil { unchecked += [row, other] }
        if result == .crossing { crossing.append(LinkCollisions.Pair(row, other)) }
      }
    }
  }

  /// Compares buckets of texts that are one text in what both must share.
  private mutating func compareTexts(
    _ buckets: Buckets, _ others: Buckets, isSelf: Bool, _ relation: SetRelation, _ left: Left
  ) {
    // Of one kind, different buckets are different texts.
    if isSelf, !buckets.hasOtherKind { return }
    var numbers: [Cell: [Int]] = [:]
    for number in others.texts { numbers[others.all[number].key.cell, default: []].append(number) }
    for number in buckets.texts {
      let bucket = buckets.all[number]
      for other in numbers[bucket.key.cell] ?? [] where !isSelf || other < number {
        compare(bucket, others.all[other], relation, left)
      }
    }
  }

  private mutating func compare(_ bucket: Bucket, _ other: Bucket, _ relation: SetRelation, _ left: Left) {
    guard !isOver else { return }
    // What cannot cross whatever this column says need not be looked at.
    if !isOnBoth, bucket.key.cell.isText != other.key.cell.isText {
      let only: SetRelation = bucket.key.cell.isText ? .inside : .around
      guard canCross(bucket.group, other.group, relation.times(only), left) else { return }
    }
    guard let own = self.relation(bucket.key, other.key) else {
      unchecked += bucket.group.rows + other.group.rows
      return
    }
    steps += 1
    if own != .apart { search(bucket.group, other.group, relation.times(own), left) }
  }

  /// Whether some pair can cross, as far as a glance tells.
  private func canCross(_ group: Group, _ others: Group, _ relation: SetRelation, _ left: Left) -> Bool {
    switch relation {
    case .inside: return isLeft(group.sets.intersection(others.narrow), left)
    case .around: return isLeft(others.sets.intersection(group.narrow), left)
    case .equal, .crossing, .apart: return true
    }
  }

  /// Whether one of some columns has not been looked at; where columns share bits, each of them may be one that has not.
  private func isLeft(_ mask: ColumnMask, _ left: Left) -> Bool {
    var open = ColumnMask(positions: positions.count, keys: keyCount)
    if positions.count <= ColumnMask.count {
      open.positions = left.positions.reduce(0) { $0 | ColumnMask.bit(placeOfPosition[$1]) }
    }
    if keyCount <= ColumnMask.count {
      for column in left.keysDone { open.keys &= ~ColumnMask.bit(keyNumber(column)) }
    }
    return !mask.intersection(open).isEmpty
  }

  /// The column that leaves the fewest pairs to be compared; nil where none tells any two rows apart.
  private mutating func decisiveColumn(_ rows: [Int], _ others: [Int], _ left: Left) -> Int? {
    var best: (column: Int, cost: Int)?
    var cells: [Cell] = []
    for column in left.positions + decisiveKeys(rows + others, left) {
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
    }
    return best?.column
  }

  /// The keys that some rows name, but for those that are done.
  private func keys(_ rows: [Int], _ left: Left) -> [Int] {
    var keys: [Int] = []
    for row in rows {
      for column in named(self.rows[row]) where !left.keysDone.contains(column) && !keys.contains(column) {
        keys.append(column)
      }
    }
    return keys
  }

  /// Keys that tell some rows apart, those that most rows name first; a few of them, as any will do where there are many.
  private func decisiveKeys(_ rows: [Int], _ left: Left) -> [Int] {
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

  /// Counts how many rows have each cell, and lists these.
  private mutating func count(_ rows: [Int], _ column: Int, _ cells: inout [Cell]) {
    for row in rows {
      let cell = cell(row, column)
      let mark = mark(cell)
      if marks[mark] == 0 { cells.append(cell) }
      marks[mark] += 1
    }
  }

  private func differInOtherKind(_ rows: [Int]) -> Bool {
    guard isOnBoth, let first = rows.first else { return false }
    return rows.contains { self.rows[$0].start(kind.other)?.first != self.rows[first].start(kind.other)?.first }
  }

  // MARK: Buckets

  private struct Bucket {
    let number: Int
    let key: Key
    var group = Group()
  }

  /// Rows by what they are in a column, in their order.
  private struct Buckets {
    var all: [Bucket] = []
    /// The numbers of those that are single texts, and of the others.
    var texts: [Int] = []
    var sets: [Int] = []
    /// Whether some keys have a cell of the other kind.
    var hasOtherKind = false
  }

  private mutating func buckets(_ rows: [Int], _ column: Int) -> Buckets {
    var buckets = Buckets()
    var numbers: [Key: Int] = [:]
    for row in rows {
      let key = key(row, column)
      // Where the other kind has nothing to say, the cell alone tells.
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
