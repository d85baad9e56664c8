#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  /// View controllers on iOS 17, and `UITab` objects from iOS 18.
  @MainActor protocol TabsInBar<Tab>: AnyObject {
    associatedtype Tab: NavigationTab

    /// A sidebar also shows hidden tabs while the user edits it.
    var hasSidebar: Bool { get }

    var selected: Tab? { get }

    func show(_ tabs: [Tab], animated: Bool)

    /// Replaces all tabs.
    func showOnly(_ controller: UIViewController)

    func select(_ tab: Tab, hidden: Set<Tab>)

    func show(badge: Int, of tab: Tab)

    func tab(of item: AnyObject) -> Tab?
  }

  func badgeText(_ number: Int) -> String? { number == 0 ? nil : String(number) }

  /// More than five tabs are in the More list.
  @MainActor final class ControllerTabs<Spec: NavigationSpec>: TabsInBar {
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

    func showOnly(_ controller: UIViewController) {
      tabs = []
      host.setViewControllers([controller], animated: false)
    }

    func select(_ tab: Spec.Tab, hidden: Set<Spec.Tab>) {
      if let index = tabs.firstIndex(of: tab), host.selectedIndex != index { host.selectedIndex = index }
    }

    func show(badge: Int, of tab: Spec.Tab) { host.stacks[tab]?.controller.tabBarItem.badgeValue = badgeText(badge) }
    func tab(of item: AnyObject) -> Spec.Tab? { host.stacks.first { $0.value.controller === item }?.key }
  }

  /// In a wide window on iPad or Mac, the sections of the spec are groups in the sidebar. Elsewhere, a group would hide
  /// its tabs behind a single item, so the tabs have no groups.
  @available(iOS 18.0, visionOS 2.0, *) @MainActor final class SystemTabs<Spec: NavigationSpec>: TabsInBar {
    private unowned let host: NavigatorTabBarController<Spec>
    private var tabs: [Spec.Tab: UITab] = [:]
    private var groups: [UITabGroup] = []

    init(in host: NavigatorTabBarController<Spec>) {
      self.host = host
      host.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (host: NavigatorTabBarController<Spec>, _: UITraitCollection) in host.applyState()
      }
    }

    var hasSidebar: Bool {
      let traits = host.traitCollection
      guard traits.userInterfaceIdiom == .pad || traits.userInterfaceIdiom == .mac else { return false }
      return traits.horizontalSizeClass == .regular
        && (Spec.tabBar.customization != nil || Spec.Tab.allCases.contains { $0.tabItem.section != nil })
    }

    var selected: Spec.Tab? { host.selectedTab.flatMap(tab) }

    func show(_ tabs: [Spec.Tab], animated: Bool) {
      // A tab cannot move to another group, and a stack can have only one parent.
      let isFlat = !hasSidebar && groups.isEmpty
      for group in groups { group.content?.show(nil) }
      groups = []
      self.tabs = self.tabs.filter { isFlat && tabs.contains($0.key) }
      for tab in tabs where self.tabs[tab] == nil { self.tabs[tab] = makeTab(tab) }
      host.mode = hasSidebar ? .tabSidebar : .tabBar
      host.setTabs(roots(of: tabs), animated: animated)
    }

    func showOnly(_ controller: UIViewController) {
      for group in groups { group.content?.show(nil) }
      (groups, tabs) = ([], [:])
      host.setTabs([UITab(title: "", image: nil, identifier: "gate") { _ in controller }], animated: false)
    }

    /// The system places the search tab separately.
    private func roots(of tabs: [Spec.Tab]) -> [UITab] {
      guard hasSidebar else { return tabs.compactMap { self.tabs[$0] } }
      let sections = tabs.filter { !$0.tabItem.isSearch }.grouped()
      return sections.flatMap(items) + tabs.filter(\.tabItem.isSearch).compactMap { self.tabs[$0] }
    }

    private func items(of section: TabGroup<Spec.Tab>) -> [UITab] {
      let children = section.tabs.compactMap { tabs[$0] }
      for (tab, item) in zip(section.tabs, children) {
        item.preferredPlacement = placement(of: tab, isRoot: section.heading == nil)
      }
      guard let heading = section.heading else { return children }
      let group = UITabGroup(
        title: String(heading, bundle: host.bundle), image: children.first?.image,
        identifier: identifier(of: section.id), children: children
      ) { _ in GroupController() }
      if Spec.tabBar.customization == nil { group.preferredPlacement = .fixed }
      group.allowsReordering = Spec.tabBar.customization?.allowsReordering ?? false
      groups.append(group)
      return [group]
    }

    private func placement(of tab: Spec.Tab, isRoot: Bool) -> UITab.Placement {
      guard let customization = Spec.tabBar.customization else { return isRoot ? .fixed : .sidebarOnly }
      guard isRoot, tab.tabItem.visibility == .always else { return .automatic }
      return customization.allowsReordering ? .movable : .fixed
    }

    private func identifier(of id: TabGroup<Spec.Tab>.ID) -> String {
      switch id {
      case .tab(let tab): tab.name
      case .section(.text(let text), let number): "section.\(text).\(number)"
      case .section(.key(let key, let table, _), let number): "section.\(table).\(key).\(number)"
      }
    }

    private func makeTab(_ tab: Spec.Tab) -> UITab {
      let provider: (UITab) -> UIViewController = { [weak host] _ in host?.stacks[tab]?.controller ?? UIViewController()
      }
      let made: UITab
      if tab.tabItem.isSearch {
        made = UISearchTab(viewControllerProvider: provider)
        made.title = String(tab.title, bundle: host.bundle)
        made.image = UIImage(tab.icon)
      } else {
        made = UITab(
          title: String(tab.title, bundle: host.bundle), image: UIImage(tab.icon), identifier: tab.name,
          viewControllerProvider: provider)
        made.allowsHiding = Spec.tabBar.customization != nil && tab.tabItem.visibility != .always
        made.isHiddenByDefault = tab.tabItem.visibility == .optional
      }
      made.accessibilityIdentifier = tab.accessibilityID
      return made
    }

    func select(_ tab: Spec.Tab, hidden: Set<Spec.Tab>) {
      for (other, item) in tabs {
        // The system restores the user's changes when a tab is added. The navigator has saved the changes, too.
        if item.isHidden != hidden.contains(other) { item.isHidden = hidden.contains(other) }
        if other.selectedIcon != other.icon { item.image = UIImage(other == tab ? other.selectedIcon : other.icon) }
      }
      for group in groups {
        group.isHidden = group.visibleChild == nil
        group.defaultChildIdentifier = group.visibleChild?.identifier
        if group.selectedChild?.isHidden == true { group.selectedChild = group.visibleChild }
      }
      guard let item = tabs[tab] else { return }
      // UIKit replaces only the view controllers of tabs at the root. The view controller of a group shows a child.
      item.parent?.content?.show(item.viewController)
      if host.selectedTab !== item { host.selectedTab = item }
    }

    /// Some versions of iOS 18 show only the badge of the view controller after the tab is in the tab bar.
    func show(badge: Int, of tab: Spec.Tab) {
      tabs[tab]?.badgeValue = badgeText(badge)
      host.stacks[tab]?.controller.tabBarItem.badgeValue = badgeText(badge)
    }

    func tab(of item: AnyObject) -> Spec.Tab? {
      let item = (item as? UITabGroup)?.visibleChild ?? item
      return tabs.first { $0.value === item }?.key
    }
  }

  @available(iOS 18.0, visionOS 2.0, *) extension UITabGroup {
    fileprivate var content: GroupController? { viewController as? GroupController }

    /// The child that the group shows when the user chooses the group. The selected child can be hidden.
    fileprivate var visibleChild: UITab? { ([selectedChild].compactMap(\.self) + children).first { !$0.isHidden } }
  }

  final class GroupController: UIViewController {
    override var childForStatusBarStyle: UIViewController? { children.first }
    override var childForStatusBarHidden: UIViewController? { children.first }

    func show(_ new: UIViewController?) {
      guard new !== children.first else { return }
      contain(new)
      if new != nil { setNeedsStatusBarAppearanceUpdate() }
    }
  }
#endif
