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
