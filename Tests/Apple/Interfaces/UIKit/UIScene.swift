@_spi(Simulator) import UserNotifications

@MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  @_spi(Simulator) public init(simulatedIdentifier: String, stateRestorationActivity: NSUserActivity? = nil) {
    persistentIdentifier = simulatedIdentifier
    self.stateRestorationActivity = stateRestorationActivity
    super.init()
  }
  public let persistentIdentifier: String
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?
  open var role: Role { .windowApplication }
}
@MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
}
@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
  nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// The URLs and activities that a scene is connected with.
  @MainActor open class ConnectionOptions: NSObject {
    @_spi(Simulator) public init(
      simulatedURLs urls: [URL] = [], userActivities: [NSUserActivity] = [],
      shortcutItem: UIApplicationShortcutItem? = nil, notificationResponse: UNNotificationResponse? = nil
    ) {
      urlContexts = Set(urls.map { UIOpenURLContext(simulatedURL: $0) })
      self.userActivities = Set(userActivities)
      self.shortcutItem = shortcutItem
      self.notificationResponse = notificationResponse
      super.init()
    }
    public let urlContexts: Set<UIOpenURLContext>
    public let userActivities: Set<NSUserActivity>
    public let shortcutItem: UIApplicationShortcutItem?
    public let notificationResponse: UNNotificationResponse?
    open var handoffUserActivityType: String? { nil }
    open var sourceApplication: String? { nil }
  }
  @MainActor open class OpenURLOptions: NSObject {
    open internal(set) var sourceApplication: String?
    open var openInPlace: Bool { false }
  }
  @MainActor open class OpenExternalURLOptions: NSObject {
    public override init() { super.init() }
    open var universalLinksOnly = false
  }
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }
  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {}
}
@MainActor open class UIWindowScene: UIScene {
  open private(set) var windows: [UIWindow] = []
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var title: String!
  func add(_ window: UIWindow) { windows.append(window) }
}
@MainActor open class UIOpenURLContext: NSObject {
  @_spi(Simulator) public init(simulatedURL url: URL, sourceApplication: String? = nil) {
    self.url = url
    super.init()
    options.sourceApplication = sourceApplication
  }
  public let url: URL
  public let options = UIScene.OpenURLOptions()
}
@MainActor open class UIApplicationShortcutItem: NSObject {
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    userInfo = nil
    super.init()
  }
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.userInfo = userInfo
    super.init()
  }
  public let type: String
  public let localizedTitle: String
  public let userInfo: [String: any NSSecureCoding]?
}
@MainActor open class UIApplicationShortcutIcon: NSObject {
  public init(systemImageName: String) { super.init() }
}
