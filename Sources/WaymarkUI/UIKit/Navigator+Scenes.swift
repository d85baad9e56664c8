#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  /// Methods for a scene delegate.
  ///
  /// ```swift
  /// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
  ///   navigator.restore(from: session)
  ///   navigator.open(options)
  ///   // … make the window, with a NavigatorTabBarController
  /// }
  /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { navigator.open(contexts) }
  /// func scene(_ scene: UIScene, continue activity: NSUserActivity) { navigator.open(activity) }
  /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { navigator.activity(ofType: "com.example.state") }
  /// ```
  extension Navigator {
    /// Opens the link that launched the app. The link is a universal link, or a URL with a custom scheme.
    ///
    /// The navigator restores the state first, and opens the link when the views are on the screen.
    ///
    /// - Parameter options: The connection options of the scene.
    /// - Returns: The immediate result of the link, or `nil` if no link launched the app.
    @discardableResult
    public func open(_ options: UIScene.ConnectionOptions) -> LinkOutcome? {
      if let outcome = open(options.urlContexts) { return outcome }
      return options.userActivities.lazy.compactMap { self.open($0) }.first
    }

    /// Opens a custom-scheme URL that arrives while the app runs.
    ///
    /// - Parameter contexts: The URLs that the system asks the scene to open. The navigator opens only one of these
    ///   URLs.
    /// - Returns: The immediate result of the link, or `nil` if the set is empty.
    @discardableResult
    public func open(_ contexts: Set<UIOpenURLContext>) -> LinkOutcome? {
      contexts.first.map { open($0.url) }
    }

    /// Opens a universal link that arrives while the app runs.
    ///
    /// - Parameter activity: The user activity that the scene continues.
    /// - Returns: The immediate result of the link, or `nil` if the activity isn't a universal link.
    @discardableResult
    public func open(_ activity: NSUserActivity) -> LinkOutcome? {
      guard activity.activityType == NSUserActivityTypeBrowsingWeb else { return nil }
      return activity.webpageURL.map { open($0) }
    }

    /// Returns a user activity that contains a snapshot of the state.
    ///
    /// When the scene is connected again, ``restore(from:)`` restores the state from this activity.
    ///
    /// - Parameter type: An activity type from `NSUserActivityTypes` in the app's Info.plist.
    /// - Returns: The activity.
    public func activity(ofType type: String) -> NSUserActivity {
      let activity = NSUserActivity(activityType: type)
      activity.addUserInfoEntries(from: [snapshotKey: snapshot()])
      return activity
    }

    /// Restores the state that the system saved for a scene.
    ///
    /// - Parameter session: The session of the scene.
    /// - Returns: The outcome of ``restore(_:)``, or `nil` if the system saved no state.
    @discardableResult
    public func restore(from session: UISceneSession) -> CommandOutcome<Spec>? {
      guard let snapshot = session.stateRestorationActivity?.userInfo?[snapshotKey] as? Data else { return nil }
      return restore(snapshot)
    }
  }

  private let snapshotKey = "waymark.state"
#endif
