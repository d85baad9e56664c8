import Foundation

/// Tells a URL that the system delivers twice from one that is opened twice. A universal link can come by `onOpenURL` and by
/// `onContinueUserActivity`, which of them depends on how the app was started, and a version of the system may use both.
struct LinkArrivals {
  /// How the system delivers a URL.
  enum Way {
    case url
    case activity
  }

  private var last: (url: URL, way: Way, time: ContinuousClock.Instant)?

  /// Whether a URL is to be opened: not where the same has come the other way within the last second.
  mutating func isNew(_ url: URL, by way: Way, at time: ContinuousClock.Instant) -> Bool {
    if let last, url == last.url, way != last.way, time - last.time < .seconds(1) { return false }
    last = (url, way, time)
    return true
  }
}
