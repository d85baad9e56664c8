import Foundation

/// Ignores the second delivery of a URL: the system can deliver a link through `onOpenURL`, through a user activity, and
/// through the options with which a scene connects, and in some versions through two of them or only the last.
package struct LinkArrivals: Sendable {
  package enum Way: Sendable {
    /// `onOpenURL`.
    case url
    /// A user activity that a view continues.
    case activity
    /// The options with which a scene connects.
    case scene
    /// Code of the app.
    case app
  }

  private var last: (url: URL, way: Way, time: ContinuousClock.Instant)?

  package init() {}

  /// `false` if the URL arrived another way less than a second ago.
  package mutating func isNew(_ url: URL, by way: Way, at time: ContinuousClock.Instant) -> Bool {
    if let last, url == last.url, way != last.way, time - last.time < .seconds(1) { return false }
    last = (url, way, time)
    return true
  }

  /// A URL that waits counts as delivered when a navigator takes it.
  mutating func didTake(_ url: URL, at time: ContinuousClock.Instant) {
    if url == last?.url { last?.time = time }
  }
}
