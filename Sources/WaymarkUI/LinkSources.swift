import Foundation
import WaymarkNavigation

#if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
  import CoreSpotlight

  extension NSUserActivity {
    /// A universal link, a screen that a navigator has published, or a Spotlight item whose identifier is a URL. An app can
    /// give other activities another meaning.
    var link: ReceivedLink? {
      switch activityType {
      case NSUserActivityTypeBrowsingWeb: return webpageURL.map { ReceivedLink($0, LinkArrival(.universalLink)) }
      case CSSearchableItemActionType:
        guard let url = URL(userInfo, key: CSSearchableItemActivityIdentifier), url.scheme != nil else { return nil }
        return ReceivedLink(url, LinkArrival(.spotlight))
      default: return linkOfScreen
      }
    }
  }
#endif

#if canImport(UserNotifications) && !os(tvOS)
  import UserNotifications

  extension UNNotificationResponse {
    /// The URL in the user info of the notification, if the user tapped the notification or one of the actions. A
    /// dismissal and an action in the background open nothing.
    func link(key: String, actions: Set<String>) -> ReceivedLink? {
      guard actionIdentifier == UNNotificationDefaultActionIdentifier || actions.contains(actionIdentifier) else {
        return nil
      }
      return URL(notification.request.content.userInfo, key: key).map { ReceivedLink($0, LinkArrival(.notification)) }
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
      guard let link = response.link(key: key, actions: actions) else { return false }
      put(link, by: .app)
      return true
    }
  }
#endif
