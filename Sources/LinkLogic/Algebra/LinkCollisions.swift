import SpecModel

/// The pairs of links that overlap, and the groups that match the same URLs. The search repeatedly partitions the links
/// by the part of the URL that best distinguishes them (Maranget, "Compiling Pattern Matching to Good Decision Trees",
/// 2008), so it never compares links with different literals in that part. It stops as soon as no link of one group can
/// overlap a link of the other: link B cannot overlap A if B accepts all strings of A in the compared parts and every
/// string in the rest.
struct LinkCollisions {
  /// Ascending; each pair begins with the smaller index.
  private(set) var overlapping: [Pair] = []
  private(set) var equal: [[Int]] = []
  private(set) var unchecked: [Int] = []

  struct Pair: Hashable, Comparable {
    let first, second: Int

    init(_ link: Int, _ other: Int) {
      first = min(link, other)
      second = max(link, other)
    }

    static func < (left: Pair, right: Pair) -> Bool { (left.second, left.first) < (right.second, right.first) }
  }

  static let mostPairs = 100_000

  init(_ space: LinkSpace) {
    // Nearly every row is unique and needs no list.
    var numbers: [LinkRow: Int] = [:]
    numbers.reserveCapacity(space.rows.count)
    var repeated: [Int: [Int]] = [:]
    var distinct: [(row: LinkRow, link: Int)] = []
    /// The parts of links that only some origins read without regard to case.
    var mixed: Set<Int> = []
    for (link, row) in space.rows.enumerated() {
      guard let row else {
        unchecked.append(link)
        continue
      }
      guard !row.isEmpty else { continue }
      if let number = numbers.updateValue(distinct.count, forKey: row) {
        numbers[row] = number
        repeated[number, default: [distinct[number].link]].append(link)
      } else {
        for part in row.parts { distinct.append((part, link)) }
        if !row.isWhole { mixed.formUnion([distinct.count - 2, distinct.count - 1]) }
      }
    }
    equal = repeated.values.sorted { $0[0] < $1[0] }
    var search = CollisionSearch(space, distinct.map(\.row), mixed: mixed)
    search.run()
    // Links with equal URLs overlap with the same links, so only the first of the equal links is reported.
    overlapping = Set(search.overlapping.map { Pair(distinct[$0.first].link, distinct[$0.second].link) }).sorted()
    // The search compares single parts, and those of one link overlap if origins with different readings do.
    if !mixed.isEmpty {
      overlapping.removeAll { $0.first == $0.second || space.relation($0.first, $0.second) != .overlapping }
    }
    unchecked = (unchecked + search.unchecked.map { distinct[$0].link }).sorted()
  }
}

struct CollisionSearch: ~Copyable {
  private(set) var overlapping: [LinkCollisions.Pair] = []
  private(set) var unchecked: [Int] = []

  let space: LinkSpace
  let rows: [LinkRow]
  let columns: LinkSpace.Columns
  /// The columns in which each link accepts several strings.
  var sets: [ColumnMask] = []
  var narrow: [ColumnMask] = []
  var kind = LinkRow.Kind.web
  var isOnBoth = false
  private var steps = 0
  private var isOver = false
  private let mostSteps: Int
  /// The other columns are query keys, of which a spec can have as many as links, but each link has only a few.
  let positions: [Int]
  let slotOfColumn: [Int]
  /// The entries in the columns of ``positions``, in row-major order.
  var matrix: [Cell] = []
  private var isFilled = false
  /// For each distinct cell, a count of links or a bucket index plus one; all zero between uses.
  var marks: [Int32] = []
  /// The cells with several strings precede this index.
  var firstMark = 0

  private let mixed: Set<Int>

  init(_ space: LinkSpace, _ rows: [LinkRow], mixed: Set<Int>) {
    self.mixed = mixed
    self.space = space
    self.rows = rows
    columns = space.columns(of: rows)
    mostSteps = 4_000_000 + 200 * rows.count
    positions = Array(0..<columns.query) + Array(columns.slash..<columns.fragmentQuery)
    var slots = [Int](repeating: -1, count: columns.count)
    for (slot, column) in positions.enumerated() { slots[column] = slot }
    slotOfColumn = slots
  }

  mutating func run() {
    var groups: [LinkRow.Authorities: [Int]] = [:]
    var order: [LinkRow.Authorities] = []
    for (index, row) in rows.enumerated() {
      let authority = row.authorities
      if groups[authority] == nil { order.append(authority) }
      groups[authority, default: []].append(index)
    }
    // A first segment in lowercase is equal on the web and on custom schemes. Rows with such segments that overlap on a
    // custom scheme have already been compared on the web.
    let startsAlike = groups.mapValues { $0.allSatisfy { rows[$0].web?.first == rows[$0].custom?.first } }
    for kind in LinkRow.Kind.allCases where rows.contains(where: { $0.start(kind) != nil }) {
      self.kind = kind
      isFilled = false
      for (index, authority) in order.enumerated() {
        for other in order[...index] where !isOver {
          compare(
            groups[authority]!, authority, groups[other]!, other,
            startAlike: startsAlike[authority]! && startsAlike[other]!)
        }
      }
    }
    unchecked = isOver ? Array(rows.indices) : Set(unchecked).sorted()
  }

