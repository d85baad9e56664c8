#if canImport(UIKit)
  import Observation
  import UIKit
  import WaymarkNavigation

  /// An app's tabs, stacks, sheets and covers in UIKit: all that a navigator says is there, with the app's own controllers for
  /// what it shows.
  ///
  /// An app writes one `switch` for each kind of screen. None needs a `default`, so that a screen that the spec gets is an error
  /// in the app until it has a controller. The closures of kinds that the spec does not have are left out, and only those.
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
  /// Each tab has a navigation controller. All of them, with their bar items, are there at once; their content follows when the
  /// controller appears. What is presented has one where the spec gives it a title or lets screens be pushed inside it. Content and
  /// screens are on a stack already, so that closures do not return navigation controllers for them.
  ///
  /// Back buttons, swipes, taps on tabs and sheets that are dragged away change the navigator's state; a change of the state shows
  /// in the next turn of the main actor, or at once with ``applyState()``.
  ///
  /// The controller is the delegate of itself and of its navigation controllers. A presented controller that is an
  /// `UIAdaptivePresentationControllerDelegate` is told of its own presentation.
  @MainActor
  public final class NavigatorTabBarController<Spec: NavigationSpec>: UITabBarController {
    /// Where the app is.
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
    /// What was selected when the state was shown last.
    var shown: SelectedStack?
    /// Where the controller is in a window, with content.
    private var views: ViewsOfNavigator<Spec>?
    var isThere: Bool { views != nil }
    /// Whether the controller has been seen there, so that it can present.
    private(set) var isOnScreen = false

    /// Called with what a link has for the content of a tab, once the content is there: see ``TabItem/arguments``.
    public var onArguments: (@MainActor (Spec.TabArguments) -> Void)? {
      didSet { handOverArguments() }
    }

    /// The controllers of a navigator.
    ///
    /// - Parameters:
    ///   - navigator: Where the app is. Each scene has its own.
    ///   - bundle: Where the keys of titles are looked up.
    ///   - tab: The content of a tab, at the root of its stack. Until it is there the tab is empty. Called once for each time that
    ///     the tab comes into the bar, and cancelled where it goes before the content is there.
    ///   - route: A screen that is pushed onto a stack.
    ///   - sheet: A screen that is presented as a sheet.
    ///   - cover: A screen that is presented over the full screen.
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

    /// Not available, as a storyboard has no navigator.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The navigation controller of a tab or of the sheet or cover; nil where there is none.
    public func navigationController(of place: NavigationPlace<Spec>) -> UINavigationController? {
      switch place {
      case .tab(let tab): stacks[tab]?.controller
      case .modal: presented?.stack?.controller
      case .window: nil
      }
    }

    /// Shows the state as it is now. It is shown in the next turn of the main actor without this.
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
        // What is observed has not changed yet.
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
      // What is presented over the full screen makes it disappear and appear again.
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
