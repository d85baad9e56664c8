import UserNotifications

/// A scene that the simulated system connects, activates, and opens links in.
@_spi(Simulator)
@MainActor public struct SimulatedScene<Delegate: UIWindowSceneDelegate> {
  public let scene: UIWindowScene
  public let delegate: Delegate
  /// The user who touches the scene's window.
  public var user: SimulatedUser { SimulatedUser(of: delegate.window!) }

  /// Connects a scene to its delegate, moves the scene to the foreground, and activates the scene.
  public init(
    _ delegate: Delegate, urls: [URL] = [], userActivities: [NSUserActivity] = [],
    shortcutItem: UIApplicationShortcutItem? = nil, notificationResponse: UNNotificationResponse? = nil,
    stateRestorationActivity: NSUserActivity? = nil
  ) {
    let session = UISceneSession(
      simulatedIdentifier: "scene", stateRestorationActivity: stateRestorationActivity)
    let options = UIScene.ConnectionOptions(
      simulatedURLs: urls, userActivities: userActivities, shortcutItem: shortcutItem,
      notificationResponse: notificationResponse)
    scene = UIWindowScene(session: session, connectionOptions: options)
    self.delegate = delegate
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: session, options: options)
    enterForeground()
  }

  /// Moves the scene to the foreground and activates the scene.
  public func enterForeground() {
    scene.activationState = .foregroundInactive
    delegate.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    delegate.sceneDidBecomeActive(scene)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
  }

  /// Opens a URL of a custom scheme while the app runs.
  public func open(_ url: URL, from app: String? = nil) {
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(simulatedURL: url, sourceApplication: app)])
  }

  /// Continues a user activity while the app runs, for example a universal link or Handoff.
  public func `continue`(_ activity: NSUserActivity) {
    delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
    delegate.scene(scene, continue: activity)
  }

  /// Moves the scene to the background and returns the activity for state restoration.
  @discardableResult
  public func leave() -> NSUserActivity? {
    scene.activationState = .foregroundInactive
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
    delegate.sceneWillResignActive(scene)
    scene.activationState = .background
    delegate.sceneDidEnterBackground(scene)
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    return delegate.stateRestorationActivity(for: scene)
  }

  /// Disconnects the scene from its delegate, for example because the user closes the window.
  public func disconnect() {
    delegate.sceneDidDisconnect(scene)
    scene.activationState = .unattached
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
  }

  /// Performs a quick action of the Home Screen while the app runs.
  public func perform(_ item: UIApplicationShortcutItem) {
    delegate.windowScene(scene, performActionFor: item) { _ in }
  }
}
