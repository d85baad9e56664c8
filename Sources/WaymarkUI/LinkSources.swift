import Foundation
import WaymarkNavigation

#if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
  import CoreSpotlight

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

#if canImport(UserNotifications) && !os(tvOS)
  import UserNotifications

  extension UNNotificationResponse {
    /// The URL in the user info of the notification, if the user tapped the notification or one of the actions. A
    /// dismissal and an action in the background open nothing.
    func linkURL(key: String, actions: Set<String>) -> URL? {
      guard actionIdentifier == UNNotificationDefaultActionIdentifier || actions.contains(actionIdentifier) else {
        return nil
      }
      return URL(notification.request.content.userInfo, key: key)
    }
  }

  extension LinkInbox {
    /// Puts the URL in the user info of a notification into the inbox, if the user tapped the notification.
    ///
    /// The delegate of the notification center also receives dismissed notifications and the notification's own actions,
    /// some of which run in the background. Name the actions that bring the app to the foreground and open the URL.
    ///
    /// - Parameters:
    ///   - response: The response of the user.
    ///   - key: The key of the URL in the user info of the notification.
    ///   - actions: The identifiers of the actions that open the URL, in addition to a tap on the notification.
    /// - Returns: A Boolean value that indicates whether the response opens a URL.
    @discardableResult
    public func put(_ response: UNNotificationResponse, key: String, actions: Set<String> = []) -> Bool {
      guard let url = response.linkURL(key: key, actions: actions) else { return false }
      put(url)
      return true
    }
  }
#endif
