/// The paths of URLs, as far as some patterns tell them apart.
struct PathSpace {
  typealias Row = (set: LinkSet, path: CollisionSpec.Path)

  let pool: TextPool
  let rows: [Row]
  /// The texts of a segment, by position.
  let domain: (Int) -> TextSet
  /// On a custom scheme, the first segment is.
  let foldsFirst: Bool

  init(_ rows: [Row], _ pool: TextPool, foldsFirst: Bool, domain: TextSet) {
    self.pool = pool
    self.rows = rows
    self.foldsFirst = foldsFirst
    self.domain = { foldsFirst && $0 == 0 ? pool.lowerCase.intersection(domain) : domain }
  }

  /// From here on, one more segment makes no difference.
  var length: Int { (rows.map(\.path.length).max() ?? 0) + 1 }

  func shape(of path: CollisionSpec.Path, at position: Int) -> TextShape? {
    let shape = path.shape(at: position)
    return foldsFirst && position == 0 ? shape?.folded : shape
  }

  /// What a pattern takes at a position.
  func texts(of path: CollisionSpec.Path, at position: Int) -> TextSet? {
    shape(of: path, at: position).map { pool.texts(of: $0).intersection(domain(position)) }
  }

  func examples(at position: Int) -> Examples<Int> {
    var anyway: LinkSet = 0
    var wanted: [(set: LinkSet, texts: TextSet)] = []
    for row in rows {
      switch shape(of: row.path, at: position) {
      case nil: break
      case .any?: anyway |= row.set
      case let shape?: wanted.append((row.set, pool.texts(of: shape)))
      }
    }
    return pool.examples(in: domain(position), wanted, anyway: anyway)
  }

  /// The patterns whose path may have so many segments.
  func ends(_ count: Int) -> LinkSet { rows.reduce(0) { $1.path.mayEnd(at: count) ? $0 | $1.set : $0 } }

  /// Every set of patterns that some path is for, with the texts of its segments.
  var examples: Examples<[Int]> {
    let all = rows.reduce(0) { $0 | $1.set }
    var result: Examples<[Int]> = [:]
    var open: Examples<[Int]> = [all: []]
    for count in 0...length {
      let ends = ends(count)
      for (set, texts) in open.inOrder where result[set & ends] == nil { result[set & ends] = texts }
      if count < length { open = open.crossed(with: examples(at: count)) { $0 + [$1] } }
    }
    return result
  }
}
