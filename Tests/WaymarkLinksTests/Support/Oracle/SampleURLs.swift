/// Sample URLs of one link.
///
/// The samples vary one part of the link at a time through all values that the part matches.
struct SampleURLs {
  private(set) var all: [URLParts] = []
  private let bruteForce: BruteForce
  private let link: Int

  init(_ bruteForce: BruteForce, _ link: Int) {
    self.bruteForce = bruteForce
    self.link = link
    let starts = bruteForce.endpoints[link].flatMap(starts)
    guard !starts.isEmpty else { return }
    let pattern = bruteForce.links[link].pattern
    let queries = queries(pattern.query)
    let fragments = fragments(pattern.fragment)
    for isWeb in [false, true] {
      let own = starts.filter { $0.isWeb == isWeb }
      let paths = paths(pattern.path, isFolded: !isWeb)
      guard let first = own.first, !paths.isEmpty, !queries.isEmpty, !fragments.isEmpty else { continue }
      func add(_ start: URLParts, _ path: [String], _ query: [URLParts.Item], _ fragment: URLParts.Fragment?) {
        all.append(
          URLParts(
            scheme: start.scheme, host: start.host, port: start.port, segments: path, query: query, fragment: fragment
          ).folded)
      }
      for start in own { add(start, paths[0], queries[0], fragments[0]) }
      for path in paths { add(first, path, queries[0], fragments[0]) }
      for query in queries { add(first, paths[0], query, fragments[0]) }
      for fragment in fragments { add(first, paths[0], queries[0], fragment) }
    }
    guard bruteForce.endpoints[link].contains(where: \.ignoresCase) else { return }
    all += all.flatMap(Self.casings).filter { bruteForce.matches(link, $0) }
  }

  /// URLs with other cases of segments and query values.
  private static func casings(_ url: URLParts) -> [URLParts] {
    let changes: [(String) -> String] = [{ $0.uppercased() }, { $0.lowercased() }]
    return changes.flatMap { change in
      var whole = url
      whole.segments = url.segments.map(change)
      var query = url
      query.query = url.query.map { .init(key: $0.key, value: change($0.value)) }
      return [whole.folded, query]
        + url.segments.indices.map { index in
          var one = url
          one.segments[index] = change(one.segments[index])
          return one.folded
        }
    }
  }

  // MARK: Texts

  /// The samples of all types, and texts for patterns with prefixes and suffixes.
  private static let texts: [String] = {
    let samples = (SampleType.builtIn + SampleType.declared).flatMap(\.samples)
    let affixed = [
      "ab", "aa", "a7", "a-7", "v-7", "v-a", "7b", "b.x", "7%", "a7b", "Qa", "q7", "Q7", "%25", "%7", "a9", "79", "aA9",
      "7A9", "\u{E9}9", "\u{E9}7", "\u{E9}a", "aenb", "a.x", "7.x",
    ]
    let labels = ["www", "x", "en"]
    return Array(Set(samples + affixed + labels + PatternMaker.words + PatternMaker.firstWords)).sorted()
  }()

  private func type(_ name: String) -> SampleType { bruteForce.parameters[link][name]!.type }

  private func texts(of name: String) -> [String] {
    let type = type(name)
    return type.samples + Self.texts.filter { type.argument($0) != nil && !type.samples.contains($0) }
  }

  // MARK: Starts

  private func starts(_ endpoint: RandomSpec.Endpoint) -> [URLParts] {
    guard let host = endpoint.host else { return [URLParts(scheme: endpoint.scheme)] }
    let own = endpoint.scheme == "https" ? 443 : 80
    var fronts: [[String]] = [[]]
    for label in host.front {
      let choices: [[String]]
      switch label {
      case .any: choices = [["x"], ["www"], ["en"], ["b"], ["x", "y"], ["x", "b"], ["x", "y", "help"]]
      case .capture(let name):
        choices = texts(of: name).filter { $0.isMade(of: "abcdefghijklmnopqrstuvwxyz0123456789") }.map { [$0] }
      }
      fronts = fronts.flatMap { front in choices.map { front + $0 } }
    }
    return fronts.prefix(150).map { front in
      URLParts(scheme: endpoint.scheme, host: front + host.name, port: host.port == own ? 0 : host.port)
    }
  }

