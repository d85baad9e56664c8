#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  /// The tabs of a tab bar controller as view controllers. More than five tabs are in the More list.
  @MainActor
  final class ControllerTabs<Spec: NavigationSpec>: TabsInBar {
    private unowned let host: NavigatorTabBarController<Spec>
    private var tabs: [Spec.Tab] = []

    init(in host: NavigatorTabBarController<Spec>) { self.host = host }

    var hasSidebar: Bool { false }

    var selected: Spec.Tab? { host.selectedViewController.flatMap(tab) }

    func show(_ tabs: [Spec.Tab], animated: Bool) {
      self.tabs = tabs
      let stacks = tabs.compactMap { tab -> UINavigationController? in
        guard let stack = host.stacks[tab]?.controller else { return nil }
        if stack.tabBarItem.accessibilityIdentifier != tab.accessibilityID {
          stack.tabBarItem = UITabBarItem(tab, bundle: host.bundle)
        }
        return stack
      }
      host.setViewControllers(stacks, animated: animated)
      #if !os(visionOS)
        // The system's own editing of the tab bar would change the order that the navigator manages.
        host.customizableViewControllers = []
      #endif
    }

    func select(_ tab: Spec.Tab, hidden: Set<Spec.Tab>) {
      if let index = tabs.firstIndex(of: tab), host.selectedIndex != index { host.selectedIndex = index }
    }

    func show(badge: Int, of tab: Spec.Tab) { host.stacks[tab]?.controller.tabBarItem.badgeValue = badgeText(badge) }

    func tab(of item: AnyObject) -> Spec.Tab? { host.stacks.first { $0.value.controller === item }?.key }
  }
#endif
