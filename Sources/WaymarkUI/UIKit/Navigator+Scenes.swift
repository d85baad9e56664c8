#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import UserNotifications
  import WaymarkNavigation

  /// Methods for a scene delegate.
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
  ///   navigator.restore(from: session)
  ///   navigator.open(options)
  ///   navigator.takeLinks(whileActive: scene)
  ///   // … make the window, with a NavigatorTabBarController
  /// }
  /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { navigator.open(contexts) }
  /// func scene(_ scene: UIScene, continue activity: NSUserActivity) { navigator.open(activity) }
  /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { navigator.activity(ofType: "com.example.state") }
  /// ```
  extension Navigator {
    /// Opens the link that launched the app or connected the scene.
    ///
    /// The link is a universal link, a URL with a custom scheme, or a Spotlight item whose unique identifier is a URL.
    /// With a key, the link can also be a URL in the user info of a tapped notification or of a quick action.
    ///
    /// If the app has a notification delegate at launch, the system also delivers a tapped notification to the
    /// delegate. Open the URL of a notification in only one of the two places.
    ///
    /// The navigator restores the state first, and opens the link when the views are on the screen.
    ///
    /// - Parameters:
    ///   - options: The connection options of the scene.
    ///   - key: The key of the URL in the user info of notifications and quick actions, or `nil` to ignore both.
    ///   - actions: The identifiers of the actions of a notification that open the URL, in addition to a tap on the
    ///     notification.
    /// - Returns: The immediate result of the link, or `nil` if no link launched the app.
    @discardableResult
    public func open(
      _ options: UIScene.ConnectionOptions, userInfoKey key: String? = nil, actions: Set<String> = []
    ) -> LinkOutcome? {
      options.link(key: key, actions: actions).map { open($0) }
    }

    /// Opens the URL in the user info of a notification that the user tapped.
    ///
    /// - Parameters:
    ///   - response: The response of the user.
    ///   - key: The key of the URL in the user info of the notification.
    ///   - actions: The identifiers of the actions that open the URL, in addition to a tap on the notification.
    /// - Returns: The immediate result of the link, or `nil` if the user info contains no URL, or if the user dismissed
    ///   the notification or chose another action.
    @discardableResult
    public func open(
      _ response: UNNotificationResponse, userInfoKey key: String, actions: Set<String> = []
    ) -> LinkOutcome? {
      response.link(key: key, actions: actions).map { open($0) }
    }

    /// Opens the URL in the user info of a quick action on the Home Screen.
    ///
    /// - Parameters:
    ///   - item: The quick action.
    ///   - key: The key of the URL in the user info of the quick action.
    /// - Returns: The immediate result of the link, or `nil` if the user info contains no URL.
    @discardableResult public func open(_ item: UIApplicationShortcutItem, userInfoKey key: String) -> LinkOutcome? {
      item.link(key: key).map { open($0) }
    }

    /// Opens a custom-scheme URL that arrives while the app runs.
    ///
    /// - Parameter contexts: The URLs that the system asks the scene to open. The navigator opens only one of these
    ///   URLs.
    /// - Returns: The immediate result of the link, or `nil` if the set is empty.
    @discardableResult public func open(_ contexts: Set<UIOpenURLContext>) -> LinkOutcome? {
      contexts.first.map { open(ReceivedLink(opened: $0.url, sendingApp: $0.options.sourceApplication)) }
    }

    /// Opens a universal link or a Spotlight item that arrives while the app runs.
    ///
    /// - Parameter activity: The user activity that the scene continues.
    /// - Returns: The immediate result of the link, or `nil` if the activity is neither a universal link nor a Spotlight
    ///   item whose unique identifier is a URL.
    @discardableResult
    public func open(_ activity: NSUserActivity) -> LinkOutcome? { activity.link.map { open($0) } }

    /// Returns a user activity that contains a snapshot of the state.
    ///
    /// When the scene is connected again, ``restore(from:)`` restores the state from this activity.
    ///
    /// - Parameter type: An activity type from `NSUserActivityTypes` in the app's Info.plist.
    /// - Returns: The activity.
    public func activity(ofType type: String) -> NSUserActivity {
      let activity = NSUserActivity(activityType: type)
      if let snapshot = sceneSnapshot() { activity.addUserInfoEntries(from: [snapshotKey: snapshot]) }
      return activity
    }

    /// Restores the state that the system saved for a scene.
    ///
    /// The state isn't restored if it ended the app at an earlier launch.
    ///
    /// - Parameter session: The session of the scene.
    /// - Returns: The outcome, or `nil` if the system saved no state of the navigator's account.
    @discardableResult public func restore(from session: UISceneSession) -> CommandOutcome? {
      guard let scene = session.stateRestorationActivity?.userInfo?[snapshotKey] as? Data else { return nil }
      return ownState(in: scene).map(restoreScene)
    }
  }

  extension LinkInbox {
    /// Puts the link that launched the app or connected a scene into the inbox.
    ///
    /// A SwiftUI app calls this method in `application(_:configurationForConnecting:options:)` of its app delegate.
    /// Some versions of the system deliver the link that launches the app only there, and others also to the views; the
    /// link is opened once.
    ///
    /// ```swift
    /// LinkInbox.shared.put(options, userInfoKey: "url")
    /// ```
    ///
    /// - Parameters:
    ///   - options: The connection options of the scene.
    ///   - key: The key of the URL in the user info of notifications and quick actions, or `nil` to ignore both.
    ///   - actions: The identifiers of the actions of a notification that open the URL, in addition to a tap on the
    ///     notification.
    /// - Returns: A Boolean value that indicates whether a link launched the app.
    @MainActor @discardableResult
    public func put(
      _ options: UIScene.ConnectionOptions, userInfoKey key: String? = nil, actions: Set<String> = []
    ) -> Bool {
      guard let link = options.link(key: key, actions: actions) else { return false }
      put(link, by: .scene)
      return true
    }
  }

  extension UIScene.ConnectionOptions {
    fileprivate func link(key: String?, actions: Set<String>) -> ReceivedLink? {
      if let context = urlContexts.first {
        return ReceivedLink(opened: context.url, sendingApp: context.options.sourceApplication ?? sourceApplication)
      }
      if let link = userActivities.lazy.compactMap(\.link).first { return link }
      guard let key else { return nil }
      return notificationResponse?.link(key: key, actions: actions) ?? shortcutItem?.link(key: key)
    }
  }

  extension UIApplicationShortcutItem {
    fileprivate func link(key: String) -> ReceivedLink? {
      URL(userInfo, key: key).map { ReceivedLink($0, LinkArrival(.shortcut)) }
    }
  }

  private let snapshotKey = "waymark.state"

  extension Navigator {
    /// Takes the URLs of an inbox whenever a scene is active.
    ///
    /// Call this method once, when the scene connects. If several scenes are active, the navigator of the scene that
    /// became active last takes the URL.
    ///
    /// - Parameters:
    ///   - inbox: The inbox.
    ///   - scene: The scene that shows the navigator.
    public func takeLinks(from inbox: LinkInbox = .shared, whileActive scene: UIScene) {
      SceneLinks(of: self, inbox: inbox).observe(scene)
    }
  }

  /// Connects a navigator to an inbox while a scene is active. The notification center retains the object until the
  /// scene is disconnected or the navigator is deallocated.
  @MainActor private final class SceneLinks<Spec: NavigationSpec> {
    private weak var navigator: Navigator<Spec>?
    private let inbox: LinkInbox
    private var connection: LinkConnection?
    private var activation: SceneActivation?
    private var disconnection: (any NSObjectProtocol)?

    init(of navigator: Navigator<Spec>, inbox: LinkInbox) {
      self.navigator = navigator
      self.inbox = inbox
    }

    func observe(_ scene: UIScene) {
      activation = SceneActivation(of: scene) { self.connect($0) }
      // UIKit posts the notifications of scenes on the main thread.
      disconnection = NotificationCenter.default.addObserver(
        forName: UIScene.didDisconnectNotification, object: scene, queue: nil
      ) { _ in MainActor.assumeIsolated { self.stop() } }
    }

    private func connect(_ isActive: Bool) {
      guard let navigator else { return stop() }
      connection = isActive ? navigator.takeLinks(from: inbox) : nil
    }

    private func stop() {
      connection = nil
      activation = nil
      disconnection.map(NotificationCenter.default.removeObserver)
      disconnection = nil
    }
  }
#endif
