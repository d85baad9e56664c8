import TestSupport

extension CollisionSpec {
  static func random(_ random: inout SplitMix64) -> CollisionSpec {
    var spec = CollisionSpec()
    let maker = RandomPattern(using: &random)
    spec.addOrigins(&random)
    let count = random.pick([2, 2, 3, 3, 3, 4, 4, 5, 6, 7])
    let targets = (0..<count).map { _ in target(&random) }.sorted { $0.rank < $1.rank }
    // Routes and resolved links receive consecutive numbers in order of appearance.
    var routes: [Int: Int] = [:]
    for (index, target) in targets.enumerated() {
      var link = Link(pattern: maker.pattern(like: spec.links.map(\.pattern), &random), target: target)
      switch target {
      case .route(let route):
        routes[route] = routes[route] ?? routes.count
        link.target = .route(routes[route]!)
      case .app: link.target = .app(index)
      case .tab, .redirect: break
      }
      spec.choosePlace(of: &link, &random)
      spec.links.append(link)
    }
    if random.once(in: 8) { spec.addCovers(maker, &random) }
    spec.isLeftmost = random.once(in: 5)
    spec.chooseParameters(&random)
    if random.once(in: 5) { spec.addBeats(&random) }
    if random.once(in: 8) { spec.addRedirect(maker, &random) }
    if random.once(in: 8) { spec.addRedirect(maker, &random) }
    for _ in 0..<(random.once(in: 5) ? 1 + random.below(2) : 0) {
      spec.claims.append(maker.pattern(like: spec.links.map(\.pattern), &random))
      if random.once(in: 3) { spec.claims[spec.claims.count - 1] = random.pick(spec.links).pattern.withoutStart }
    }
    return spec
  }

  private static func target(_ random: inout SplitMix64) -> Target {
    switch random.below(10) {
    case 0: .tab
    case 1: .app(0)
    default: .route(random.below(6))
    }
  }

  /// Adds links that together match most URLs of another link.
  private mutating func addCovers(_ maker: RandomPattern, _ random: inout SplitMix64) {
    let index = random.below(links.count)
    for pattern in maker.covers(of: links[index].pattern, &random) {
      var link = Link(pattern: pattern, target: links[index].target, origins: links[index].origins)
      if case .app = link.target { link.target = .route(0) }
      links.append(link)
    }
    let routes = Set(links.compactMap { if case .route(let route) = $0.target { route } else { nil } }).sorted()
    for index in links.indices {
      if case .route(let route) = links[index].target { links[index].target = .route(routes.firstIndex(of: route)!) }
    }
    links = links.enumerated().sorted { ($0.element.target.rank, $0.offset) < ($1.element.target.rank, $1.offset) }
      .map(\.element)
  }

  private mutating func chooseParameters(_ random: inout SplitMix64) {
    for target in Set(links.map(\.target)).sorted(by: { $0.rank < $1.rank }) {
      let own = links.filter { $0.target == target }
      // A tab cannot capture undeclared parameters.
      let needs = target == .tab && own.contains { !$0.pattern.captures.isEmpty || $0.pattern.capturesLabels }
      if needs || random.once(in: labelTypes.isEmpty ? 6 : 2) { declaring.insert(target) }
    }
  }

  private mutating func addBeats(_ random: inout SplitMix64) {
    let names = Set(links.compactMap { Self.name(of: $0.target) }).sorted()
    for index in links.indices where random.once(in: 2) {
      for _ in 0...random.below(2) {
        let name = random.pick(names)
        if !links[index].beats.contains(name) { links[index].beats.append(name) }
      }
    }
  }

  /// Resolves most ambiguities with `beats`, so that findings other than ambiguities become possible.
  mutating func settle(_ pairs: [Verdict.Pair], _ random: inout SplitMix64) {
    for pair in pairs where !random.once(in: 12) {
      let (winner, loser) = random.once(in: 2) ? (pair.later, pair.earlier) : (pair.earlier, pair.later)
      for (winner, loser) in [(winner, loser), (loser, winner)] {
        guard let name = Self.name(of: links[loser].target), Self.name(of: links[winner].target) != nil else {
          continue
        }
        if !links[winner].beats.contains(name) { links[winner].beats.append(name) }
        if !random.once(in: 30) { break }
      }
    }
  }
}

extension CollisionSpec.Target {
  /// The position of the target's links in a spec.
  var rank: Int {
    switch self {
    case .tab: 0
    case .route(let index): 1 + index
    case .app(let index): 100 + index
    case .redirect: 200
    }
  }
}

extension CollisionSpec.Pattern {
  fileprivate var capturesLabels: Bool {
    if case .host(_, let host) = start { !host.captures.isEmpty } else { false }
  }

  var withoutStart: Self {
    var pattern = self
    pattern.start = .origins
    return pattern
  }
}
