import LinkResolving
import SpecModel
import WaymarkCompiler
import WaymarkLinks

/// A check of the URLs of a log: the links that open, and the URLs that open nothing.
package struct LogCheck {
  /// The maximum number of groups of unmatched URLs, for each of both levels of detail.
  static let mostShapes = 2_000

  package let finder: LinkFinder
  /// All URLs of the log.
  package private(set) var total = URLTally()
  /// The URLs of each link. A redirect is also a link.
  private(set) var links: [URLTally]
  private(set) var refused: [LinkURLError: URLTally] = [:]
  private(set) var unmatched = URLTally()
  /// The unmatched URLs by shape.
  private(set) var shapes: [String: URLTally] = [:]
  /// The unmatched URLs that do not belong to the first shapes, by scheme and host.
  private(set) var otherShapes: [String: URLTally] = [:]
  /// The unmatched URLs of no group.
  private(set) var rest = URLTally()

  /// The lines of the log without a URL, by reason.
  private(set) var skipped: [String: URLTally] = [:]

  package init(_ finder: LinkFinder) {
    self.finder = finder
    links = Array(repeating: URLTally(), count: finder.catalog.links.count)
  }

  /// Adds a URL of the log.
  ///
  /// - Parameters:
  ///   - url: The bytes of the URL.
  ///   - requests: The number of requests for the URL.
  /// - Returns: The result of the spec for the URL.
  package mutating func add(_ url: UnsafeBufferPointer<UInt8>, requests: Int) -> LinkFinder.Finding {
    let finding = finder.find(url)
    total.add(url, requests: requests, mostExamples: 0)
    switch finding {
    case .link(let link), .redirect(let link): links[link].add(url, requests: requests)
    case .refused(let reason): refused[reason, default: URLTally()].add(url, requests: requests)
    case .unmatched:
      unmatched.add(url, requests: requests)
      addShape(url, requests)
    }
    return finding
  }

  /// Counts a line of the log without a URL.
  package mutating func skip(_ line: UnsafeBufferPointer<UInt8>, reason: String) {
    skipped[reason, default: URLTally()].add(line, requests: 1)
  }

  private mutating func addShape(_ url: UnsafeBufferPointer<UInt8>, _ requests: Int) {
    let shape = URLShape.shape(of: url)
    if shapes.count < Self.mostShapes || shapes[shape] != nil {
      shapes[shape, default: URLTally()].add(url, requests: requests)
      return
    }
    let origin = URLShape.origin(of: url)
    if otherShapes.count < Self.mostShapes || otherShapes[origin] != nil {
      otherShapes[origin, default: URLTally()].add(url, requests: requests)
    } else {
      rest.add(url, requests: requests)
    }
  }

  /// All refused URLs.
  var allRefused: URLTally { refused.values.reduce(into: URLTally()) { $0.add($1) } }
}
