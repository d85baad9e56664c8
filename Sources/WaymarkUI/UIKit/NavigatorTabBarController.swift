#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Observation
  import UIKit
  import WaymarkNavigation

  /// A tab bar controller that shows the tabs, stacks, sheets, and covers of a navigator.
  ///
  /// The app provides the view controllers of all screens with a type that conforms to ``ScreenControllers``.
  ///
  /// ```swift
  /// window.rootViewController = NavigatorTabBarController(navigator, FruitsControllers(market: market))
  /// ```
  ///
  /// Each tab has a navigation controller. A sheet or cover has a navigation controller if the spec declares a title
  /// for the screen, or if other screens can be pushed inside the sheet or cover.
  ///
  /// All visible tabs are in the tab bar from the start. The content of a tab, and the screens on its stack, are created
  /// when the tab is selected for the first time.
  ///
  /// Back buttons, swipes, taps on tabs, and dragged sheets change the state of the navigator. After a state change,
  /// the controller updates the views in the next turn of the main actor. To update the views at once, call
  /// ``applyState()``.
  ///
  /// The app can set the delegates of the tab bar controller and of its navigation controllers, for example for custom
  /// transitions. The app's delegates receive all calls of selections, screens, and transitions. If a presented view
  /// controller conforms to `UIAdaptivePresentationControllerDelegate`, the view controller becomes the delegate of
  /// its presentation controller.
  @MainActor public final class NavigatorTabBarController<Spec: NavigationSpec>: UITabBarController, StackHost {
    /// The navigator whose state the controller shows.
    public let navigator: Navigator<Spec>

    let controllers: any ScreenControllers<Spec>
    let bundle: Bundle?
    let loadsAllTabs: Bool

    private let tabBarDelegate = TabBarDelegate()
    let usesViewControllers: Bool
    private(set) lazy var bar: any TabsInBar<Spec.Tab> = makeBar()
    var stacks: [Spec.Tab: RouteStack<Spec>] = [:]
    var tabsInBar: [Spec.Tab] = []
    var hadSidebar = false
    var shownGate: GateController<Spec>?
    var presented: [ModalController<Spec>] = []
    var shown: SelectedStack?
    var followedLinks = 0
    var reportedRetaps: [Spec.Tab: Int] = [:]
    var leavingAlert: (number: Int, alert: UIAlertController)?
    var views: ViewsOfNavigator<Spec>?
    var activation: SceneActivation?
    var isOnScreen = false

    /// A closure that is called when the user taps the selected tab again and the stack of the tab shows its root
    /// screen, for example to scroll to the top.
    public var onRetap: (@MainActor (Spec.Tab) -> Void)?

    /// A closure that receives the arguments that a link passes to the content of a tab.
    ///
    /// The closure is called after the content of the tab is loaded. For the default arguments, see
    /// ``TabItem/arguments``.
    public var onArguments: (@MainActor (Spec.TabArguments) -> Void)? { didSet { handOverArguments() } }

    /// A closure that returns the number in the badge of a tab, or 0 for no badge. If the closure reads observable
    /// objects, the badges follow their changes.
    public var badges: @MainActor (Spec.Tab) -> Int = { _ in 0 } {
      didSet { followBadges() }
    }

    /// Creates a tab bar controller that shows a navigator.
    ///
    /// - Parameters:
    ///   - navigator: The navigator whose state the controller shows. Create one navigator for each scene.
    ///   - controllers: The view controllers of the app's screens.
    ///   - bundle: The bundle that contains the string tables for titles, or `nil` for the bundle of each title.
    ///   - loadsAllTabs: A Boolean value that indicates whether the content of all visible tabs is loaded when the tab
    ///     bar controller appears. If the value is `false`, the content of a tab is loaded when the tab is selected for
    ///     the first time.
    public convenience init(
      _ navigator: Navigator<Spec>, _ controllers: some ScreenControllers<Spec>, bundle: Bundle? = nil,
      loadsAllTabs: Bool = false
    ) {
      self.init(navigator, controllers, bundle: bundle, loadsAllTabs: loadsAllTabs, usesViewControllers: false)
    }

    /// Tests on the latest system can use the view controllers of iOS 17 as tabs, and fill tabs as on iOS 17.
    package init(
      _ navigator: Navigator<Spec>, _ controllers: some ScreenControllers<Spec>, bundle: Bundle?,
      loadsAllTabs: Bool, usesViewControllers: Bool
    ) {
      self.navigator = navigator
      self.controllers = controllers
      self.bundle = bundle
      self.loadsAllTabs = loadsAllTabs
      self.usesViewControllers = usesViewControllers
      super.init(nibName: nil, bundle: nil)
      if usesViewControllers || !hasLiquidGlass { tabBar.show(Spec.tabBar.colors) }
      if Spec.Tab.only != nil { setBarHidden(true) }
      followUser()
      navigator.prepareViews()
      reportedRetaps = navigator.retaps
      followState()
    }

    /// This initializer is unavailable, because a storyboard has no navigator.
    ///
    /// - Parameter coder: An unarchiver.
    @available(*, unavailable) public required init?(coder: NSCoder) { nil }

    /// Hiding only the bar's view would leave its space in the safe area.
    func setBarHidden(_ isHidden: Bool) {
      if #available(iOS 18, visionOS 2, *) {
        setTabBarHidden(isHidden, animated: false)
      } else {
        tabBar.isHidden = isHidden
      }
    }

    private func makeBar() -> any TabsInBar<Spec.Tab> {
      if #available(iOS 18.0, visionOS 2.0, *), !usesViewControllers { return SystemTabs(in: self) }
      return ControllerTabs(in: self)
    }

    /// Returns the navigation controller for a tab, or for a presented sheet or cover.
    ///
    /// - Parameter place: The stack that the navigation controller shows.
    /// - Returns: The navigation controller, or `nil` if the stack has no navigation controller.
    public func navigationController(of place: NavigationPlace<Spec>) -> UINavigationController? {
      navigationController(ofStack: place)
    }

    /// Shows the current state of the navigator at once, instead of in the next turn of the main actor.
    public func applyState() {
      if !showGate() {
        showTabs()
        showBadges()
        startContent()
        showStacks()
        handOverArguments()
        shown = SelectedStack(navigator.state)
      }
      showPresentations()
      followLinks()
      reportRetaps()
    }

    private func followBadges() {
      withObservationTracking(showBadges) { [weak self] in
        // The observed values haven't changed yet when this closure is called.
        Task { @MainActor in self?.followBadges() }
      }
    }

    private func followUser() {
      super.delegate = tabBarDelegate
      tabBarDelegate.mayPick = { [unowned self] in mayPick($0) }
      tabBarDelegate.didPick = { [unowned self] in didPick($0) }
      tabBarDelegate.didHide = { [unowned self] in didHide($0, $1) }
    }

    /// The delegate of the tab bar controller.
    ///
    /// The value is always an object of the library. If the app sets a delegate, this object forwards all calls to the
    /// app's delegate. The tab bar controller keeps a weak reference to the app's delegate.
    public override var delegate: (any UITabBarControllerDelegate)? {
      get { super.delegate }
      set {
        tabBarDelegate.next = newValue
        super.delegate = nil
        super.delegate = tabBarDelegate
      }
    }

    public override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
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

    /// The keyboard shortcuts that the spec declares for tabs. Under a sheet, cover, or alert, and while a gate is shown,
    /// the shortcuts have no effect.
    public override var keyCommands: [UIKeyCommand]? {
      let seesTabs = presentedViewController == nil && navigator.gate == nil
      let commands = seesTabs ? navigator.visibleTabs.compactMap(keyCommand) : []
      return (super.keyCommands ?? []) + commands
    }

    /// Selects the tab of a keyboard shortcut.
    #if canImport(ObjectiveC)
      @objc(waymarkSelectTab:)
    #endif
    package func selectTab(of command: UIKeyCommand) {
      guard let name = command.propertyList as? String, let tab = Spec.Tab.named(name) else { return }
      navigator.select(tab)
    }
  }

  extension NavigatorTabBarController {
    /// The user sees the title in the list of shortcuts. The property list contains the name of the tab.
    func keyCommand(for tab: Spec.Tab) -> UIKeyCommand? {
      guard let shortcut = tab.tabItem.shortcut else { return nil }
      let command = UIKeyCommand(
        title: String(tab.title, bundle: bundle), action: Selector(("waymarkSelectTab:")),
        input: String(shortcut.key), modifierFlags: UIKeyModifierFlags(shortcut.modifiers), propertyList: tab.name)
      // A text field would otherwise receive the key.
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }

  extension UIKeyModifierFlags {
    fileprivate init(_ modifiers: Set<TabShortcut.Modifier>) {
      self.init()
      for modifier in modifiers {
        switch modifier {
        case .command: insert(.command)
        case .shift: insert(.shift)
        case .option: insert(.alternate)
        case .control: insert(.control)
        }
      }
    }
  }
#endif
