import LinkAlgebra
import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel

/// Finds for each link a URL to try, and tries it: what the table takes for another link is no example.
struct LinkExamples {
  private let space: LinkSpace
  private let table: [UInt8]

  init(_ space: LinkSpace, _ table: [UInt8]) {
    self.space = space
    self.table = table
  }

  /// One that the spec has, else the first that comes to hand, else one that is worked out.
  ///
  /// On a custom scheme where the link stands on one: that opens in the app, whatever a system knows of the host.
  func example(of link: Int) -> LinkInventory.Example {
    let endpoints = space.model.links[link].pattern.endpoints
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
    return found.map { .url($0) } ?? .none("no URL that was tried leads to it")
  }

  /// What follows the host, where a URL has one.
  private func path(of url: String) -> String? {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return ["http:", "https:"].contains(parts[0]) && parts.count == 4 ? "/" + parts[3] : nil
  }

  /// Whether a URL is a link, and is what it looks like.
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
