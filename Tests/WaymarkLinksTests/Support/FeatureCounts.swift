import WaymarkLinks

/// The number of URLs that use each feature of the language.
struct FeatureCounts: CustomStringConvertible {
  private var counts: [String: Int] = [:]

  private static let features = [
    "unmatched", "landed", "app", "redirected", "tab", "tab arguments", "push", "sheet", "cover", "window", "flow",
    "nested modals", "nested flow", "three modals", "modals in a tab",
    "deep stack", "append", "current tab", "requires", "deprecated", "fixed value", "feature", "affix",
    "optional there",
    "optional absent", "rest text", "rest list", "rest unnamed", "query required", "query optional", "query literal",
    "query absent", "query list", "alias", "fragment", "host label", "open host", "port", "own start", "several match",
    "one of several wins",
    "undeclared parameters", "default", "declared type", "another case",
  ]

  init() {
    for feature in Self.features { counts[feature] = 0 }
  }

  /// The feature that the fewest URLs use.
  var rarest: (feature: String, count: Int) {
    let entry = counts.min { ($0.value, $0.key) < ($1.value, $1.key) }!
    return (entry.key, entry.value)
  }

  var description: String {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  subscript(feature: String) -> Int { counts[feature] ?? 0 }

  mutating func add(_ other: FeatureCounts) {
    counts.merge(other.counts) { $0 + $1 }
  }

  /// Counts the features that the oracle finds in a URL.
  mutating func count(_ sample: CompiledSample, _ url: URLParts) {
    let url = url.folded
    let oracle = sample.oracle
    guard let number = oracle.winners(of: url).first, let outcome = oracle.outcomes(of: number, for: url).first else {
      return hit("unmatched")
    }
    let link = oracle.links[number]
    hit(outcome.redirect != nil ? "redirected" : outcome.app != nil ? "app" : "landed")
    let matching = oracle.matching(url)
    hit("several match", if: matching.count > 1)
    hit("one of several wins", if: matching.count > 1 && oracle.winners(of: url).count == 1)
    if outcome.redirect == nil { countLanding(outcome, link, oracle.targets[number], sample.spec) }
    countPattern(link.pattern, url, oracle.parameters[number])
    if case .origins = link.pattern.start {} else { hit("own start") }
    if url.port != 0 { hit("port") }
    hit("another case", if: !oracle.matchesExactly(number, url))
    let hosts = oracle.endpoints[number].compactMap(\.host).filter { $0.labels(of: url.host) != nil }
    if hosts.contains(where: { !$0.captures.isEmpty }) { hit("host label") }
    if hosts.contains(where: { $0.front.contains(.any) }) { hit("open host") }
  }

  private mutating func hit(_ feature: String, if isHit: Bool = true) {
    if isHit { counts[feature, default: 0] += 1 }
  }

  private mutating func countLanding(
    _ outcome: Outcome, _ link: RandomSpec.Link, _ target: RandomSpec.Target, _ spec: RandomSpec
  ) {
    switch target {
    case .tab: hit("tab")
    case .app, .redirect: break
    case .route(let route):
      hit("feature", if: RandomSpec.features[spec.routes[route].file] != nil)
      hit("undeclared parameters", if: !spec.routes[route].declaresParameters)
    }
    hit("tab arguments", if: outcome.tabArguments != nil)
    hit("push", if: !outcome.stack.isEmpty)
    hit("deep stack", if: outcome.stack.count > 1)
    if let modal = outcome.modals.last { hit("\(modal.kind)") }
    hit("flow", if: outcome.modals.last?.stack.isEmpty == false)
    hit("nested modals", if: outcome.modals.count > 1)
    hit("nested flow", if: outcome.modals.count > 1 && outcome.modals.last?.stack.isEmpty == false)
    hit("three modals", if: outcome.modals.count > 2)
    hit("modals in a tab", if: outcome.modals.count > 1 && outcome.tab != nil)
    hit("append", if: outcome.stackChange == .append)
    hit("current tab", if: outcome.tab == nil && !outcome.stack.isEmpty)
    hit("requires", if: !outcome.requires.isEmpty)
    hit("deprecated", if: outcome.deprecation != nil)
    hit("fixed value", if: !link.with.isEmpty)
    let captured = Set(link.pattern.captures.map(\.name))
    let parameters = spec.parameters(of: link, target)
    hit("declared type", if: parameters.contains { captured.contains($0.name) && $0.type.declaration != nil })
    hit(
      "default",
      if: parameters.contains { parameter in
        if case .defaulted = parameter.arity { link.with[parameter.name] == nil } else { false }
      })
  }

  private mutating func countPattern(
    _ pattern: SamplePattern, _ url: URLParts, _ parameters: [String: RandomSpec.Parameter]
  ) {
    for case .capture(let prefix, _, let suffix) in pattern.path.segments { hit("affix", if: prefix + suffix != "") }
    switch pattern.path.tail {
    case .none: break
    case .optional: hit(url.segments.count > pattern.path.segments.count ? "optional there" : "optional absent")
    case .rest(nil, _): hit("rest unnamed")
    case .rest(let name?, _): hit(parameters[name]?.arity == .list ? "rest list" : "rest text")
    }
    for item in pattern.query {
      hit("alias", if: item.keys.count > 1)
      switch item.value {
      case .absent: hit("query absent")
      case .literal: hit("query literal")
      case .capture(let name, let isOptional):
        hit(parameters[name]?.arity == .list ? "query list" : isOptional ? "query optional" : "query required")
      }
    }
    hit("fragment", if: pattern.fragment != nil)
  }
}
