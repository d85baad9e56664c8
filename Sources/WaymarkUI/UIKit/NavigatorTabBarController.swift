#if canImport(UIKit)
  import Observation
  import UIKit
  import WaymarkNavigation

  /// A tab bar controller that shows the tabs, stacks, sheets, and covers of a navigator.
  ///
  /// The app provides one closure with a `switch` for each kind of screen. No `switch` needs a `default`. A new screen
  /// in the spec is therefore a compiler error until the app has a controller for the screen. Omit the closures for
  /// kinds that the spec doesn't declare.
  ///
  /// ```swift
  /// window.rootViewController = NavigatorTabBarController(navigator) { tab in
  ///   switch tab {
  ///   case .market: await market.start()
  ///   case .basket: BasketController()
  ///   }
  /// } route: { route in
  ///   switch route {
  ///   case .fruit(let name): market.fruit(named: name)
  ///   }
  /// }
  /// ```
  ///
  /// Each tab has a navigation controller. A sheet or cover has a navigation controller if the spec has a title for its
  /// screen or allows other screens on its stack. For these screens, the closures must therefore not return navigation
  /// controllers.
  ///
  /// All visible tabs are in the bar from the start. Their content is loaded when the tab bar controller appears.
  ///
  /// Back buttons, swipes, taps on tabs, and dragged sheets change the state of the navigator. A change of the state is
  /// shown in the next turn of the main actor, or at once with ``applyState()``.
  ///
  /// The controller is its own delegate and the delegate of its navigation controllers. A presented controller that
  /// conforms to `UIAdaptivePresentationControllerDelegate` is the delegate of its own presentation.
  @MainActor
  public final class NavigatorTabBarController<Spec: NavigationSpec>: UITabBarController {
    /// The navigator whose state the controller shows.
    public let navigator: Navigator<Spec>

    let bundle: Bundle
    let root: @MainActor (Spec.Tab) async -> UIViewController
    let route: @MainActor (Spec.Route) -> UIViewController
    let sheet: @MainActor (Spec.Sheet) -> UIViewController
    let cover: @MainActor (Spec.Cover) -> UIViewController

    let user = UserActions()
    var stacks: [Spec.Tab: RouteStack<Spec>] = [:]
    var tabsInBar: [Spec.Tab] = []
    var presented: PresentedModal?
    /// The selected tab and its stack at the last update.
    var shown: SelectedStack?
    /// The lifetime of the views while the controller is in a window and has content.
    private var views: ViewsOfNavigator<Spec>?
    var isThere: Bool { views != nil }
    /// A Boolean value that indicates whether the controller has appeared, so that the controller can present modals.
    private(set) var isOnScreen = false

    /// A closure that is called with the arguments that a link has for the content of a tab.
    ///
    /// The closure is called after the content of the tab is loaded. For the default arguments, see
    /// ``TabItem/arguments``.
    public var onArguments: (@MainActor (Spec.TabArguments) -> Void)? {
      didSet { handOverArguments() }
    }

    /// Creates a tab bar controller that shows a navigator.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - bundle: The bundle with the string tables for the keys of titles.
    ///   - tab: A closure that returns the content of a tab, which is at the root of the tab's stack. The tab is empty
    ///     until the closure returns. The closure is called each time the tab is added to the bar, and is canceled if
    ///     the tab is removed.
    ///   - route: A closure that returns the controller of a screen that is pushed onto a stack.
    ///   - sheet: A closure that returns the controller of a screen that is presented as a sheet.
    ///   - cover: A closure that returns the controller of a screen that is presented over the full screen.
    public init(
      _ navigator: Navigator<Spec>, bundle: Bundle = .main,
      tab: @escaping @MainActor (Spec.Tab) async -> UIViewController,
      route: @escaping @MainActor (Spec.Route) -> UIViewController,
      sheet: @escaping @MainActor (Spec.Sheet) -> UIViewController,
      cover: @escaping @MainActor (Spec.Cover) -> UIViewController
    ) {
      self.navigator = navigator
      self.bundle = bundle
      root = tab
      self.route = route
      self.sheet = sheet
      self.cover = cover
      super.init(nibName: nil, bundle: nil)
      if let appearance = Spec.tabBar.colors.appearance {
        tabBar.standardAppearance = appearance
        tabBar.scrollEdgeAppearance = appearance
      }
      followUser()
      followState()
    }

    /// The initializer is unavailable, because a storyboard has no navigator.
    ///
    /// - Parameter coder: An unarchiver.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Returns the navigation controller of a tab or of the presented sheet or cover.
    ///
    /// - Parameter place: The stack that the navigation controller shows.
    /// - Returns: The navigation controller, or `nil` if the stack has no navigation controller.
    public func navigationController(of place: NavigationPlace<Spec>) -> UINavigationController? {
      switch place {
      case .tab(let tab): stacks[tab]?.controller
      case .modal: presented?.stack?.controller
      case .window: nil
      }
    }

    /// Shows the current state at once instead of in the next turn of the main actor.
    public func applyState() {
      showTabs()
      showStacks()
      showModal()
      handOverArguments()
      shown = SelectedStack(navigator.state)
    }

    private func followState() {
      withObservationTracking {
        _ = (navigator.state, navigator.visibleTabs, Spec.Tab.allCases.map(navigator.hasArguments))
      } onChange: { [weak self] in
        // The observed values haven't changed yet when this closure is called.
        Task { @MainActor in self?.followState() }
      }
      applyState()
    }

    private func followUser() {
      delegate = user
      user.mayPick = { [unowned self] in mayPick($0) }
      user.didPick = { [unowned self] in didPick($0) }
      user.willShow = { [unowned self] in identify($1, in: $0) }
      user.didShow = { [unowned self] in didShow($0) }
    }

    // MARK: Appearing

    public override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      // A presentation over the full screen makes this controller disappear and appear again.
      guard !isThere else { return }
      views = ViewsOfNavigator(navigator)
      applyState()
      tabsInBar.forEach(startContent)
    }

    public override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      isOnScreen = true
      applyState()
    }

    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      guard presentedViewController == nil else { return }
      isOnScreen = false
      views?.stop()
      views = nil
    }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if let tab = presses.compactMap(\.key).compactMap(tab(of:)).first {
        navigator.select(tab)
      } else {
        super.pressesBegan(presses, with: event)
      }
    }
  }
#endif