  // MARK: Paths

  private func paths(_ path: SamplePattern.Path, isFolded: Bool) -> [[String]] {
    let choices = path.segments.enumerated().map { index, segment -> [String] in
      switch segment {
      case .literal(let text): return [text]
      case .capture(let prefix, let name, let suffix):
        let texts = texts(of: name)
        guard isFolded, index == 0 else { return texts.map { prefix + $0 + suffix } }
        return texts.filter { type(name).argument($0.lowercased()) != nil }.map { (prefix + $0 + suffix).lowercased() }
      }
    }
    guard choices.allSatisfy({ !$0.isEmpty }) else { return [] }
    let base = choices.map { $0[0] }
    var tails: [[String]]
    switch path.tail {
    case .none: tails = [[]]
    case .optional(let name): tails = [[]] + texts(of: name).map { [$0] }
    case .rest(_, let allowsNone):
      tails = Self.texts.map { [$0] } + [["a", "b"], ["-7", "x y"], ["q", "q", "q"]]
      if allowsNone { tails.append([]) }
    }
    if isFolded, base.isEmpty { tails.removeAll { $0.first.map { !isWhole(path.tail, $0.lowercased()) } ?? false } }
    guard let tail = tails.first else { return [] }
    var paths = [base + tail]
    for (index, texts) in choices.enumerated() {
      for text in texts.dropFirst() {
        var changed = base
        changed[index] = text
        paths.append(changed + tail)
      }
    }
    return paths + tails.dropFirst().map { base + $0 }
  }

  private func isWhole(_ tail: SamplePattern.Tail, _ text: String) -> Bool {
    if case .optional(let name) = tail { type(name).argument(text) != nil } else { true }
  }

  // MARK: Queries

  private func queries(_ items: [SamplePattern.Item]) -> [[URLParts.Item]] {
    var base: [URLParts.Item] = []
    /// The choices of key and value for each item that a URL must have.
    var choices: [[URLParts.Item]] = []
    var free: [String] = []
    for item in items {
      switch item.value {
      case .absent: continue
      case .literal(let text): choices.append(item.keys.map { .init(key: $0, value: text) })
      case .capture(let name, let isOptional):
        if isOptional || bruteForce.parameters[link][name]!.arity == .list {
          free += item.keys
        } else {
          let texts = texts(of: name)
          choices.append(item.keys.flatMap { key in texts.map { .init(key: key, value: $0) } })
        }
      }
    }
    for choice in choices { base.append(choice[0]) }
    var queries = [base]
    for (index, choice) in choices.enumerated() {
      for item in choice.dropFirst() {
        var changed = base
        changed[index] = item
        queries.append(changed)
      }
    }
    let declared = items.flatMap(\.keys)
    for key in PatternMaker.keys + ["t", "other"] where !declared.contains(key) { free.append(key) }
    for key in free {
      for value in ["a", "7", ""] { queries.append(base + [.init(key: key, value: value)]) }
      queries.append([.init(key: key, value: "a")] + base + [.init(key: key, value: "b")])
    }
    return queries
  }

  // MARK: Fragments

  private func fragments(_ fragment: SamplePattern.Fragment?) -> [URLParts.Fragment?] {
    guard let fragment else { return [nil, .init(segments: ["a"])] }
    let paths = paths(fragment.path, isFolded: false)
    let queries = queries(fragment.query)
    guard let path = paths.first, let query = queries.first else { return [] }
    func made(_ path: [String], _ query: [URLParts.Item]) -> URLParts.Fragment {
      .init(startsWithSlash: fragment.startsWithSlash, segments: path, query: query)
    }
    return paths.map { made($0, query) } + queries.dropFirst().map { made(path, $0) }
  }
}
