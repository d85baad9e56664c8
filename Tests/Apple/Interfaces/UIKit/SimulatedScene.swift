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
    stateRestorationActivity: NSUserActivity? = nil
  ) {
    let session = UISceneSession(
      simulatedIdentifier: "scene", stateRestorationActivity: stateRestorationActivity)
    let options = UIScene.ConnectionOptions(simulatedURLs: urls, userActivities: userActivities)
    scene = UIWindowScene(session: session, connectionOptions: options)
    self.delegate = delegate
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .foregroundInactive
    delegate.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    delegate.sceneDidBecomeActive(scene)
  }

  /// Opens a URL of a custom scheme while the app runs.
  public func open(_ url: URL) { delegate.scene(scene, openURLContexts: [UIOpenURLContext(simulatedURL: url)]) }

  /// Continues a user activity while the app runs, for example a universal link or Handoff.
  public func `continue`(_ activity: NSUserActivity) {
    delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
    delegate.scene(scene, continue: activity)
  }

  /// Moves the scene to the background and returns the activity for state restoration.
  public func leave() -> NSUserActivity? {
    scene.activationState = .foregroundInactive
    delegate.sceneWillResignActive(scene)
    scene.activationState = .background
    delegate.sceneDidEnterBackground(scene)
    return delegate.stateRestorationActivity(for: scene)
  }
}
