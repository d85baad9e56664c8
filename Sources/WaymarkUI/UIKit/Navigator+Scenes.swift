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
    /// Opens the link that has started the app, a custom scheme's or a universal one. It is followed when the views are there,
    /// over whatever is brought back.
    ///
    /// - Returns: What has become of it; nil where no link has started the app.
    @discardableResult
    public func open(_ options: UIScene.ConnectionOptions) -> LinkEvent<Spec>? {
      if let event = open(options.urlContexts) { return event }
      return options.userActivities.lazy.compactMap { self.open($0) }.first
    }

    /// Opens a link with a custom scheme that comes while the app runs.
    ///
    /// - Returns: What has become of it; nil where there is none.
    @discardableResult
    public func open(_ contexts: Set<UIOpenURLContext>) -> LinkEvent<Spec>? {
      contexts.first.map { open($0.url) }
    }

    /// Opens a universal link that comes while the app runs.
    ///
    /// - Returns: What has become of it; nil where the activity is another than browsing the web.
    @discardableResult
    public func open(_ activity: NSUserActivity) -> LinkEvent<Spec>? {
      guard activity.activityType == NSUserActivityTypeBrowsingWeb else { return nil }
      return activity.webpageURL.map { open($0) }
    }

    /// The state of a scene, for ``restore(from:)`` when the scene comes back.
    ///
    /// - Parameter type: An activity type of the app's, one of `NSUserActivityTypes` in its Info.plist.
    public func activity(ofType type: String) -> NSUserActivity {
      let activity = NSUserActivity(activityType: type)
      activity.addUserInfoEntries(from: [snapshotKey: snapshot()])
      return activity
    }

    /// Brings a scene's state back, where the system has kept one.
    ///
    /// - Returns: Whether there was one that could be read.
    @discardableResult
    public func restore(from session: UISceneSession) -> Bool {
      guard let snapshot = session.stateRestorationActivity?.userInfo?[snapshotKey] as? Data else { return false }
      return restore(snapshot)
    }
  }

  private let snapshotKey = "waymark.state"
#endif
