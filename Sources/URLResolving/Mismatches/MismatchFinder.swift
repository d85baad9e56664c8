import LinkPatterns
import WaymarkDiagnostics
import WaymarkLinks

/// A finder of the reasons why URLs do not match the links of a spec.
package struct MismatchFinder {
  /// The reason why a URL matches no link of the spec.
  package enum Reason {
    /// The index of the nearest link, and the first difference between the URL and that link.
    case nearest(link: Int, problem: String)
    /// No link is similar to the URL.
    ///
    /// The string `brief` contains the same reason without suggestions.
    case noLink(String, brief: String)
  }

  private let spec: PublishedSpec
  private let index: LinkIndex
  private let matcher: LinkMatcher

  /// Creates a finder for the links of a spec.
  ///
  /// - Complexity: O(*n*), where *n* is the number of links.
  package init(_ spec: PublishedSpec) {
    self.spec = spec
    index = LinkIndex(spec.links)
    matcher = LinkMatcher(spec)
  }

  /// Returns the indices of the links that match a URL, in the order of the spec.
  package func links(matching url: URLPieces) -> [Int] {
    index.candidates(for: url).likely.filter {
      if case .matches = matcher.verdict(of: $0.link, servedBy: $0.endpoints, url) { true } else { false }
    }.map { $0.link }
  }

  /// Returns the link's endpoint that matches the scheme and host of a URL; `nil` if no endpoint matches.
  package func endpoint(of link: Int, serving url: URLPieces) -> PublishedSpec.Endpoint? {
    spec.links[link].endpoints.first { $0.isStart(of: url) }
  }

  /// Returns the first difference between a URL and one link; `nil` if the link matches the URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - link: The index of the link.
  /// - Returns: A clause for a message, such as "in `/items/{id}`, expected `items`, got `item`".
  package func mismatch(of url: URLPieces, with link: Int) -> String? {
    switch matcher.verdict(of: link, on: url) {
    case .matches: nil
    case .elsewhere: "the link is not served by \(Quoted(url.start))"
    case .fails(let distance):
      distance.mismatch.map {
        let pattern = spec.links[link]
        let difference = MismatchFormatter(spec: spec, pattern: pattern, url: url).text($0)
        return "in \(Quoted(pattern.text)), \(difference)"
      }
    }
  }

  /// Returns the reason why no link matches a URL.
  ///
  /// - Parameter url: A URL that no link matches.
  /// - Returns: The reason.
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
      link: nearest.link,
      problem: MismatchFormatter(spec: spec, pattern: pattern, url: url).text(nearest.mismatch))
  }

  /// Returns a note for each query value that a matching link ignores.
  ///
  /// A link ignores an optional query value that is repeated or that has the wrong type. A link also ignores list
  /// elements that have the wrong type.
  ///
  /// - Parameters:
  ///   - url: A URL that the link matches.
  ///   - link: The index of the link.
  /// - Returns: Clauses for messages.
  package func ignoredValues(in url: URLPieces, by link: Int) -> [String] {
    let pattern = spec.links[link]
    let formatter = MismatchFormatter(spec: spec, pattern: pattern, url: url)
    var notes = pattern.query.flatMap { formatter.ignored($0, url.query, matcher) }
    if let fragment = pattern.fragment, let query = url.fragment?.query {
      notes += fragment.query.flatMap { formatter.ignored($0, query, matcher) }
    }
    return notes
  }
}
