import LinkResolving
import SpecModel
import WaymarkCompiler
import WaymarkLinks

/// A check of the URLs of a log: the links that open, and the URLs that open nothing.
package struct LogCheck {
  package let finder: LinkFinder
  package private(set) var total = URLTally()
  private(set) var links: [URLTally]
  private(set) var refused: [LinkURLError: URLTally] = [:]
  private(set) var unmatched = URLTally()
  private(set) var shapes = ShapeTallies()
  private(set) var skipped: [String: URLTally] = [:]

  package init(_ finder: LinkFinder) {
    self.finder = finder
    links = Array(repeating: URLTally(), count: finder.catalog.links.count)
  }

  package mutating func add(_ url: UnsafeBufferPointer<UInt8>, requests: Int) -> LinkFinder.Finding {
    let finding = finder.find(url)
    total.add(url, requests: requests, mostExamples: 0)
    switch finding {
    case .link(let link), .redirect(let link): links[link].add(url, requests: requests)
    case .refused(let reason): refused[reason, default: URLTally()].add(url, requests: requests)
    case .unmatched:
      unmatched.add(url, requests: requests)
      shapes.add(url, requests: requests)
    }
    return finding
  }

  package mutating func skip(_ line: UnsafeBufferPointer<UInt8>, reason: String) {
    skipped[reason, default: URLTally()].add(line, requests: 1)
  }

  var allRefused: URLTally { refused.values.reduce(into: URLTally()) { $0.add($1) } }
}
