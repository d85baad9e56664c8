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

    /// All visible tabs if the app loads all tabs at once.
    func startContent() {
      guard views != nil else { return }
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
      navigator.selection = tab
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
#endif
