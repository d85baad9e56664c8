/// The fragments of URLs that a set of patterns distinguishes.
struct FragmentSpace {
  struct Fragment {
    let startsWithSlash: Bool
    let path: [Int]
    let query: QuerySpace.Query
  }

  let pool: TextPool
  private let patterns: [(set: LinkSet, fragment: CollisionSpec.Fragment?, ignoresCase: Bool)]

  init(_ patterns: [(set: LinkSet, fragment: CollisionSpec.Fragment?, ignoresCase: Bool)], _ pool: TextPool) {
    self.patterns = patterns
    self.pool = pool
  }

  /// The patterns without a fragment, which match any fragment of a URL.
  var indifferent: LinkSet { patterns.reduce(0) { $1.fragment == nil ? $0 | $1.set : $0 } }

  /// The patterns that match a URL without a fragment.
  var absent: LinkSet { patterns.reduce(0) { $1.fragment?.mayBeAbsent ?? true ? $0 | $1.set : $0 } }

  func rows(startingWithSlash: Bool) -> [(set: LinkSet, fragment: CollisionSpec.Fragment, ignoresCase: Bool)] {
    patterns.compactMap { set, fragment, ignoresCase in
      fragment.flatMap { $0.startsWithSlash == startingWithSlash ? (set, $0, ignoresCase) : nil }
    }
  }

  func paths(startingWithSlash: Bool) -> PathSpace {
    PathSpace(
      rows(startingWithSlash: startingWithSlash).map {
        .init(set: $0.set, path: $0.fragment.path, ignoresCase: $0.ignoresCase)
      }, pool, foldsFirst: false, isFragment: true, domain: pool.fragmentSegments)
  }

  func queries(startingWithSlash: Bool) -> QuerySpace {
    QuerySpace(rows(startingWithSlash: startingWithSlash).map { ($0.set, $0.fragment.query, $0.ignoresCase) }, pool)
  }

  /// The sets of patterns that match a common fragment or a missing fragment, with an example of each.
  var examples: Examples<Fragment?> {
    let indifferent = indifferent
    var result: Examples<Fragment?> = [absent: Fragment?.none]
    for startsWithSlash in [false, true] where !rows(startingWithSlash: startsWithSlash).isEmpty {
      let own = paths(startingWithSlash: startsWithSlash).examples
        .crossed(with: queries(startingWithSlash: startsWithSlash).examples) {
          Fragment(startsWithSlash: startsWithSlash, path: $0, query: $1)
        }
      for (set, fragment) in own where result[set | indifferent] == nil { result[set | indifferent] = fragment }
    }
    return result
  }
}
