import Foundation

/// Ignores the second delivery of a URL: a universal link can arrive through `onOpenURL` or `onContinueUserActivity`,
/// depending on how the app was started, and in some versions of the system through both.
struct LinkArrivals {
  enum Way {
    case url
    case activity
  }

  private var last: (url: URL, way: Way, time: ContinuousClock.Instant)?

  /// `false` if the other modifier received the same URL less than a second ago.
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
    /// The URL of a universal link, or of a Spotlight item whose identifier is a URL. An app can give other activities another
    /// meaning.
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
