@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  init()
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { .init(name: nil, sessionRole: .windowApplication) }
  public static func main() {}
}
@MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "url")
  }
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  open class var shared: UIApplication { application }
  private static let application = UIApplication()
  open var delegate: (any UIApplicationDelegate)?
  open internal(set) var connectedScenes: Set<UIScene> = []
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) { simulatedURLs.append(url) }
  @_spi(Simulator) public func simulateScenes(_ scenes: Set<UIScene>) { connectedScenes = scenes }
  /// The URLs that the app has opened in other apps.
  @_spi(Simulator) public var simulatedURLs: [URL] = []
  open func canOpenURL(_ url: URL) -> Bool { true }
  nonisolated public static let openSettingsURLString = "app-settings:"
}
