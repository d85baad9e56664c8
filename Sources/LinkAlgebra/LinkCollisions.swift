/// The overlapping pairs of a model's links, and the links with equal sets of URLs.
///
/// Links that differ are told apart column by column, each time by the column in which most of them differ, so that links of
/// different literals never meet. Only where one can be any text do they: then each text is looked up among the sets that may
/// contain it. A pair of groups is left as soon as nothing in it can cross: where one side is inside the other so far, and has
/// nothing but texts or meets nothing but "anything" in what is left. (Maranget, "Compiling Pattern Matching to Good Decision
/// Trees", 2008, chooses columns in this way.)
struct LinkCollisions {
  /// By their indices, the smaller one first, in their order.
  private(set) var overlapping: [Pair] = []
  /// Links with the same URLs, two at least, in their order.
  private(set) var equal: [[Int]] = []
  /// Links that were not compared with all others.
  private(set) var unchecked: [Int] = []

  struct Pair: Hashable, Comparable {
    let first, second: Int

    init(_ link: Int, _ other: Int) {
      first = min(link, other)
      second = max(link, other)
    }

    static func < (left: Pair, right: Pair) -> Bool { (left.second, left.first) < (right.second, right.first) }
  }

  /// Pairs that are worth listing.
  static let mostPairs = 100_000

  init(_ space: LinkSpace) {
    // Nearly every row is there once, and has no list of its own.
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
    // Of links that are the same, each crosses what one crosses; that is said once.
    overlapping = Set(search.overlapping.map { Pair(distinct[$0.first].link, distinct[$0.second].link) }).sorted()
    unchecked = (unchecked + search.unchecked.map { distinct[$0].link }).sorted()
  }
}
