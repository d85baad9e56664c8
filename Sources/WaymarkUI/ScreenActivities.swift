#if canImport(CoreSpotlight) && !os(tvOS) && !os(watchOS)
  import Foundation
  import WaymarkNavigation

  /// Publishes the visible screen of a navigator as the app's current user activity.
  @MainActor final class ScreenActivities {
    private var published: PublishedScreen?
    private var activity: NSUserActivity?

    /// The navigator keeps the object.
    static func publish<Spec: NavigationSpec>(of navigator: Navigator<Spec>) {
      let activities = ScreenActivities()
      navigator.publishScreens { activities.publish($0) }
    }

    private func publish(_ screen: PublishedScreen?) {
      if screen != published {
        activity?.resignCurrent()
        activity = screen.map(NSUserActivity.init)
        published = screen
      }
      // The screens of another scene can have been current meanwhile.
      activity?.becomeCurrent()
    }
  }

  /// The keys of the user info, and the type, which the app lists under `NSUserActivityTypes` in Info.plist.
  enum ScreenActivityKeys {
    static let url = "waymark.url"
    static let device = "waymark.device"
    static let type = (Bundle.main.bundleIdentifier ?? "waymark") + ".screen"
  }

  extension NSUserActivity {
    convenience init(_ screen: PublishedScreen) {
      self.init(activityType: ScreenActivityKeys.type)
      let identifier = screen.url.absoluteString
      title = screen.title.map { String($0) }
      webpageURL = screen.webpageURL
      targetContentIdentifier = identifier
      persistentIdentifier = identifier
      isEligibleForHandoff = screen.activities.contains(.handoff)
      isEligibleForSearch = screen.activities.contains(.search)
      #if !os(macOS)
        isEligibleForPrediction = screen.activities.contains(.prediction)
      #endif
      let info = [ScreenActivityKeys.url: identifier, ScreenActivityKeys.device: PublishedScreen.device]
      addUserInfoEntries(from: info)
      requiredUserInfoKeys = Set(info.keys)
    }

    /// The link of an activity that a navigator has published on this or another device.
    var linkOfScreen: ReceivedLink? {
      guard activityType == ScreenActivityKeys.type, let url = URL(userInfo, key: ScreenActivityKeys.url) else {
        return nil
      }
      let isOwn = userInfo?[ScreenActivityKeys.device] as? String == PublishedScreen.device
      return ReceivedLink(url, LinkArrival(isOwn ? .spotlight : .handoff))
    }
  }
#endif
