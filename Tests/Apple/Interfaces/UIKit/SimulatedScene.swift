/// A scene as the system treats it: it is connected with what has started the app, comes to the front, and is sent links.
@_spi(Simulator)
@MainActor public struct SimulatedScene<Delegate: UIWindowSceneDelegate> {
  public let scene: UIWindowScene
  public let delegate: Delegate
  /// Who touches what the scene shows.
  public var user: SimulatedUser { SimulatedUser(of: delegate.window!) }

  /// Connects a scene, with nothing in front of the user yet: `willEnterForeground` and `didBecomeActive` follow.
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

  /// A URL of a custom scheme, while the app runs.
  public func open(_ url: URL) { delegate.scene(scene, openURLContexts: [UIOpenURLContext(simulatedURL: url)]) }

  /// A universal link or Handoff, while the app runs.
  public func `continue`(_ activity: NSUserActivity) {
    delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
    delegate.scene(scene, continue: activity)
  }

  /// Sends the app to the background, as where the user goes home; the system asks for what it is to bring back.
  public func leave() -> NSUserActivity? {
    scene.activationState = .foregroundInactive
    delegate.sceneWillResignActive(scene)
    scene.activationState = .background
    delegate.sceneDidEnterBackground(scene)
    return delegate.stateRestorationActivity(for: scene)
  }
}
