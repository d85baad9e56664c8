import Foundation
import WaymarkLinks

extension BruteForce {
  /// Returns the valid outcomes of a URL that a link matches.
  ///
  /// Several outcomes are valid if the link has several origins whose hosts overlap, but none of the hosts is a subset
  /// of another.
  ///
  /// - Parameters:
  ///   - link: The number of the link.
  ///   - url: The URL.
  ///   - isOnlyWinner: A Boolean value that indicates whether the language selects this link over all others. Only then
  ///     does the language also select the origin.
  /// - Returns: The valid outcomes, one for each possible endpoint.
  func outcomes(of link: Int, for url: URLParts, isOnlyWinner: Bool = true) -> [Outcome] {
    let matching = endpoints[link].filter { captures(of: link, in: url, on: $0) != nil }
    let narrowest = matching.filter { endpoint in
      !isOnlyWinner || !matching.contains { hosts(of: $0).isStrictSubset(of: hosts(of: endpoint)) }
    }
    return narrowest.map { endpoint in
      outcome(of: link, for: url, endpoint.origin, captures(of: link, in: url, on: endpoint)!)
    }
  }

  /// Returns the sample hosts that an endpoint matches.
  ///
  /// The sample hosts have up to three labels in front of a declared name.
  private func hosts(of endpoint: RandomSpec.Endpoint) -> Set<[String]> {
    guard let host = endpoint.host else { return [] }
    let labels = ["www", "x", "b"]
    let fronts = [[]] + labels.map { [$0] } + labels.flatMap { first in labels.map { [first, $0] } }
    let names = Set(spec.endpoints.compactMap(\.host?.name)).union([["help", "ex", "com"]])
    let all =
      fronts.flatMap { front in names.map { front + $0 } } + [
        ["x", "y", "b", "ex", "com"], ["x", "y", "z", "ex", "com"],
      ]
    return Set(all.filter { host.labels(of: $0) != nil })
  }

  private func outcome(of link: Int, for url: URLParts, _ origin: Int, _ captures: Captures) -> Outcome {
    let entry = links[link]
    var outcome = Outcome(link: link, origin: origin)
    outcome.requires = entry.requires
    outcome.deprecation = entry.deprecation
    func arguments(_ parameters: [RandomSpec.Parameter]) -> [String: Argument] {
      Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, argument($0, link, captures)) })
    }
    switch targets[link] {
    case .tab(let tab):
      outcome.tab = tab
      outcome.stackChange = .replace
      let parameters = spec.tabs[tab].parameters
      outcome.tabArguments = parameters.isEmpty ? nil : arguments(parameters)
    case .app(let index):
      outcome.tab = spec.resolvedLinks[index].tab
      outcome.stackChange = outcome.tab == nil ? .keep : .replace
      outcome.app = .init(name: "link\(index)", arguments: arguments(spec.resolvedLinks[index].parameters))
    case .redirect(let index):
      outcome = Outcome(link: link)
      outcome.redirect = try? Canonical(redirected(spec.redirects[index], url, captures).text).text
    case .route(let route):
      func screen(_ route: Int) -> Outcome.Screen {
        .init(name: "route\(route)", arguments: arguments(spec.routes[route].parameters))
      }
      land(&outcome, entry, route, screen)
    }
    return outcome
  }

  private func land(
    _ outcome: inout Outcome, _ link: RandomSpec.Link, _ route: Int, _ screen: (Int) -> Outcome.Screen
  ) {
    if case .tab(let tab) = link.place { outcome.tab = tab }
    let pushed = link.kind == .push ? (spec.parents(of: route) + [route]).map(screen) : []
    if link.kind == .push, link.modals.isEmpty {
      outcome.stack = pushed
      outcome.stackChange = link.appends ? .append : .replace
      return
    }
    // A link that names a tab also resets the tab to its root.
    outcome.stackChange = outcome.tab == nil ? .keep : .replace
    outcome.modals = link.modals.map { Outcome.Modal(kind: spec.kind(beneath: $0) ?? .window, screen: screen($0)) }
    if link.kind == .push {
      outcome.modals[outcome.modals.count - 1].kind = spec.kind(ofFlow: link.modals.last!)
      outcome.modals[outcome.modals.count - 1].stack = pushed
    } else {
      outcome.modals.append(Outcome.Modal(kind: link.kind, screen: screen(route)))
    }
  }

  /// Returns the value of a parameter: the captured value, the fixed value of the link, or the default value.
  private func argument(_ parameter: RandomSpec.Parameter, _ link: Int, _ captures: Captures) -> Argument {
    let name = parameter.name
    if parameter.arity == .list {
      let values = captures.lists[name] ?? captures.rests[name] ?? []
      return .list(values.compactMap { Self.argument($0, parameter.type, captures.ignoresCase) })
    }
    if let rest = captures.rests[name] {
      return .string(rest.map { $0.replacingOccurrences(of: "/", with: "%2F") }.joined(separator: "/"))
    }
    if let text = captures.texts[name] { return Self.argument(text, parameter.type, captures.ignoresCase)! }
    if let text = links[link].with[name] { return parameter.type.argument(text)! }
    if case .defaulted(let value) = parameter.arity { return parameter.type.argument(value)! }
    return .none
  }

  // MARK: Redirects

  /// Returns the target URL of a redirect.
  private func redirected(_ redirect: RandomSpec.Redirect, _ url: URLParts, _ captures: Captures) -> URLParts {
    var parts = URLParts(scheme: url.scheme, host: url.host, port: url.port)
    parts.segments = segments(redirect.target.path, captures)
    parts.query = query(redirect.target.query, captures)
    let declared = (redirect.source.query + redirect.target.query).flatMap(\.keys)
    parts.query += url.query.filter { !declared.contains($0.key) }
    parts.fragment = redirect.target.fragment.flatMap { fragment in
      let segments = segments(fragment.path, captures)
      if fragment.mayBeAbsent, segments.isEmpty { return nil }
      return .init(
        startsWithSlash: fragment.startsWithSlash, segments: segments, query: query(fragment.query, captures))
    }
    return parts.folded
  }

  private func segments(_ path: SamplePattern.Path, _ captures: Captures) -> [String] {
    let segments = path.segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .capture(let prefix, let name, let suffix): prefix + (captures.texts[name] ?? "") + suffix
      }
    }
    switch path.tail {
    case .none, .rest(nil, _): return segments
    case .optional(let name): return segments + (captures.texts[name].map { [$0] } ?? [])
    case .rest(let name?, _): return segments + (captures.rests[name] ?? [])
    }
  }

  private func query(_ items: [SamplePattern.Item], _ captures: Captures) -> [URLParts.Item] {
    items.flatMap { item -> [URLParts.Item] in
      switch item.value {
      case .absent: return []
      case .literal(let text): return [.init(key: item.keys[0], value: text)]
      case .capture(let name, _):
        let values = captures.lists[name] ?? captures.texts[name].map { [$0] } ?? []
        return values.map { .init(key: item.keys[0], value: $0) }
      }
    }
  }
}
