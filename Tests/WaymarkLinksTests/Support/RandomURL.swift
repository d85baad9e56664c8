import TestSupport

/// Random URLs that often match some link of a spec.
enum RandomURL {
  private static let values =
    PatternMaker.words + [
      "-0", "007", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "+5", "x+y", "1a", "1.", ".5",
      "1e5",
      "2023-02-29", "2024-13-01", "01234567-89ab-cdef-0123-456789abcde", "-", "x", "AB", "caf\u{E9}", "\u{1F34C}",
      "...",
      "a:b", "False", "\u{661}",
    ]

  /// Returns a random URL, which usually matches a link because the URL starts as a sample of the link.
  static func random(for oracle: BruteForce, using random: inout SplitMix64) -> URLParts {
    guard let link = oracle.links.indices.randomElement(using: &random),
      let endpoint = oracle.endpoints[link].randomElement(using: &random)
    else { return URLParts(scheme: "app", segments: [random.pick(values)]) }
    let pattern = oracle.links[link].pattern
    let maker = Maker(oracle: oracle, link: link)
    var url = maker.start(endpoint, &random)
    url.segments = maker.segments(pattern.path, &random)
    url.query = maker.query(pattern.query, &random)
    if let fragment = pattern.fragment {
      url.fragment = .init(
        startsWithSlash: fragment.startsWithSlash, segments: maker.segments(fragment.path, &random),
        query: maker.query(fragment.query, &random))
    }
    if random.once(in: endpoint.ignoresCase ? 2 : 12) { changeCase(of: &url, &random) }
    for _ in 0..<random.below(3) { change(&url, oracle, &random) }
    return url
  }

  /// Returns a random text that is or resembles a capture of a type.
  private static func text(_ type: SampleType?, _ random: inout SplitMix64) -> String {
    guard let type, !type.samples.isEmpty, !random.once(in: 10) else { return random.pick(values) }
    return random.pick(type.samples)
  }

  private struct Maker {
    let oracle: BruteForce
    let link: Int

    private func text(_ name: String, _ random: inout SplitMix64) -> String {
      RandomURL.text(oracle.parameters[link][name]?.type, &random)
    }

    func start(_ endpoint: RandomSpec.Endpoint, _ random: inout SplitMix64) -> URLParts {
      guard let host = endpoint.host else { return URLParts(scheme: endpoint.scheme) }
      let front = host.front.flatMap { label -> [String] in
        switch label {
        case .any: return random.pick([["x"], ["www"], ["b"], ["x", "y"]])
        case .capture(let name):
          let label = text(name, &random).lowercased()
          return [label.isMade(of: "abcdefghijklmnopqrstuvwxyz0123456789") ? label : "en"]
        }
      }
      let own = endpoint.scheme == "https" ? 443 : 80
      return URLParts(scheme: endpoint.scheme, host: front + host.name, port: host.port == own ? 0 : host.port)
    }

    func segments(_ path: SamplePattern.Path, _ random: inout SplitMix64) -> [String] {
      var segments: [String] = path.segments.map { segment in
        switch segment {
        case .literal(let text): text
        case .capture(let prefix, let name, let suffix): prefix + text(name, &random) + suffix
        }
      }
      switch path.tail {
      case .none: break
      case .optional(let name): if !random.once(in: 3) { segments.append(text(name, &random)) }
      case .rest:
        let count = random.below(4)
        segments += (0..<count).map { _ in random.pick(values) }
      }
      return segments
    }

    func query(_ items: [SamplePattern.Item], _ random: inout SplitMix64) -> [URLParts.Item] {
      var query: [URLParts.Item] = []
      for item in items {
        switch item.value {
        case .absent: break
        case .literal(let text): query.append(.init(key: random.pick(item.keys), value: text))
        case .capture(let name, let isOptional):
          let isList = oracle.parameters[link][name]?.arity == .list
          let count = isList ? random.below(4) : isOptional ? random.below(2) : 1
          for _ in 0..<count { query.append(.init(key: random.pick(item.keys), value: text(name, &random))) }
        }
      }
      return query.shuffled(using: &random)
    }
  }

  // MARK: Changes

  private static func changeCase(of url: inout URLParts, _ random: inout SplitMix64) {
    // The oracle knows only some URLs that a parameter can have.
    func changed(_ text: String) -> String {
      text.contains(":") ? text : random.once(in: 2) ? text.uppercased() : text.lowercased()
    }
    url.segments = url.segments.map(changed)
    if random.once(in: 2) { url.query = url.query.map { .init(key: $0.key, value: changed($0.value)) } }
  }

  private static func change(_ url: inout URLParts, _ oracle: BruteForce, _ random: inout SplitMix64) {
    switch random.below(12) {
    case 0: if !url.segments.isEmpty { url.segments[random.below(url.segments.count)] = random.pick(values) }
    case 1: url.segments.append(random.pick(values))
    case 2: url.segments = url.segments.dropLast()
    case 3: url.query.append(.init(key: random.pick(PatternMaker.keys), value: random.pick(values + [""])))
    case 4: if let item = url.query.randomElement(using: &random) { url.query.append(item) }
    case 5: url.query = url.query.dropLast()
    case 6: url.fragment = random.once(in: 2) ? nil : .init(segments: [random.pick(values)])
    case 7: if url.fragment != nil { url.fragment!.segments.append(random.pick(values)) }
    case 8: if url.fragment != nil { url.fragment!.query.append(.init(key: "t", value: random.pick(["1", "a"]))) }
    case 9: if url.isWeb { url.host.insert(random.pick(["x", "www", "en", "b"]), at: 0) }
    case 10: url.port = url.isWeb ? random.pick([0, 444, 8443]) : 0
    default:
      let other = random.pick(oracle.spec.endpoints)
      if other.host == nil, !url.isWeb { url.scheme = other.scheme }
    }
  }
}
