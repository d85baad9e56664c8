import WaymarkLinks

/// Matching as the language defines it, link by link, on URLs in parts; shares no code with the link table and what makes it.
///
/// Which of two links wins is found by trying: one is inside the other where each of many URLs of the one is a URL of the other.
/// The URLs come from the spec's own words and from samples of its types, which are chosen so that they tell types apart.
final class BruteForce {
  let spec: RandomSpec
  let links: [RandomSpec.Link]
  let targets: [RandomSpec.Target]
  let endpoints: [[RandomSpec.Endpoint]]
  /// The parameters that each link's captures are for, by name.
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
      // A redirect's hosts capture texts.
      for name in spec.endpoints(of: link).flatMap({ $0.host?.captures ?? [] }) where named[name] == nil {
        named[name] = RandomSpec.Parameter(name: name, type: .text, arity: .optional)
      }
      return named
    }
  }

  /// The links that a URL is of which none is beaten by another; where there are several, the language does not say which wins.
  func winners(of url: URLParts) -> [Int] {
    let matching = matching(url)
    return matching.filter { link in !matching.contains { beats($0, link) } }
  }

  func matching(_ url: URLParts) -> [Int] { links.indices.filter { matches($0, url) } }

  func matches(_ link: Int, _ url: URLParts) -> Bool {
    endpoints[link].contains { captures(of: link, in: url, on: $0) != nil }
  }

  /// Whether a link's URLs are some of another's, and not all of them.
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
