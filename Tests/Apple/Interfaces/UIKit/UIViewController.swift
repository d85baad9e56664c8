@MainActor public protocol UIContentContainer: NSObjectProtocol {}

@MainActor open class UIViewController: UIResponder, UIContentContainer {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // The view is loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      loadedView?.owner = self
    }
  }
  private var loadedView: UIView?
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { view = UIView() }
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  @available(iOS 13.0, tvOS 13.0, *) open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // Properties and methods for UIViewController+Appearance.swift.
  var appearance = SimulatedAppearance.none
  var isAppearanceAnimated = false
  /// The window of the root of a hierarchy.
  ///
  /// The root is a window's root controller or a presented controller.
  weak var rootWindow: UIWindow?
  /// The children whose views are inside the view of this controller.
  var visibleChildren: [UIViewController] { children }
  /// Performs the work of a container before its children appear or disappear.
  func willForwardAppearance(_ appears: Bool, animated: Bool) {}
  func didForwardAppearance(_ appears: Bool, animated: Bool) {}

  // Properties and methods for UIViewController+Containment.swift.
  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open var isMovingFromParent: Bool { parent?.isLosing(self) ?? false }
  open var isMovingToParent: Bool { false }
  /// Returns a Boolean value that indicates whether a container is removing a child.
  func isLosing(_ child: UIViewController) -> Bool { false }

  // Properties and methods for UIViewController+Presentation.swift.
  var ownPresented: UIViewController?
  weak var ownPresenter: UIViewController?
  var presentationPhase = SimulatedPresentationPhase.none
  weak var presentationTransition: SimulatedTransition?
  var ownPresentationController: UIPresentationController?
  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { ownPresenter ?? parent?.presentingViewController }
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }
  open var isBeingPresented: Bool { presentationPhase == .presenting }
  open var isBeingDismissed: Bool { presentationPhase == .dismissing }
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  /// The presentation style.
  ///
  /// A new style requires a new presentation controller.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet { if presentationPhase == .none, oldValue != modalPresentationStyle { ownPresentationController = nil } }
  }
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var presentationController: UIPresentationController? { nearestPresentationController }
  @available(iOS 15.0, *) open var sheetPresentationController: UISheetPresentationController? {
    nearestPresentationController as? UISheetPresentationController
  }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    // A transition without animation has no coordinator.
    ownTransition.flatMap { $0.isAnimated ? $0 : nil } ?? parent?.transitionCoordinator
  }
  /// The current transition of this controller, which can be a presentation or a stack transition.
  var ownTransition: SimulatedTransition? { presentationTransition }

  // The properties for bars.
  /// The title of the controller and of its bar items.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  open lazy var navigationItem = UINavigationItem()
  open var hidesBottomBarWhenPushed = false
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  open var splitViewController: UIViewController? { nil }
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
  open var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }
  @available(iOS 18.0, tvOS 18.0, *) open var tab: UITab? { ownTab as? UITab ?? parent?.tab }
  weak var ownTab: NSObject?

  open override var next: UIResponder? { parent ?? ownPresenter ?? hostWindow }
  open var restorationIdentifier: String?
  open var traitCollection: UITraitCollection { UITraitCollection(simulatedTraitValues, isWide: UIKitSimulator.isWide) }
  @available(iOS 17.0, tvOS 17.0, *) open var traitOverrides: any UITraitOverrides {
    get { overrides as? SimulatedTraitOverrides ?? SimulatedTraitOverrides() }
    set { overrides = newValue }
  }
  private lazy var overrides: NSObjectProtocol = SimulatedTraitOverrides()
  open var preferredContentSize = CGSize.zero
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  @available(iOS 17.0, tvOS 17.0, *) open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent }
    set { unavailableContent = newValue }
  }
  private var unavailableContent: (any UIContentConfiguration)?
  @available(iOS 17.0, tvOS 17.0, *) open func setNeedsUpdateContentUnavailableConfiguration() {}
}
