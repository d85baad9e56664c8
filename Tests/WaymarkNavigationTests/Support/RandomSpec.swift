import TestSupport
import WaymarkNavigation

/// A spec made of few words, so that its links get into each other's way.
struct RandomSpec {
  enum Segment {
    /// Decoded text.
    case literal(String)
    /// The route's parameter of that index.
    case capture(Int)
  }

  struct Link {
    var segments: [Segment]
    /// nil for the default ones.
    var origins: [Int]?
    var tab: Int?
    var kind: Destination.Kind
  }

  struct Route {
    /// Whether each parameter is an Int, and else a String.
    var parameters: [Bool]
    var kinds: [Destination.Kind]
    var links: [Link]
  }

  /// An origin: its entry in the spec, and what its URLs start with.
  struct Origin {
    let entry: String
    let starts: [String]
    let isDefault: Bool
    var isWeb: Bool { starts[0].hasPrefix("http") }
  }

  static let origins = [
    Origin(
      entry: "app: { schemes: [app] }", starts: ["app:///", "app://", "app:/", "app:", "APP://"], isDefault: true),
    Origin(entry: "beta: { schemes: [beta, beta.two] }", starts: ["beta://", "beta.two:"], isDefault: true),
    Origin(
      entry: "web: { hosts: [ex.com, www.ex.com] }",
      starts: ["https://ex.com/", "https://WWW.ex.com/", "https://ex.com.:443/"], isDefault: true),
    Origin(
      entry: "help: { schemes: [https, http], hosts: [\"help.ex.com:8443\"], default: false }",
      starts: ["https://help.ex.com:8443/", "http://help.ex.com:8443/"], isDefault: false),
  ]

  static let words = ["a", "b", "ab", "abc", "1", "-7", "\u{E9}", "a b", "Ab", "a/b", "50%"]

  var tabLinks: [[Link]]
  var routes: [Route]

  /// Every link in the order of the spec, with the route that it is of; a tab's links have none.
  var links: [(link: Link, route: Int?)] {
    tabLinks.flatMap { $0.map { ($0, nil) } }
      + routes.enumerated().flatMap { index, route in route.links.map { ($0, index) } }
  }

  /// How many routes before one are cases of the kind's enum: the number of its case.
  func caseIndex(of route: Int, as kind: Destination.Kind) -> Int {
    routes[..<route].count { $0.kinds.contains(kind) }
  }
}

extension RandomSpec {
  static func random(using random: inout SplitMix64) -> RandomSpec {
    var spec = RandomSpec(tabLinks: [], routes: [])
    for tab in 0..<2 {
      spec.tabLinks.append(
        (0..<random.below(2)).map { _ in
          Link(segments: literals(1, &random), origins: origins(&random), tab: tab, kind: .tab)
        })
    }
    for _ in 0...random.below(9) {
      var kinds: [Destination.Kind] = [.push, .sheet, .cover].shuffled(using: &random)
      kinds.removeLast(random.below(3))
      var route = Route(parameters: (0..<random.below(4)).map { _ in random.once(in: 2) }, kinds: kinds, links: [])
      for _ in 0...random.below(2) {
        let captures = route.parameters.indices.map(Segment.capture)
        let kind = random.pick(kinds)
        route.links.append(
          Link(
            segments: (literals(random.below(3), &random) + captures).shuffled(using: &random),
            origins: origins(&random),
            tab: kind == .push || random.once(in: 2) ? random.below(2) : nil,
            kind: kind))
      }
      spec.routes.append(route)
    }
    return spec
  }

  private static func literals(_ count: Int, _ random: inout SplitMix64) -> [Segment] {
    (0..<count).map { _ in .literal(random.pick(words)) }
  }

  private static func origins(_ random: inout SplitMix64) -> [Int]? {
    guard random.once(in: 3) else { return nil }
    return Array(origins.indices.shuffled(using: &random).prefix(1 + random.below(3)))
  }
}
