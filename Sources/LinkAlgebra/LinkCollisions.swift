/// The overlapping pairs of links in a model, and the links with equal sets of URLs.
///
/// The search partitions the links column by column, and each time selects the column in which most links differ. Links
/// with different literals are therefore never compared. If a link accepts a set of texts in a column, each literal of
/// the other links is looked up in that set.
///
/// The search abandons a pair of groups as soon as no pair of their links can overlap. Two links cannot overlap if one
/// link is a subset in all compared columns, and in each remaining column the subset is a single text or the superset
/// is unconstrained.
///
/// The selection of columns follows Maranget, "Compiling Pattern Matching to Good Decision Trees" (2008).
struct LinkCollisions {
  /// The overlapping pairs in order; the smaller index of each pair is first.
  private(set) var overlapping: [Pair] = []
  /// The groups of two or more links with equal URLs, in order.
  private(set) var equal: [[Int]] = []
  /// The links that were not compared with every other link.
  private(set) var unchecked: [Int] = []

  struct Pair: Hashable, Comparable {
    let first, second: Int

    init(_ link: Int, _ other: Int) {
      first = min(link, other)
      second = max(link, other)
    }

    static func < (left: Pair, right: Pair) -> Bool { (left.second, left.first) < (right.second, right.first) }
  }

  /// The maximum number of reported pairs.
  static let mostPairs = 100_000

  init(_ space: LinkSpace) {
    // Nearly every row is unique and needs no list.
    var numbers: [LinkRow: Int] = [:]
    numbers.reserveCapacity(space.rows.count)
    var repeated: [Int: [Int]] = [:]
    var distinct: [(row: LinkRow, link: Int)] = []
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
        distinct.append((row, link))
      }
    }
    equal = repeated.values.sorted { $0[0] < $1[0] }
    var search = CollisionSearch(space, distinct.map(\.row))
    search.run()
    // Links with equal URLs overlap with the same links, so only the first of the equal links is reported.
    overlapping = Set(search.overlapping.map { Pair(distinct[$0.first].link, distinct[$0.second].link) }).sorted()
    unchecked = (unchecked + search.unchecked.map { distinct[$0].link }).sorted()
  }
}
