/// The pairs of links in a model that overlap, and the groups of links that match the same URLs.
///
/// Two links overlap if some URLs match both links, and each link also matches a URL that the other link rejects.
///
/// The search repeatedly partitions the links by one part of the URL. In each step, the search selects the part of the
/// URL that best distinguishes the links. The search never compares links with different literals in the selected part.
/// If a link accepts several strings in the selected part, the search checks which literals of the other links are
/// among these strings.
///
/// The search stops comparing two groups of links as soon as no link of one group can overlap a link of the other
/// group. For example, link B cannot overlap link A if B accepts all strings of A in the compared parts, and every
/// string in the remaining parts.
///
/// The algorithm that selects the part of the URL follows Maranget, "Compiling Pattern Matching to Good Decision Trees"
/// (2008).
struct LinkCollisions {
  /// In ascending order; each pair begins with the smaller index.
  private(set) var overlapping: [Pair] = []
  /// The groups of two or more links that match the same URLs, in ascending order.
  private(set) var equal: [[Int]] = []
  /// The links for which some comparisons with other links are missing because of a limit.
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
