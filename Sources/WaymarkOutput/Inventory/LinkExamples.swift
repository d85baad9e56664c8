import LinkLogic
import LinkResolving
import SpecModel
import SpecText
import WaymarkLinks

/// Finds an example URL for each link by resolving candidates with the link table.
package struct LinkExamples {
  private let space: LinkSpace
  private let table: [UInt8]

  package init(_ space: LinkSpace, _ table: [UInt8]) {
    self.space = space
    self.table = table
  }

  /// Prefers URLs with a custom scheme, which open the app even if the system doesn't associate the host with the app.
  package func example(of link: Int) -> LinkInventory.Example {
    example(of: link, on: space.model.links[link].pattern.endpoints)
  }

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

  /// One example for each origin that has one, in the order of the origins.
  package func examples(of link: Int) -> [(origin: String, url: String)] {
    let endpoints = Dictionary(grouping: space.model.links[link].pattern.endpoints, by: \.origin)
    return endpoints.sorted { $0.key < $1.key }.compactMap { origin, endpoints in
      example(of: link, on: endpoints).url.flatMap { url in
        // An example in the spec can be a URL of another origin.
        endpoints.contains { url.hasPrefix($0.scheme + "://") } ? (space.model.origins[origin].name.string, url) : nil
      }
    }
  }

  private func path(of url: String) -> String? {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return ["http:", "https:"].contains(parts[0]) && parts.count == 4 ? "/" + parts[3] : nil
  }

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

/// The elements by which a UI test recognizes the destination of a link.
package enum LinkCheck: Sendable {
  /// The accessibility identifiers of screens, one of which is visible. A link that the app resolves can have several.
  case screens([String])
  /// The accessibility identifier of a tab's button.
  case tab(String)
  case nothing

  init(_ url: String?, _ spec: PublishedSpec) {
    guard let url, let plan = LandingPlan(followingRedirectsOf: url, in: spec.linkTable) else {
      self = .nothing
      return
    }
    func id(_ declaration: PublishedSpec.Declaration) -> String { declaration.accessibilityID ?? "" }
    switch spec.links[plan.link].target {
    case .tab(let index): self = .tab(id(spec.tabs[index].declaration))
    case .route(let index): self = .screens([id(spec.routes[index].declaration)])
    case .app(let index):
      let link = spec.resolvedLinks[index]
      let screens = link.declaration.opens.map { id(spec.routes[$0].declaration) }
      self = screens.isEmpty ? link.tab.map { .tab(id(spec.tabs[$0].declaration)) } ?? .nothing : .screens(screens)
    case .redirect: self = .nothing
    }
  }
}

extension LandingPlan {
  /// A spec with errors can contain redirect cycles.
  private static let mostRedirects = 100

  package init?(followingRedirectsOf url: String, in table: [UInt8]) {
    var next = url
    for _ in 0..<Self.mostRedirects {
      switch table.withUnsafeBufferPointer({ LinkTable($0).resolve(next) }) {
      case .landed(let plan):
        self = plan
        return
      case .redirected(_, let target): next = target
      case .unmatched, .rejected: return nil
      }
    }
    return nil
  }
}
