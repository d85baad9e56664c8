@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor open class UITab: NSObject, UIAccessibilityIdentification {
  public enum Placement: Int, Sendable { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }
  private let provider: ((UITab) -> UIViewController)?
  public let identifier: String
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  open var badgeValue: String?
  open var accessibilityIdentifier: String?
  open var userInfo: Any?
  /// The view controller, which is created on first access.
  open private(set) lazy var viewController: UIViewController? = {
    let controller = provider?(self)
    controller?.ownTab = self
    return controller
  }()
  open var tabBarController: UITabBarController? { viewController?.tabBarController }
  open internal(set) weak var parent: UITabGroup?
  /// A Boolean value that indicates whether the tab is hidden in the sidebar and in the tab bar.
  open var isHidden = false
  open var isHiddenByDefault = false
  open var allowsHiding = false
  open var preferredPlacement: Placement = .automatic
  @available(iOS 18.4, tvOS 18.4, *) open var isEnabled: Bool {
    get { true }
    set {}
  }
}
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor open class UITabGroup: UITab {
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      if let selectedChild, !children.contains(selectedChild) { self.selectedChild = nil }
    }
  }
  open var selectedChild: UITab?
  open var defaultChildIdentifier: String?
  open var allowsReordering = false
  open var managingNavigationController: UINavigationController?
  open func tab(forIdentifier identifier: String) -> UITab? { children.first { $0.identifier == identifier } }
}
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
extension UITab {
  /// The tab or group at the root of the tab bar controller.
  var root: UITab { parent?.root ?? self }
  /// The tab and its children at all levels.
  var family: [UITab] { [self] + ((self as? UITabGroup)?.children.flatMap(\.family) ?? []) }

  /// The item in the tab bar.
  var barItem: UITabBarItem {
    let item = UITabBarItem(title: title, image: image, tag: 0)
    item.accessibilityIdentifier = accessibilityIdentifier
    item.badgeValue = badgeValue
    return item
  }
}
@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
@MainActor open class UISearchTab: UITab {
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(title: "Search", image: nil, identifier: "search", viewControllerProvider: viewControllerProvider)
  }
  @available(iOS 26.0, *) open var automaticallyActivatesSearch: Bool {
    get { false }
    set {}
  }
}
