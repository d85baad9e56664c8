import WaymarkCompiler
import WaymarkLinks

/// A URL for a handler. Stored as bytes in a file, because a handler can answer all URLs at the end of its input.
package struct AskedURL {
  /// In bytes.
  package static let headerSize = 16
  package let requests: Int
  package let outcome: SpecOutcome
  package let length: Int

  package static func canAsk(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    url.count <= CanonicalURL.longest && !url.contains { $0 < 0x20 || $0 == 0x7F }
      && String(validating: url, as: UTF8.self) != nil
  }

  package static func header(requests: Int, _ outcome: SpecOutcome, length: Int) -> [UInt8] {
    bytes(requests, 8) + bytes(outcome.code, 4) + bytes(length, 4)
  }

  package init(header: ArraySlice<UInt8>) {
    requests = Self.number(header.prefix(8))
    outcome = SpecOutcome(code: Self.number(header.dropFirst(8).prefix(4)))
    length = Self.number(header.suffix(4))
  }

  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
}

package enum SpecOutcome: Hashable, Sendable {
  case link(Int)
  case unmatched
  case refused(LinkURLError)

  package init(_ finding: LinkFinder.Finding, of url: UnsafeBufferPointer<UInt8>, _ finder: LinkFinder) {
    if case .refused(let reason) = finding {
      self = .refused(reason)
    } else {
      self = finder.destination(of: finding, url).map { .link($0) } ?? .unmatched
    }
  }

  /// The numbers of the refusals, of no match, and of the links, in this order.
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
