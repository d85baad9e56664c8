@MainActor open class UIBarAppearance: NSObject {
  public override init() { super.init() }
  open func configureWithDefaultBackground() { backgroundColor = nil }
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
}
@MainActor open class UITabBarItemStateAppearance: NSObject {
  open var iconColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeBackgroundColor: UIColor?
}
@MainActor open class UITabBarItemAppearance: NSObject {
  public override init() { super.init() }
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}
@MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}
