#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  extension NavigatorTabBarController {
    struct SelectedStack: Equatable {
      let tab: Spec.Tab
      let path: [Spec.Route]

      init(_ state: NavigationState<Spec>) {
        tab = state.selectedTab
        path = state[stack: .tab(tab)]
      }
    }

    /// New tabs are empty until their content is loaded.
    func showTabs() {
      let visible = navigator.visibleTabs
      // The user can show hidden tabs in the sidebar.
      let tabs = bar.hasSidebar && Spec.tabBar.customization != nil ? navigator.presentTabs : visible
      if tabs != tabsInBar || bar.hasSidebar != hadSidebar {
        stacks = stacks.filter { tabs.contains($0.key) }
        for tab in tabs where stacks[tab] == nil { stacks[tab] = makeStack(.tab(tab), root: RootController()) }
        tabsInBar = tabs
        hadSidebar = bar.hasSidebar
        bar.show(tabs, animated: isOnScreen)
        shown = nil
      }
      // The More list isn't a tab, and stays selected until the state changes.
      guard bar.selected != nil || shown != SelectedStack(navigator.state) else { return }
      bar.select(navigator.state.selectedTab, hidden: Set(tabs).subtracting(visible))
    }

    func showStacks() {
      // A stack that becomes visible during an update changes without animation.
      for tab in tabsInBar {
        guard let stack = stacks[tab], stack.isStarted else { continue }
        show(stack, animated: isOnScreen && tab == shown?.tab)
        // UIKit doesn't call the delegate for content that was loaded while the navigation controller appeared.
        if let top = stack.controller.topViewController, top.isViewLoaded { identify(top, in: stack.controller) }
      }
    }

    func show(_ stack: RouteStack<Spec>, animated: Bool) {
      stack.takeDelegate()
      guard !stack.isMoving else { return stack.afterMoving { [weak self] _ in self?.applyState() } }
      // The transition of a pop may not start if the tab disappears from the screen in the same turn of the main actor.
      stack.report(to: navigator)
      stack.show(navigator[stack: stack.place], animated: animated) { screen($0, in: stack.place) }
    }

    /// All visible tabs if the app loads all tabs at once.
    func startContent() {
      guard isThere else { return }
      for tab in loadsAllTabs ? navigator.visibleTabs : [navigator.state.selectedTab] {
        stacks[tab]?.fill(with: controllers, tab: tab, isImmediate: !usesViewControllers) { [weak self] in
          self?.handOverArguments()
        }
      }
    }

    func handOverArguments() {
      guard let onArguments else { return }
      for tab in tabsInBar where stacks[tab]?.isFilled == true {
        if let arguments = navigator.takeArguments(for: tab) { onArguments(arguments) }
      }
    }

    func makeStack(_ place: NavigationPlace<Spec>, root: UIViewController) -> RouteStack<Spec> {
      let delegate = StackDelegate { [weak self] navigation, screen in
        self?.identify(screen, in: navigation)
      } didShow: { [weak self] navigation in
        self?.didShow(navigation)
      }
      let controller = controllers.navigationController(for: place)
      controller.pass(navigator.handle(of: place))
      return RouteStack(place, root: root, in: controller, delegate: delegate)
    }

    func screen(_ route: Spec.Route, in place: NavigationPlace<Spec>) -> UIViewController {
      let controller = controllers.route(route)
      controller.pass(navigator.handle(of: place), route: route)
      controller.hidesBottomBarWhenPushed = route.hidesTabBar
      controller.show(route.title, bundle: bundle)
      return controller
    }

    /// Not set earlier, because access to `view` loads the view. An identifier of a tab's own content stays.
    func identify(_ controller: UIViewController, in navigation: UINavigationController) {
      guard let stack = stack(of: navigation) else { return }
      if let route = stack.route(of: controller) {
        controller.view.accessibilityIdentifier = route.accessibilityID
      } else if case .tab(let tab) = stack.place, controller.view.accessibilityIdentifier == nil {
        controller.view.accessibilityIdentifier = tab.rootAccessibilityID
      }
    }

    func didShow(_ navigation: UINavigationController) {
      if let stack = stack(of: navigation) {
        stack.report(to: navigator)
        if stack.hasForeignScreen { navigator.reportForeignScreen(in: stack.place) }
      }
      // The transition is complete after this method returns.
      Task { applyState() }
    }

    private func stack(of navigation: UINavigationController) -> RouteStack<Spec>? {
      (stacks.values + presented.compactMap(\.stack)).first { $0.controller === navigation }
    }

    /// Decides whether UIKit may handle a tap on a tab. The navigator handles a tap on the selected tab, and UIKit only with
    /// `retap: popToRoot`, at the root, and without a transition, because it could pop the stack itself. UIKit knows
    /// the selected tab: the state may already contain a newer selection, and differs in the More list.
    func mayPick(_ item: AnyObject) -> Bool {
      guard let tab = bar.tab(of: item), tab == bar.selected else {
        // UIKit would show the tab before the user has decided to leave a screen with unsaved changes.
        guard let tab = bar.tab(of: item), navigator.asks(beforeSelecting: tab) else { return true }
        navigator.select(tab)
        return false
      }
      let isAtRoot = navigator.state[stack: .tab(tab)].isEmpty && stacks[tab]?.isMoving == false
      let retaps = navigator.retaps[tab]
      navigator.selection = tab
      if navigator.retaps[tab] != retaps { onRetap?(tab) }
      return isAtRoot && Spec.tabBar.retap == .popToRoot
    }

    func didPick(_ item: AnyObject) {
      guard let tab = bar.tab(of: item) else { return }
      if tab != navigator.state.selectedTab { navigator.select(tab) }
      applyState()
    }

    /// If the spec forbids the change, the change is undone.
    func didHide(_ item: AnyObject, _ isHidden: Bool) {
      guard let tab = bar.tab(of: item) else { return }
      if isHidden { navigator.hide(tab) } else { navigator.show(tab) }
      applyState()
    }

    func showBadges() {
      for tab in tabsInBar { bar.show(badge: badges(tab), of: tab) }
    }
  }

  extension Navigator {
    /// Includes the tabs that the user has hidden, in the order of the tab bar.
    fileprivate var presentTabs: [Spec.Tab] {
      arrangement.order.filter { tab in tab.tabItem.condition.map(conditions.contains) ?? true }
    }
  }

  extension UIViewController {
    func show(_ title: NavigationTitle?, bundle: Bundle?) {
      if navigationItem.title == nil, let title { navigationItem.title = String(title, bundle: bundle) }
    }
  }

  final class RootController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }
#endif