  private mutating func compare(
    _ rows: [Int], _ authority: LinkRow.Authorities, _ others: [Int], _ otherAuthority: LinkRow.Authorities,
    startAlike: Bool
  ) {
    let isWeb = kind == .web
    guard let own = isWeb ? authority.web : authority.custom,
      let other = isWeb ? otherAuthority.web : otherAuthority.custom
    else { return }
    steps += 1
    if steps > mostSteps { isOver = true }
    guard let shared = space.cells.relation(own, other) else {
      unchecked += rows + others
      return
    }
    guard shared != .disjoint else { return }
    var union = DisjointUnion()
    union.add(shared)
    // The relation of the other parts is unknown.
    if !mixed.isEmpty, (rows + others).contains(where: mixed.contains) {
      union.addToFirst()
      union.addToSecond()
    }
    isOnBoth = false
    switch isWeb ? (authority.custom, otherAuthority.custom) : (authority.web, otherAuthority.web) {
    case (nil, nil): break
    case (_?, nil): union.addToFirst()
    case (nil, _?): union.addToSecond()
    case (let own?, let other?):
      guard let relation = space.cells.relation(own, other) else {
        unchecked += rows + others
        return
      }
      if !isWeb, startAlike, relation != .disjoint { return }
      union.add(relation)
      isOnBoth = true
    }
    if !isFilled {
      fillMatrix()
      isFilled = true
    }
    steps += rows.count + others.count
    search(group(rows), authority == otherAuthority ? nil : group(others), union.relation, Left(positions: positions))
  }

  private mutating func search(_ group: Group, _ others: Group?, _ relation: SetRelation, _ left: Left) {
    guard !isOver, others != nil || group.rows.count > 1 else { return }
    if let others, !canCross(group, others, relation, left) { return }
    steps += group.rows.count + (others?.rows.count ?? 0)
    guard steps <= mostSteps, overlapping.count < LinkCollisions.mostPairs else {
      isOver = true
      return
    }
    guard group.rows.count * (others?.rows.count ?? group.rows.count) > Self.fewPairs else {
      comparePairs(group.rows, others?.rows, relation, left)
      return
    }
    guard let column = decisiveColumn(group.rows, others?.rows ?? [], left) else {
      // No column distinguishes the rows.
      if relation == .overlapping { comparePairs(group.rows, others?.rows, relation, Left(positions: [])) }
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
        guard overlapping.count < LinkCollisions.mostPairs else {
          isOver = true
          return
        }
        steps += 1
        let result = self.relation(row, other, in: left.positions, times: relation).flatMap {
          $0 == .disjoint || keyCount == 0 ? $0 : self.relation(row, other, in: keys([row, other], left), times: $0)
        }
        if result == nil { unchecked += [row, other] }
        if result == .overlapping { overlapping.append(LinkCollisions.Pair(row, other)) }
      }
    }
  }

  private func relation(_ row: Int, _ other: Int, in columns: [Int], times start: SetRelation) -> SetRelation? {
    var result = start
    for column in columns where result != .disjoint {
      let (key, otherKey) = (key(row, column), key(other, column))
      guard key != otherKey else { continue }
      guard let relation = relation(key, otherKey) else { return nil }
      result = result.times(relation)
    }
    return result
  }

  private mutating func compareTexts(
    _ buckets: Buckets, _ others: Buckets, isSelf: Bool, _ relation: SetRelation, _ left: Left
  ) {
    // For a single kind of URLs, different buckets have different strings, unless some strings match in any case.
    if isSelf, !buckets.hasOtherKind, !space.cells.ignoresCase { return }
    var numbers: [Cell: [Int]] = [:]
    for number in others.texts {
      numbers[space.cells.firstCasing(others.all[number].key.cell), default: []].append(number)
    }
    for number in buckets.texts {
      let bucket = buckets.all[number]
      for other in numbers[space.cells.firstCasing(bucket.key.cell)] ?? [] where !isSelf || other < number {
        compare(bucket, others.all[other], relation, left)
      }
    }
  }

  private mutating func compare(_ bucket: Bucket, _ other: Bucket, _ relation: SetRelation, _ left: Left) {
    guard !isOver else { return }
    // Pairs that cannot overlap for any relation in this column are skipped.
    let isSingle = space.cells.isSingle(bucket.key.cell)
    if !isOnBoth, isSingle != space.cells.isSingle(other.key.cell) {
      let only: SetRelation = isSingle ? .subset : .superset
      guard canCross(bucket.group, other.group, relation.times(only), left) else { return }
    }
    guard let own = self.relation(bucket.key, other.key) else {
      unchecked += bucket.group.rows + other.group.rows
      return
    }
    steps += 1
    if own != .disjoint { search(bucket.group, other.group, relation.times(own), left) }
  }
}
