#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  extension NavigatorTabBarController {
    /// The selected tab and the screens on its stack.
    struct SelectedStack: Equatable {
      let tab: Spec.Tab
      let path: [Spec.Route]

      init(_ state: NavigationState<Spec>) {
        tab = state.selectedTab
        path = state[stack: .tab(tab)]
      }
    }

    /// Updates the tab bar and the selected tab from the state. New tabs are empty until their content is loaded.
    func showTabs() {
      let tabs = navigator.visibleTabs
      if tabs != tabsInBar {
        stacks = stacks.filter { tabs.contains($0.key) }
        for tab in tabs where stacks[tab] == nil { stacks[tab] = stack(of: tab) }
        tabsInBar = tabs
        setViewControllers(tabs.compactMap { stacks[$0]?.controller }, animated: isOnScreen)
        shown = nil
        #if !os(visionOS)
          // The system's own editing of the tab bar would change the order that the navigator manages.
          customizableViewControllers = []
        #endif
      }
      #if !os(visionOS)
        // The More list isn't a tab, and stays selected until the state changes.
        guard selectedViewController !== moreNavigationController || shown != SelectedStack(navigator.state) else {
          return
        }
      #endif
      if let index = tabs.firstIndex(of: navigator.state.selectedTab), selectedIndex != index { selectedIndex = index }
    }

    /// Updates the stacks of all tabs that have been selected.
    func showStacks() {
      // A stack that becomes visible during an update changes without animation.
      for (tab, stack) in stacks where stack.isStarted { show(stack, animated: isOnScreen && tab == shown?.tab) }
    }

    func show(_ stack: RouteStack<Spec>, animated: Bool) {
      stack.takeDelegate()
      guard !stack.isMoving else { return stack.afterMoving { [weak self] _ in self?.applyState() } }
      // The transition of a pop may not start if the tab disappears from the screen in the same turn of the main actor.
      stack.report(to: navigator)
      stack.show(navigator[stack: stack.place], animated: animated, make: screen)
    }

    /// Starts to load the content of the selected tab. If the app loads all tabs at once, the method starts to load the
    /// content of all visible tabs.
    func startContent() {
      guard isThere else { return }
      for tab in loadsAllTabs ? tabsInBar : [navigator.state.selectedTab] {
        stacks[tab]?.fill { [controllers] in
          await controllers.tab(tab)
        } then: { [weak self] in
          self?.handOverArguments()
        }
      }
    }

    func handOverArguments() {
      guard let onArguments else { return }
      for (tab, stack) in stacks where stack.isFilled {
        if let arguments = navigator.takeArguments(for: tab) { onArguments(arguments) }
      }
    }

    private func stack(of tab: Spec.Tab) -> RouteStack<Spec> {
      let stack = makeStack(.tab(tab), root: RootController())
      stack.controller.tabBarItem = UITabBarItem(tab, bundle: bundle)
      return stack
    }

    /// Creates a stack in a navigation controller of the app.
    func makeStack(_ place: NavigationPlace<Spec>, root: UIViewController) -> RouteStack<Spec> {
      let delegate = StackDelegate { [weak self] navigation, screen in
        self?.identify(screen, in: navigation)
      } didShow: { [weak self] navigation in
        self?.didShow(navigation)
      }
      return RouteStack(place, root: root, in: controllers.navigationController(for: place), delegate: delegate)
    }

    /// Returns the view controller of a pushed screen.
    func screen(_ route: Spec.Route) -> UIViewController {
      let controller = controllers.route(route)
      controller.hidesBottomBarWhenPushed = route.hidesTabBar
      controller.show(route.title, bundle: bundle)
      return controller
    }

    /// Sets the accessibility identifier of a view controller that is about to be shown.
    ///
    /// The identifier isn't set earlier, because access to the `view` property loads the view. If the content of a tab
    /// already has an identifier, the identifier doesn't change.
    func identify(_ controller: UIViewController, in navigation: UINavigationController) {
      guard let stack = stack(of: navigation) else { return }
      if let route = stack.route(of: controller) {
        controller.view.accessibilityIdentifier = route.accessibilityID
      } else if case .tab(let tab) = stack.place, controller.view.accessibilityIdentifier == nil {
        controller.view.accessibilityIdentifier = tab.accessibilityID
      }
    }

    func didShow(_ navigation: UINavigationController) {
      stack(of: navigation)?.report(to: navigator)
      // The transition is complete after this method returns.
      Task { applyState() }
    }

    private func stack(of navigation: UINavigationController) -> RouteStack<Spec>? {
      (stacks.values + [presented?.stack].compactMap(\.self)).first { $0.controller === navigation }
    }

    private func tab(of controller: UIViewController) -> Spec.Tab? {
      stacks.first { $0.value.controller === controller }?.key
    }

    /// Returns a Boolean value that indicates whether UIKit may handle a tap on a tab.
    ///
    /// If the user taps the selected tab, the method notifies the navigator. If the spec has `retap: popToRoot`, the
    /// navigator then pops the stack.
    ///
    /// For a tap on the selected tab, the result is `true` only if the spec has `retap: popToRoot`, the stack is at its
    /// root, and no transition is running. For any other tap on the selected tab, the result is `false`, because UIKit
    /// could pop the stack itself.
    ///
    /// The method finds the selected tab with `selectedViewController` instead of the navigator's state. The
    /// navigator's state may already contain a newer selection. If the user is in the More list, the state also differs
    /// from the tab bar.
    func mayPick(_ controller: UIViewController) -> Bool {
      guard let tab = tab(of: controller), controller === selectedViewController else { return true }
      let isAtRoot = navigator.state[stack: .tab(tab)].isEmpty && stacks[tab]?.isMoving == false
      navigator.selection = tab
      return isAtRoot && Spec.tabBar.retap == .popToRoot
    }

    func didPick(_ controller: UIViewController) {
      guard let tab = tab(of: controller), tab != navigator.state.selectedTab else { return }
      navigator.select(tab)
    }
  }

  extension UIViewController {
    /// Sets the title that the spec declares, unless the view controller already has a title.
    func show(_ title: NavigationTitle?, bundle: Bundle?) {
      if navigationItem.title == nil, let title { navigationItem.title = String(title, bundle: bundle) }
    }
  }
#endif
