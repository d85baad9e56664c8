#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  /// A view controller that shows the stack of a navigator in an app that has its own navigation.
  ///
  /// The controller shows a spec with one tab, beside controllers that Waymark doesn't know: in a tab of the app's own tab
  /// bar controller, or as a sheet or cover that the app presents. It presents the sheets and covers of the spec.
  ///
  /// ```swift
  /// let orders = NavigatorStackController(navigator, OrdersControllers())
  /// orders.tabBarItem = UITabBarItem(OrdersNavigation.Tab.orders)
  /// tabBarController.viewControllers = [home, orders]
  /// ```
  ///
  /// The controller contains a navigation controller, so the app doesn't push the controller onto a navigation controller
  /// of its own. If the app presents the controller, the action `\.dismissModal` of SwiftUI screens on the stack dismisses
  /// it.
  ///
  /// If the spec has several tabs, the controller shows the stack of the selected tab, without a tab bar.
  @MainActor public final class NavigatorStackController<Spec: NavigationSpec>: UIViewController, StackHost {
    /// The navigator whose state the controller shows.
    public let navigator: Navigator<Spec>

    let controllers: any ScreenControllers<Spec>
    let bundle: Bundle?
    private(set) var stacks: [Spec.Tab: RouteStack<Spec>] = [:]
    var shownGate: GateController<Spec>?
    var presented: [ModalController<Spec>] = []
    var leavingAlert: (number: Int, alert: UIAlertController)?
    var followedLinks = 0
    var reportedRetaps: [Spec.Tab: Int] = [:]
    private var isHeld = false
    var isOnScreen = false
    var views: ViewsOfNavigator<Spec>?
    var activation: SceneActivation?
    private var presence: PresenceView?

    /// A closure that is called after the app or the user has dismissed the controller. The closure is not called if the
    /// controller is in a tab of the app.
    public var onDismiss: (@MainActor () -> Void)?

    /// A closure that is called when the app selects the tab of the stack again and the stack shows its root screen, for
    /// example to scroll to the top.
    ///
    /// The app's own tab bar controller reports the tap: its delegate sets `navigator.selection` to the tab.
    public var onRetap: (@MainActor (Spec.Tab) -> Void)?

    /// A closure that receives the arguments that a link passes to the root of the stack.
    ///
    /// The closure is called after the root is loaded. For the default arguments, see ``TabItem/arguments``.
    public var onArguments: (@MainActor (Spec.TabArguments) -> Void)? { didSet { handOverArguments() } }

    /// Creates a controller that shows the stack of a navigator.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - controllers: The view controllers of the screens.
    ///   - bundle: The bundle that contains the string tables for titles, or `nil` for the bundle of each title.
    public init(
      _ navigator: Navigator<Spec>, _ controllers: some ScreenControllers<Spec>, bundle: Bundle? = nil
    ) {
      self.navigator = navigator
      self.controllers = controllers
      self.bundle = bundle
      super.init(nibName: nil, bundle: nil)
      navigator.prepareViews()
      reportedRetaps = navigator.retaps
      followState()
    }

    /// This initializer is unavailable, because a storyboard has no navigator.
    ///
    /// - Parameter coder: An unarchiver.
    @available(*, unavailable) public required init?(coder: NSCoder) { nil }

    /// Returns the navigation controller of the stack, or of a presented sheet or cover.
    ///
    /// - Parameter place: The stack that the navigation controller shows.
    /// - Returns: The navigation controller, or `nil` if the stack has no navigation controller.
    public func navigationController(of place: NavigationPlace<Spec>) -> UINavigationController? {
      navigationController(ofStack: place)
    }

    /// Shows the current state of the navigator at once, instead of in the next turn of the main actor.
    public func applyState() {
      if let gate = updateGate() {
        if isViewLoaded { contain(gate) }
      } else {
        showStack()
        handOverArguments()
      }
      showPresentations()
      // The sheet of the app that contains the controller.
      hold(!navigator.changedScreens.isEmpty, &isHeld)
      followLinks()
      reportRetaps()
    }

    private func showStack() {
      let tab = navigator.state.selectedTab
      let stack = stacks[tab] ?? makeStack(.tab(tab), root: RootController())
      stacks[tab] = stack
      if isViewLoaded { contain(stack.controller) }
      if views != nil {
        stack.fill(with: controllers, tab: tab, isImmediate: true) { [weak self] in self?.handOverArguments() }
      }
      if stack.isStarted {
        show(stack, animated: isOnScreen)
        // UIKit doesn't call the delegate for content that was loaded while the navigation controller appeared.
        if let top = stack.controller.topViewController, top.isViewLoaded { identify(top, in: stack.controller) }
      }
    }

    private func handOverArguments() {
      guard let onArguments, stacks[navigator.state.selectedTab]?.isFilled == true else { return }
      if let arguments = navigator.takeArguments(for: navigator.state.selectedTab) { onArguments(arguments) }
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      applyState()
    }

    public override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      followPresentation()
      isAppearing()
    }

    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      didAppear()
    }

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      didDisappear()
    }

    /// UIKit notifies only the delegate of the presentation, which belongs to the app, and only if the user drags.
    private func followPresentation() {
      guard presence == nil, presentingViewController != nil else { return }
      traitOverrides[DismissModalTrait.self] = DismissModalAction { [weak self] in
        self?.presentingViewController?.dismiss(animated: true)
      }
      let presence = PresenceView { [weak self] isInWindow in
        if !isInWindow { self?.reportDismissal() }
      }
      self.presence = presence
      presentationController?.containerView?.insertSubview(presence, at: 0)
    }

    private func reportDismissal() {
      // A cover over the controller removes its view from the window, too.
      guard presence != nil, presentingViewController == nil else { return }
      presence = nil
      onDismiss?()
    }

    #if !os(visionOS)
      public override var childForStatusBarStyle: UIViewController? { children.first }
      public override var childForStatusBarHidden: UIViewController? { children.first }
    #endif
  }
#endif
