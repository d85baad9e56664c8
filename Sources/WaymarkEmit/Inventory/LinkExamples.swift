import LinkAlgebra
import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel

/// A search that finds an example URL for each link.
///
/// The search resolves each candidate URL with the link table. If a candidate URL leads to another link, the search
/// rejects the URL.
struct LinkExamples {
  private let space: LinkSpace
  private let table: [UInt8]

  init(_ space: LinkSpace, _ table: [UInt8]) {
    self.space = space
    self.table = table
  }

  /// Returns an example from the spec, or a generated example if the spec has none.
  ///
  /// The function prefers URLs with a custom scheme. A URL with a custom scheme opens the app even if the system does
  /// not associate the link's host with the app.
  ///
  /// - Parameter link: The index of the link.
  /// - Returns: The URL, or the reason why no URL was found.
  func example(of link: Int) -> LinkInventory.Example {
    example(of: link, on: space.model.links[link].pattern.endpoints)
  }

  /// Returns an example with the scheme and the host of one of the given endpoints.
  private func example(of link: Int, on endpoints: [Endpoint]) -> LinkInventory.Example {
    let preferred = endpoints.filter { $0.host == nil } + endpoints.filter { $0.host != nil }
    func url(_ candidate: String) -> String? {
      let isPath = candidate.hasPrefix("/") && !candidate.hasPrefix("//")
      let wholes = isPath ? preferred.compactMap { $0.url(ofPath: candidate) } : [candidate]
      return wholes.first { isExample($0, of: link) }
    }
    func urlOnScheme(_ candidate: String) -> String? {
      path(of: candidate).flatMap(url) ?? url(candidate)
    }
    for example in space.model.links[link].examples {
      if let url = url(example.string) { return .url(url) }
    }
    let found = space.sample(of: link).flatMap(urlOnScheme) ?? space.ownURL(of: link).flatMap(urlOnScheme)
    return found.map { .url($0) } ?? .none("no tested URL leads to the link")
  }

  /// Returns an example for each origin of a link, in the order of the origins. Origins without an example are omitted.
  func examples(of link: Int) -> [(origin: Int, url: String)] {
    let endpoints = Dictionary(grouping: space.model.links[link].pattern.endpoints, by: \.origin)
    return endpoints.sorted { $0.key < $1.key }.compactMap { origin, endpoints in
      example(of: link, on: endpoints).url.flatMap { url in
        // An example in the spec can be a URL of another origin.
        endpoints.contains { url.hasPrefix($0.scheme + "://") } ? (origin, url) : nil
      }
    }
  }

  /// Returns the part of a URL after the host. For a URL with a custom scheme, the result is `nil`.
  private func path(of url: String) -> String? {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return ["http:", "https:"].contains(parts[0]) && parts.count == 4 ? "/" + parts[3] : nil
  }

  /// Returns whether a URL leads to the given link and contains only printable characters.
  private func isExample(_ url: String, of link: Int) -> Bool {
    guard PrintableText.isPrintable(url) else { return false }
    let resolution = table.withUnsafeBufferPointer { LinkTable($0).resolve(url) }
    return switch resolution {
    case .landed(let plan): plan.link == link
    case .redirected(let number, _): number == link
    case .unmatched, .rejected: false
    }
  }
}
