import Foundation

/// A URL with the circumstances in which it reached the app.
package struct ReceivedLink: Sendable {
  package let url: URL
  package var arrival: LinkArrival

  package init(_ url: URL, _ arrival: LinkArrival) {
    self.url = url
    self.arrival = arrival
  }

  /// For a URL that the system delivers without further information.
  package init(opened url: URL, sendingApp: String? = nil) {
    self.init(url, LinkArrival(url.isWebLink ? .universalLink : .scheme, sendingApp: sendingApp))
  }
}

extension URL {
  var isWebLink: Bool {
    scheme.map { ["http", "https"].contains($0.lowercased()) } ?? false
  }
}

package enum LinkClock {
  private static let start = ContinuousClock.now

  package static var now: Duration { ContinuousClock.now - start }
}
