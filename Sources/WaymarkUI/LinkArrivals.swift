import Foundation

/// A filter that ignores the second delivery if the system delivers the same URL twice.
///
/// A universal link can arrive through `onOpenURL` or `onContinueUserActivity`, depending on how the app was started.
/// Some versions of the system may deliver the link through both modifiers.
struct LinkArrivals {
  /// The SwiftUI modifier that receives a URL.
  enum Way {
    case url
    case activity
  }

  private var last: (url: URL, way: Way, time: ContinuousClock.Instant)?

  /// Returns a Boolean value that indicates whether the app must open a URL.
  ///
  /// The result is `false` if the other modifier received the same URL less than a second ago.
  mutating func isNew(_ url: URL, by way: Way, at time: ContinuousClock.Instant) -> Bool {
    if let last, url == last.url, way != last.way, time - last.time < .seconds(1) { return false }
    last = (url, way, time)
    return true
  }
}

#if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
  import CoreSpotlight
  import Foundation

  extension NSUserActivity {
    /// The URL of a universal link, or of a Spotlight item whose unique identifier is a URL.
    ///
    /// The value is `nil` for all other activities, because an app can give them another meaning.
    var linkURL: URL? {
      switch activityType {
      case NSUserActivityTypeBrowsingWeb: return webpageURL
      case CSSearchableItemActionType:
        guard let url = URL(userInfo, key: CSSearchableItemActivityIdentifier), url.scheme != nil else { return nil }
        return url
      default: return nil
      }
    }
  }
#endif
