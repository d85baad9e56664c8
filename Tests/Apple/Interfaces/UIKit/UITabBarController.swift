@MainActor open class UITabBarController: UIViewController {
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    tabBar.controller = self
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.controller = self
  }
  @available(iOS 18.0, tvOS 18.0, *) public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { delegateAnimates = delegate?.responds(to: Self.animationMethod) ?? false }
  }
  public let tabBar = UITabBar()
  @available(visionOS, unavailable) open var customizableViewControllers: [UIViewController]?

  // Properties for UITabBarController+Selection.swift.
  static let animationMethod: Selector =
    "tabBarController:animationControllerForTransitionFromViewController:toViewController:"
  /// A Boolean value that indicates whether the delegate has the method for custom transitions. UIKit asks when the
  /// delegate is set.
  private(set) var delegateAnimates = false
  var controllers: [UIViewController] = []
  var selected: UIViewController?
  var ownMore: UINavigationController?
  @available(visionOS, unavailable) open var moreNavigationController: UINavigationController {
    ownMore ?? makeMoreNavigationController()
  }

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { change(to: newValue ?? []) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// The index of the selected controller, or `NSNotFound` while the More list is selected.
  ///
  /// Setting the index does not inform the delegate.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? .max }
    set {
      guard controllers.indices.contains(newValue) else {
        UIKitSimulator.record(
          .exception, "there is no tab \(newValue) among the \(controllers.count) of \(simulatedName)")
        return
      }
      select(controllers[newValue])
    }
  }
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, controllers.containsIdentical(newValue) || newValue === ownMore else {
        UIKitSimulator.record(
          .exception, "only a view controller in the tab bar controller's list of view controllers can be selected")
        return
      }
      select(newValue)
    }
  }
  override var visibleChildren: [UIViewController] { selected.map { [$0] } ?? [] }

  // The APIs of iOS 18.
  @available(iOS 18.0, tvOS 18.0, *) public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  @available(iOS 18.0, *) @MainActor open class Sidebar: NSObject { open var isHidden = false }
  @available(iOS 18.0, tvOS 18.0, *) open var tabs: [UITab] {
    get { ownTabs as? [UITab] ?? [] }
    set {
      let family = newValue.flatMap(\.family)
      if let twice = family.map(\.identifier).first(where: { id in family.count { $0.identifier == id } > 1 }) {
        UIKitSimulator.record(.exception, "the identifier \(twice) of a tab is not unique in \(simulatedName)")
      }
      if newValue.contains(where: { $0.viewController == nil }) {
        UIKitSimulator.record(.exception, "a tab at the root of \(simulatedName) has no view controller")
      }
      for tab in newValue where tab.parent != nil {
        UIKitSimulator.record(.exception, "the tab \(tab.identifier) is in a group and is added to \(simulatedName)")
      }
      let former = selectedTab
      ownTabs = newValue
      viewControllers = newValue.compactMap(\.viewController)
      if let former, family.contains(former) { selectedTab = former }
    }
  }
  private var ownTabs: [NSObject] = []
  @available(iOS 18.0, tvOS 18.0, *) open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
  @available(iOS 18.0, tvOS 18.0, *) open var selectedTab: UITab? {
    get {
      let root = tabs.first { $0.viewController === selected }
      return (root as? UITabGroup)?.selectedChild ?? root
    }
    set {
      guard let newValue, tabs.flatMap(\.family).contains(newValue) else {
        UIKitSimulator.record(.exception, "only a tab of \(simulatedName) can be selected")
        return
      }
      newValue.parent?.selectedChild = newValue
      select(newValue.root.viewController)
    }
  }
  @available(iOS 18.0, tvOS 18.0, *) open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.flatMap(\.family).first { $0.identifier == identifier }
  }
  @available(iOS 18.0, tvOS 18.0, *) open var mode: Mode {
    get { Mode(rawValue: modeValue) ?? .automatic }
    set { modeValue = newValue.rawValue }
  }
  private var modeValue = 0
  @available(iOS 18.0, *) open var sidebar: Sidebar { Sidebar() }
  @available(iOS 18.0, tvOS 18.0, *) open var customizationIdentifier: String? {
    get { nil }
    set {}
  }
  @available(iOS 18.0, tvOS 18.0, *) open var compactTabIdentifiers: [String]? {
    get { nil }
    set {}
  }
  @available(iOS 18.0, tvOS 18.0, *) open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { isBarHidden = newValue }
  }
  var isBarHidden = false
  @available(iOS 18.0, tvOS 18.0, *) open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isBarHidden = hidden }
  // The APIs of iOS 26 and iOS 27.
  @available(iOS 26.0, *) public enum MinimizeBehavior: Int, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }
  @available(iOS 26.0, *) open var tabBarMinimizeBehavior: MinimizeBehavior {
    get { .automatic }
    set {}
  }
  @available(iOS 27.0, *) open var prominentTabIdentifier: String? {
    get { nil }
    set {}
  }
}
