import WaymarkCompiler
import WaymarkLinks

/// The result of the spec for a URL after all redirects.
package enum SpecOutcome: Hashable, Sendable {
  /// The index of the link that opens.
  case link(Int)
  case unmatched
  case refused(LinkURLError)

  /// Creates the result for a URL.
  package init(_ finding: LinkFinder.Finding, of url: UnsafeBufferPointer<UInt8>, _ finder: LinkFinder) {
    if case .refused(let reason) = finding {
      self = .refused(reason)
    } else {
      self = finder.destination(of: finding, url).map { .link($0) } ?? .unmatched
    }
  }

  /// A number for the result: the numbers of the refusals, of no match, and of the links, in this order.
  var code: Int {
    switch self {
    case .refused(let reason): LinkURLError.allCases.firstIndex(of: reason) ?? 0
    case .unmatched: LinkURLError.allCases.count
    case .link(let index): LinkURLError.allCases.count + 1 + index
    }
  }

  init(code: Int) {
    let refusals = LinkURLError.allCases
    if code < refusals.count {
      self = .refused(refusals[max(code, 0)])
    } else {
      self = code == refusals.count ? .unmatched : .link(code - refusals.count - 1)
    }
  }
}
