import LinkResolving
import WaymarkLinks
import WaymarkOutput

/// Finds the links of many URLs with the app's link table. For a single URL, `URLResolver` also explains the result.
package struct LinkFinder {
  package enum Finding: Hashable, Sendable {
    /// A link that opens a destination, or that the app resolves.
    case link(Int)
    case redirect(Int)
    case unmatched
    case refused(LinkURLError)
  }

  package let catalog: PublishedSpec
  private let table: [UInt8]
  private let pathStarts: PathStarts
  private let resolver: URLResolver

  package init?(_ compilation: Compilation) {
    guard let resolver = compilation.resolver else { return nil }
    catalog = resolver.spec
    table = resolver.spec.linkTable
    self.resolver = resolver
    pathStarts = PathStarts(compilation.links?.model.origins ?? [])
  }

  package func find(_ url: UnsafeBufferPointer<UInt8>) -> Finding {
    var link: Int?
    do throws(LinkURLError) {
      try match(url) { link = $0?.number }
    } catch {
      return .refused(error)
    }
    guard let link else { return .unmatched }
    guard catalog.links[link].target == .redirect else { return .link(link) }
    // A redirect matches only if the values of the URL can appear in the new URL.
    if case .redirected = resolve(url) { return .redirect(link) }
    return .unmatched
  }

  package func destination(of finding: Finding, _ url: UnsafeBufferPointer<UInt8>) -> Int? {
    switch finding {
    case .link(let link): link
    case .redirect: LandingPlan(followingRedirectsOf: String(decoding: url, as: UTF8.self), in: table)?.link
    case .unmatched, .refused: nil
    }
  }

  package func links(matching url: String) -> [Int] { resolver.links(matching: url) }

  package func completed(_ url: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    pathStarts.completed(url) { url in
      switch find(url) {
      case .link, .redirect: true
      case .unmatched, .refused: false
      }
    }
  }

  private func match(_ url: UnsafeBufferPointer<UInt8>, _ body: (LinkMatch?) -> Void) throws(LinkURLError) {
    var failure: LinkURLError?
    table.withUnsafeBufferPointer { table in
      do throws(LinkURLError) { try LinkTable(table).match(url, body) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func resolve(_ url: UnsafeBufferPointer<UInt8>) -> LinkTable.Resolution {
    table.withUnsafeBufferPointer { LinkTable($0).resolve(String(decoding: url, as: UTF8.self)) }
  }
}
