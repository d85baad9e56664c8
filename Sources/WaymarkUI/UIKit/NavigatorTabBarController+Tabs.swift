#if canImport(UIKit)
  import UIKit
  import WaymarkNavigation

  extension NavigatorTabBarController {
    /// The tab that is selected, with what is on its stack.
    struct SelectedStack: Equatable {
      let tab: Spec.Tab
      let path: [Spec.Route]

      init(_ state: NavigationState<Spec>) {
        tab = state.selectedTab
        path = state[stack: .tab(tab)]
      }
    }

    /// Makes the bar that of the state. What is in it is complete at once, except for the content of roots.
    func showTabs() {
      let tabs = navigator.visibleTabs
      if tabs != tabsInBar {
        let new = tabs.filter { stacks[$0] == nil }
        stacks = stacks.filter { tabs.contains($0.key) }
        for tab in new { stacks[tab] = stack(of: tab) }
        tabsInBar = tabs
        setViewControllers(tabs.compactMap { stacks[$0]?.controller }, animated: isOnScreen)
        shown = nil
        // The system's own editing of the bar would change what only the navigator keeps.
        customizableViewControllers = []
        if isThere { new.forEach(startContent) }
      }
      // The list of tabs that have no place in the bar is not a tab, and stays until the state leads elsewhere.
      guard selectedViewController !== moreNavigationController || shown != SelectedStack(navigator.state) else {
        return
      }
      if let index = tabs.firstIndex(of: navigator.state.selectedTab), selectedIndex != index { selectedIndex = index }
    }

    func showStacks() {
      // One that comes into sight at the same time is there already.
      for (tab, stack) in stacks { show(stack, animated: isOnScreen && tab == shown?.tab) }
    }

    func show(_ stack: RouteStack<Spec>, animated: Bool) {
      guard !stack.isMoving else { return stack.afterMoving { [weak self] _ in self?.applyState() } }
      // The transition of a pop may never have started, where the tab has gone from the screen in the same turn.
      stack.report(to: navigator)
      stack.show(navigator[stack: stack.place], animated: animated, make: screen)
    }

    /// Fills a tab with its content.
    func startContent(of tab: Spec.Tab) {
      stacks[tab]?.fill { [root] in
        await root(tab)
      } then: { [weak self] in
        self?.handOverArguments()
      }
    }

    func handOverArguments() {
      guard let onArguments else { return }
      for (tab, stack) in stacks where stack.isFilled {
        if let arguments = navigator.takeArguments(for: tab) { onArguments(arguments) }
      }
    }

    private func stack(of tab: Spec.Tab) -> RouteStack<Spec> {
      let stack = RouteStack<Spec>(.tab(tab), root: RootController(), delegate: user)
      stack.controller.tabBarItem = UITabBarItem(tab, bundle: bundle)
      return stack
    }

    /// The controller of a screen that is pushed.
    func screen(_ route: Spec.Route) -> UIViewController {
      let controller = self.route(route)
      controller.hidesBottomBarWhenPushed = route.hidesTabBar
      controller.show(route.title, bundle: bundle)
      return controller
    }

    /// A screen gets its identifier when it is shown, as a view is loaded by being asked for. The content of a tab has that of the
    /// tab, unless it has one of its own.
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
      // The transition is over when this has returned.
      Task { applyState() }
    }

    private func stack(of navigation: UINavigationController) -> RouteStack<Spec>? {
      (stacks.values + [presented?.stack].compactMap(\.self)).first { $0.controller === navigation }
    }

    private func tab(of controller: UIViewController) -> Spec.Tab? {
      stacks.first { $0.value.controller === controller }?.key
    }

    /// A tab that is selected already is tapped again: the navigator pops its stack where the spec says so. UIKit would do so
    /// without asking, so it is let only where nothing is on the stack, or on its way back there from a swipe that is given up.
    /// What UIKit has selected counts, as the state may be a turn ahead, or the user in the list behind More.
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

    /// The tab that a key of a keyboard selects.
    func tab(of key: UIKey) -> Spec.Tab? {
      tabsInBar.first { tab in
        guard let shortcut = tab.tabItem.shortcut else { return false }
        let modifiers = key.modifierFlags.intersection([.command, .shift, .alternate, .control])
        return key.charactersIgnoringModifiers.lowercased() == String(shortcut.key)
          && modifiers == UIKeyModifierFlags(shortcut.modifiers)
      }
    }
  }

  extension UIViewController {
    /// Shows the spec's title, unless the controller has one of its own.
    func show(_ title: NavigationTitle?, bundle: Bundle) {
      if navigationItem.title == nil, let title { navigationItem.title = String(title, bundle: bundle) }
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
