import SpecText
import WaymarkLinks

package struct MismatchFinder {
  package enum Reason {
    case nearest(link: Int, problem: String)
    case noLink(String, brief: String)
  }

  private let spec: PublishedSpec
  private let index: LinkIndex
  private let matcher: LinkMatcher

  package init(_ spec: PublishedSpec) {
    self.spec = spec
    index = LinkIndex(spec.links)
    matcher = LinkMatcher(spec)
  }

  package func pieces(of url: String) throws(LinkURLError) -> URLPieces {
    try index.pieces(of: url)
  }

  package func links(matching url: URLPieces) -> [Int] {
    index.candidates(for: url).likely.filter {
      if case .matches = matcher.verdict(of: $0.link, servedBy: $0.endpoints, url) { true } else { false }
    }.map { $0.link }
  }

  package func endpoint(of link: Int, serving url: URLPieces) -> PublishedSpec.Endpoint? {
    spec.links[link].endpoints.first { $0.isStart(of: url) }
  }

  package func mismatch(of url: String, with link: Int) -> String? {
    guard let url = try? pieces(of: url) else { return nil }
    switch matcher.verdict(of: link, on: url) {
    case .matches: return nil
    case .elsewhere: return "the link is not served by \(Quoted(url.start))"
    case .fails(let distance):
      return distance.mismatch.map {
        let pattern = spec.links[link]
        let difference = MismatchFormatter(spec: spec, pattern: pattern, url: url).text($0)
        return "in \(Quoted(pattern.text)), \(difference)"
      }
    }
  }

  package func reason(for url: URLPieces) -> Reason {
    let candidates = index.candidates(for: url)
    guard !candidates.isEmpty else {
      let formatter = OriginFormatter(specName: spec.specName, endpoints: index.endpoints, url: url)
      return .noLink(formatter.text, brief: formatter.brief)
    }
    guard let nearest = matcher.nearest(to: url, among: candidates) else {
      let start = url.path.first.map { "starts with \(Quoted("/" + $0.shown))" } ?? "has an empty path"
      let brief = "no link on \(Quoted(url.start)) \(start)"
      return .noLink(brief + "; `waymark links` lists all links", brief: brief)
    }
    let pattern = spec.links[nearest.link]
    return .nearest(
      link: nearest.link, problem: MismatchFormatter(spec: spec, pattern: pattern, url: url).text(nearest.mismatch))
  }

  package func ignoredValues(in url: URLPieces, by link: Int) -> [String] {
    let pattern = spec.links[link]
    let formatter = MismatchFormatter(spec: spec, pattern: pattern, url: url)
    var notes = pattern.query.flatMap { formatter.ignored($0, url.query, matcher) }
    if let fragment = pattern.fragment, let query = url.fragment?.query {
      notes += fragment.query.flatMap { formatter.ignored($0, query, matcher) }
    }
    return notes
  }

  /// An example can have a value that the link ignores on purpose, but not a key that is almost one of the link's keys.
  package func misspelledKeys(in url: URLPieces, by link: Int) -> [String] {
    let pattern = spec.links[link]
    let formatter = MismatchFormatter(spec: spec, pattern: pattern, url: url)
    let missing = pattern.query.filter { item in !item.keys.contains(where: url.query.keys.contains) }
    return missing.flatMap { formatter.unknown($0, url.query) }
  }
}
