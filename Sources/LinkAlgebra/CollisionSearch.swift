import WaymarkModel

/// The search behind ``LinkCollisions``, over rows that are all distinct.
struct CollisionSearch: ~Copyable {
  private(set) var overlapping: [LinkCollisions.Pair] = []
  private(set) var unchecked: [Int] = []

  let space: LinkSpace
  let rows: [LinkRow]
  let columns: LinkSpace.Columns
  /// For each row, the columns in which it is no single text, and those in which it is not everything.
  var sets: [ColumnMask] = []
  var narrow: [ColumnMask] = []
  /// Which kind of URLs two rows have to share, and in which both rows of a pair are.
  var kind = LinkRow.Kind.web
  var isOnBoth = false
  private var steps = 0
  private var isOver = false
  private let mostSteps: Int
  /// The columns of paths and fragments, in which every row says something. Of the others, the keys of queries, there may be as many
  /// as there are rows, and each row names few.
  let positions: [Int]
  let slotOfColumn: [Int]
  /// What the rows are in these columns, a row after the other.
  var matrix: [Cell] = []
  /// Whether they are those of this kind.
  private var isFilled = false
  /// For each cell, how many rows of a group have it, or which bucket is its; all zero between two uses.
  var marks: [Int32] = []
  /// Where the mark of the first text is, behind those of all sets.
  var firstMark = 0

  init(_ space: LinkSpace, _ rows: [LinkRow]) {
    self.space = space
    self.rows = rows
    columns = space.columns(of: rows)
    mostSteps = 4_000_000 + 200 * rows.count
    positions = Array(0..<columns.query) + Array(columns.slash..<columns.fragmentQuery)
    var slots = [Int](repeating: -1, count: columns.count)
    for (slot, column) in positions.enumerated() { slots[column] = slot }
    slotOfColumn = slots
  }

  // MARK: Groups by what stands before the path

  mutating func run() {
    var groups: [LinkRow.Authorities: [Int]] = [:]
    var order: [LinkRow.Authorities] = []
    for (index, row) in rows.enumerated() {
      let authority = row.authorities
      if groups[authority] == nil { order.append(authority) }
      groups[authority, default: []].append(index)
    }
    // Where rows start alike on hosts and on custom schemes, as they do with a word in small letters, those that meet on the
    // latter have met on the former.
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
    else {
      return
    }
    steps += 1
    if steps > mostSteps { isOver = true }
    guard let shared = space.cells.relation(own, other) else {
      unchecked += rows + others
      return
    }
    guard shared != .disjoint else { return }
    var union = DisjointUnion()
    union.add(shared)
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

  // MARK: Search

  /// Finds the pairs that cross among rows, or between rows and others.
  ///
  /// - Parameter relation: How the first lie to the others in the columns that are done.
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
      // Nothing tells them apart any more.
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

  /// How two rows lie to each other in some columns, times how they do in others.
  private func relation(
    _ row: Int, _ other: Int, in columns: [Int], times start: SetRelation
  ) -> SetRelation? {
    var result = start
    for column in columns where result != .disjoint {
      let (key, otherKey) = (key(row, column), key(other, column))
      guard key != otherKey else { continue }
      guard let relation = relation(key, otherKey) else { return nil }
      result = result.times(relation)
    }
    return result
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
      let only: SetRelation = bucket.key.cell.isText ? .subset : .superset
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
