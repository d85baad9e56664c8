#if canImport(UIKit)
  import UIKit
  import WaymarkNavigation

  /// What a scene delegate passes on.
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
    /// Opens the link that launched the app, with a custom scheme or a universal one. It is opened when the views are on the screen,
    /// after the state is restored.
    ///
    /// - Parameter options: The options of the scene's connection.
    /// - Returns: The first result; nil if no link launched the app.
    @discardableResult
    public func open(_ options: UIScene.ConnectionOptions) -> LinkOutcome? {
      if let outcome = open(options.urlContexts) { return outcome }
      return options.userActivities.lazy.compactMap { self.open($0) }.first
    }

    /// Opens a link with a custom scheme that arrives while the app runs.
    ///
    /// - Parameter contexts: The URLs that the scene was asked to open.
    /// - Returns: The first result; nil if there is no URL.
    @discardableResult
    public func open(_ contexts: Set<UIOpenURLContext>) -> LinkOutcome? {
      contexts.first.map { open($0.url) }
    }

    /// Opens a universal link that arrives while the app runs.
    ///
    /// - Parameter activity: The activity that the scene continues.
    /// - Returns: The first result; nil if the activity is another than browsing the web.
    @discardableResult
    public func open(_ activity: NSUserActivity) -> LinkOutcome? {
      guard activity.activityType == NSUserActivityTypeBrowsingWeb else { return nil }
      return activity.webpageURL.map { open($0) }
    }

    /// Returns an activity with the state of a scene, for ``restore(from:)`` when the scene comes back.
    ///
    /// - Parameter type: One of the `NSUserActivityTypes` in the app's Info.plist.
    public func activity(ofType type: String) -> NSUserActivity {
      let activity = NSUserActivity(activityType: type)
      activity.addUserInfoEntries(from: [snapshotKey: snapshot()])
      return activity
    }

    /// Restores a scene's state, if the system saved one.
    ///
    /// - Parameter session: The session of the scene.
    /// - Returns: The outcome of ``restore(_:)``; nil if the system saved no state.
    @discardableResult
    public func restore(from session: UISceneSession) -> CommandOutcome<Spec>? {
      guard let snapshot = session.stateRestorationActivity?.userInfo?[snapshotKey] as? Data else { return nil }
      return restore(snapshot)
    }
  }

  private let snapshotKey = "waymark.state"
#endif
