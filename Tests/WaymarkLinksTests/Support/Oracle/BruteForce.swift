import WaymarkLinks

/// A matcher that implements the definition of the language link by link, on URLs in parts.
///
/// The matcher shares no code with the link table or the table's compiler. To decide whether one link is a subset of
/// another, the matcher tries many sample URLs of the first link on the second. The samples consist of words of the
/// spec and of texts that distinguish the types.
final class BruteForce {
  let spec: RandomSpec
  let links: [RandomSpec.Link]
  let targets: [RandomSpec.Target]
  let endpoints: [[RandomSpec.Endpoint]]
  /// The parameters that the captures of each link provide, by name.
  let parameters: [[String: RandomSpec.Parameter]]
  private var members: [Int: [URLParts]] = [:]
  private var inclusions: [Pair: Bool] = [:]

  private struct Pair: Hashable {
    let inner, outer: Int
  }

  init(_ spec: RandomSpec) {
    self.spec = spec
    let all = spec.links
    links = all.map(\.link)
    targets = all.map(\.target)
    endpoints = links.map { spec.endpoints(of: $0) }
    parameters = all.map { link, target in
      let parameters = spec.parameters(of: link, target)
      var named = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0) })
      // A redirect captures host labels as texts.
      for name in spec.endpoints(of: link).flatMap({ $0.host?.captures ?? [] }) where named[name] == nil {
        named[name] = RandomSpec.Parameter(name: name, type: .text, arity: .optional)
      }
      return named
    }
  }

  /// Returns the links that match a URL and that no other matching link beats.
  ///
  /// If there are several, the language does not define which of them wins.
  func winners(of url: URLParts) -> [Int] {
    let matching = matching(url)
    return matching.filter { link in !matching.contains { beats($0, link) } }
  }

  func matching(_ url: URLParts) -> [Int] { links.indices.filter { matches($0, url) } }

  func matches(_ link: Int, _ url: URLParts) -> Bool {
    endpoints[link].contains { captures(of: link, in: url, on: $0) != nil }
  }

  /// Returns a Boolean value that indicates whether a link matches a URL without an origin that ignores case.
  func matchesExactly(_ link: Int, _ url: URLParts) -> Bool {
    endpoints[link].contains { endpoint in
      var endpoint = endpoint
      endpoint.ignoresCase = false
      return captures(of: link, in: url, on: endpoint) != nil
    }
  }

  /// Returns a Boolean value that indicates whether the URLs of a link are a strict subset of the URLs of another link.
  private func beats(_ link: Int, _ other: Int) -> Bool {
    link != other && isInside(link, other) && !isInside(other, link)
  }

  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    let pair = Pair(inner: inner, outer: outer)
    if let known = inclusions[pair] { return known }
    let result = members(of: inner).allSatisfy { matches(outer, $0) }
    inclusions[pair] = result
    return result
  }

  private func members(of link: Int) -> [URLParts] {
    if let known = members[link] { return known }
    let result = SampleURLs(self, link).all
    members[link] = result
    return result
  }
}
