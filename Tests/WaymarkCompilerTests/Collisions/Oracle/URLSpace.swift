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
  let places: [(place: Place, set: LinkSet)]
  /// The paths on custom schemes, followed by the paths on the web.
  let paths: [PathSpace]
  let queries: QuerySpace
  let fragments: FragmentSpace
  let queryExamples: Examples<QuerySpace.Query>
  let fragmentExamples: Examples<FragmentSpace.Fragment?>
  /// The examples that match at least one pattern.
  let examples: Examples<URL>
  /// The patterns with URLs on custom schemes, followed by the patterns with URLs on the web.
  let standing: [LinkSet]

  init(_ spec: CollisionSpec, _ pool: TextPool) {
    self.spec = spec
    self.pool = pool
    let patterns = spec.patterns.enumerated().map { (set: LinkSet.of($0), pattern: $1) }
    places = PlaceSpace(spec: spec, pool: pool).sets
    paths = [true, false].map { foldsFirst in
      PathSpace(patterns.map { ($0.set, $0.pattern.path) }, pool, foldsFirst: foldsFirst, domain: pool.segments)
    }
    queries = QuerySpace(patterns.map { ($0.set, $0.pattern.query) }, pool)
    fragments = FragmentSpace(patterns.map { ($0.set, $0.pattern.fragment) }, pool)
    queryExamples = queries.examples
    fragmentExamples = fragments.examples
    let behind = queryExamples.crossed(with: fragmentExamples, keepsNone: false) { ($0, $1) }
    var examples: Examples<URL> = [:]
    var standing: [LinkSet] = []
    for (kind, paths) in paths.enumerated() {
      var own: Examples<Place> = [:]
      for (place, set) in places where place.isWeb == (kind == 1) && own[set] == nil { own[set] = place }
      let urls = own.crossed(with: own.isEmpty ? [:] : paths.examples, keepsNone: false) { ($0, $1) }
        .crossed(with: behind, keepsNone: false) { URL(place: $0.0, path: $0.1, query: $1.0, fragment: $1.1) }
      standing.append(urls.keys.reduce(0, |))
      examples.merge(urls) { first, _ in first }
    }
    self.examples = examples
    self.standing = standing
  }

  func text(of url: URL) -> String {
    func path(_ texts: [Int]) -> String { texts.map { URLText.escaped(pool.texts[$0]) }.joined(separator: "/") }
    func query(_ query: QuerySpace.Query) -> String {
      let items = query.flatMap { key, state in
        switch state {
        case .absent: [String]()
        case .once(let text): ["\(key)=\(URLText.escaped(pool.texts[text]))"]
        case .twice(let text): [String](repeating: "\(key)=\(URLText.escaped(pool.texts[text]))", count: 2)
        }
      }
      return items.isEmpty ? "" : "?" + items.joined(separator: "&")
    }
    let start = url.place.text + path(url.path) + query(url.query)
    guard let fragment = url.fragment else { return start }
    return start + "#" + (fragment.startsWithSlash ? "/" : "") + path(fragment.path) + query(fragment.query)
  }
}
