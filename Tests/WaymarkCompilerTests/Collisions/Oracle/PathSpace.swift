/// The paths of URLs that a set of patterns distinguishes.
struct PathSpace {
  struct Row {
    let set: LinkSet
    let path: CollisionSpec.Path
    let ignoresCase: Bool
  }

  let pool: TextPool
  let rows: [Row]
  /// The possible texts of a segment at a position.
  let domain: (Int) -> TextSet
  /// A Boolean value that indicates whether the first segment is case-insensitive, as on a custom scheme.
  let foldsFirst: Bool
  private let isFragment: Bool

  init(_ rows: [Row], _ pool: TextPool, foldsFirst: Bool, isFragment: Bool = false, domain: TextSet) {
    self.pool = pool
    self.rows = rows
    self.foldsFirst = foldsFirst
    self.isFragment = isFragment
    self.domain = { foldsFirst && $0 == 0 ? pool.lowerCase.intersection(domain) : domain }
  }

  /// The path length beyond which additional segments make no difference.
  var length: Int { (rows.map(\.path.length).max() ?? 0) + 1 }

  func shape(of row: Row, at position: Int) -> TextShape? {
    let shape = row.path.shape(at: position)?.ignoringCase(row.ignoresCase, isInPath: !isFragment)
    return foldsFirst && position == 0 ? shape?.folded : shape
  }

  /// Returns the texts that a path accepts at a position, or `nil` if the path has no segment at the position.
  func texts(of row: Row, at position: Int) -> TextSet? {
    shape(of: row, at: position).map { pool.texts(of: $0).intersection(domain(position)) }
  }

  func examples(at position: Int) -> Examples<Int> {
    var anyway: LinkSet = 0
    var wanted: [(set: LinkSet, texts: TextSet)] = []
    for row in rows {
      switch shape(of: row, at: position) {
      case nil: break
      case .any?: anyway |= row.set
      case let shape?: wanted.append((row.set, pool.texts(of: shape)))
      }
    }
    return pool.examples(in: domain(position), wanted, anyway: anyway)
  }

  /// Returns the patterns whose paths may end after a number of segments.
  func ends(_ count: Int) -> LinkSet { rows.reduce(0) { $1.path.mayEnd(at: count) ? $0 | $1.set : $0 } }

  /// The sets of patterns that match a common path, with the example texts of the path's segments.
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
