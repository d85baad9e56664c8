import Foundation

/// A record of the last URL that the system delivered, to ignore a URL that the system delivers twice.
///
/// A universal link can arrive through `onOpenURL` or `onContinueUserActivity`, depending on how the app was started.
/// Some versions of the system may use both.
struct LinkArrivals {
  /// The way in which the system delivers a URL.
  enum Way {
    case url
    case activity
  }

  private var last: (url: URL, way: Way, time: ContinuousClock.Instant)?

  /// Returns a Boolean value that indicates whether the app must open a URL.
  ///
  /// The result is `false` if the same URL arrived in the other way within the last second.
  mutating func isNew(_ url: URL, by way: Way, at time: ContinuousClock.Instant) -> Bool {
    if let last, url == last.url, way != last.way, time - last.time < .seconds(1) { return false }
    last = (url, way, time)
    return true
  }
}
