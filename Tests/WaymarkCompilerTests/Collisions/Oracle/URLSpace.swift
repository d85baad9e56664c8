/// The URLs that a spec's patterns distinguish.
///
/// Each set of patterns that match a common URL has one example URL.
struct URLSpace {
  struct URL {
    let place: Place
    let path: [Int]
    let query: QuerySpace.Query
    let fragment: FragmentSpace.Fragment?
  }

  let spec: CollisionSpec
  let pool: TextPool
  let places: [(place: Place, set: LinkSet, kind: Kind)]
  /// The URLs of each kind, in the order of ``Kind/all``.
  let parts: [URLParts]
  /// The examples that match at least one pattern.
  let examples: Examples<URL>
  /// The patterns with URLs of each kind, in the order of ``Kind/all``.
  let standing: [LinkSet]

  /// URLs whose parts have the same meaning.
  struct Kind: Hashable {
    let isWeb, ignoresCase: Bool

    static let all = [false, true].flatMap { ignoresCase in
      [false, true].map { Kind(isWeb: $0, ignoresCase: ignoresCase) }
    }

    var number: Int { (isWeb ? 1 : 0) + (ignoresCase ? 2 : 0) }
  }

  struct URLParts {
    let paths: PathSpace
    let queries: QuerySpace
    let fragments: FragmentSpace

    init(_ patterns: [CollisionSpec.Pattern], _ pool: TextPool, isWeb: Bool, ignoresCase: (Int) -> Bool) {
      let rows = patterns.enumerated().map { (set: LinkSet.of($0), pattern: $1, ignoresCase: ignoresCase($0)) }
      paths = PathSpace(
        rows.map { .init(set: $0.set, path: $0.pattern.path, ignoresCase: $0.ignoresCase) }, pool, foldsFirst: !isWeb,
        domain: pool.segments)
      queries = QuerySpace(rows.map { ($0.set, $0.pattern.query, $0.ignoresCase) }, pool)
      fragments = FragmentSpace(rows.map { ($0.set, $0.pattern.fragment, $0.ignoresCase) }, pool)
    }
  }

  init(_ spec: CollisionSpec, _ pool: TextPool) {
    self.spec = spec
    self.pool = pool
    places = PlaceSpace(spec: spec, pool: pool).sets
    parts = Kind.all.map { kind in
      URLParts(spec.patterns, pool, isWeb: kind.isWeb) { _ in kind.ignoresCase }
    }
    var examples: Examples<URL> = [:]
    var standing: [LinkSet] = []
    for kind in Kind.all {
      var own: Examples<Place> = [:]
      for place in places where place.kind == kind && own[place.set] == nil { own[place.set] = place.place }
      guard !own.isEmpty else {
        standing.append(0)
        continue
      }
      let parts = parts[kind.number]
      let behind = parts.queries.examples.crossed(with: parts.fragments.examples, keepsNone: false) { ($0, $1) }
      let urls = own.crossed(with: parts.paths.examples, keepsNone: false) { ($0, $1) }
        .crossed(with: behind, keepsNone: false) { URL(place: $0.0, path: $0.1, query: $1.0, fragment: $1.1) }
      standing.append(urls.keys.reduce(0, |))
      examples.merge(urls) { first, _ in first }
    }
    self.examples = examples
    self.standing = standing
  }

  func text(of url: URL) -> String {
    let plusIsSpace = spec.plusIsSpace(at: url.place)
    func value(_ text: Int) -> String { URLText.escaped(pool.texts[text], plusIsSpace: plusIsSpace) }
    func path(_ texts: [Int]) -> String { texts.map { URLText.escaped(pool.texts[$0]) }.joined(separator: "/") }
    func query(_ query: QuerySpace.Query) -> String {
      let items = query.flatMap { key, state in
        switch state {
        case .absent: [String]()
        case .once(let text): ["\(key)=\(value(text))"]
        case .twice(let text): [String](repeating: "\(key)=\(value(text))", count: 2)
        }
      }
      return items.isEmpty ? "" : "?" + items.joined(separator: "&")
    }
    let start = url.place.text + path(url.path) + query(url.query)
    guard let fragment = url.fragment else { return start }
    return start + "#" + (fragment.startsWithSlash ? "/" : "") + path(fragment.path) + query(fragment.query)
  }
}
