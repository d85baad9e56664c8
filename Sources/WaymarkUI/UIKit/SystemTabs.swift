#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  /// The tabs of a tab bar controller as `UITab` objects.
  ///
  /// In a wide window on iPad or Mac, the sections of the spec are groups in the sidebar. In any other window, a group
  /// would hide its tabs behind a single item in the tab bar. The tabs are therefore in the tab bar without groups.
  @available(iOS 18.0, visionOS 2.0, *)
  @MainActor
  final class SystemTabs<Spec: NavigationSpec>: TabsInBar {
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

    // MARK: Tabs and groups

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

    /// Returns the tabs and groups at the root of the tab bar controller. The system places the search tab separately.
    private func roots(of tabs: [Spec.Tab]) -> [UITab] {
      guard hasSidebar else { return tabs.compactMap { self.tabs[$0] } }
      let sections = tabs.filter { !$0.tabItem.isSearch }.grouped()
      return sections.flatMap(items) + tabs.filter(\.tabItem.isSearch).compactMap { self.tabs[$0] }
    }

    /// Returns a group for a section with a heading, or the tabs of a section without a heading.
    private func items(of section: TabGroup<Spec.Tab>) -> [UITab] {
      let children = section.tabs.compactMap { tabs[$0] }
      for (tab, item) in zip(section.tabs, children) {
        item.preferredPlacement = placement(of: tab, isRoot: section.heading == nil)
      }
      guard let heading = section.heading else { return children }
      let group = UITabGroup(
        title: heading, image: children.first?.image, identifier: identifier(of: section.id), children: children
      ) { _ in GroupController() }
      if Spec.tabBar.customization == nil { group.preferredPlacement = .fixed }
      group.defaultChildIdentifier = children.first?.identifier
      group.allowsReordering = Spec.tabBar.customization?.allowsReordering ?? false
      groups.append(group)
      return [group]
    }

    /// Returns the changes that the user can make to a tab in the tab bar.
    private func placement(of tab: Spec.Tab, isRoot: Bool) -> UITab.Placement {
      guard let customization = Spec.tabBar.customization else { return isRoot ? .fixed : .sidebarOnly }
      guard isRoot, tab.tabItem.visibility == .always else { return .automatic }
      return customization.allowsReordering ? .movable : .fixed
    }

    private func identifier(of id: TabGroup<Spec.Tab>.ID) -> String {
      switch id {
      case .tab(let tab): tab.name
      case .section(let heading, let number): "section.\(heading).\(number)"
      }
    }

    private func makeTab(_ tab: Spec.Tab) -> UITab {
      let provider: (UITab) -> UIViewController = { [weak host] _ in
        host?.stacks[tab]?.controller ?? UIViewController()
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

    // MARK: Selection

    func select(_ tab: Spec.Tab, hidden: Set<Spec.Tab>) {
      for (other, item) in tabs {
        // The system restores the user's changes when a tab is added. The navigator has saved the changes, too.
        if item.isHidden != hidden.contains(other) { item.isHidden = hidden.contains(other) }
        if other.selectedIcon != other.icon { item.image = UIImage(other == tab ? other.selectedIcon : other.icon) }
      }
      guard let item = tabs[tab] else { return }
      // UIKit replaces only the view controllers of tabs at the root. The view controller of a group shows a child.
      item.parent?.content?.show(item.viewController)
      if host.selectedTab !== item { host.selectedTab = item }
    }

    func show(badge: Int, of tab: Spec.Tab) { tabs[tab]?.badgeValue = badgeText(badge) }

    func tab(of item: AnyObject) -> Spec.Tab? {
      let item = (item as? UITabGroup).flatMap { $0.selectedChild ?? $0.children.first } ?? item
      return tabs.first { $0.value === item }?.key
    }
  }

  @available(iOS 18.0, visionOS 2.0, *)
  extension UITabGroup {
    /// The container that shows the selected child of the group.
    fileprivate var content: GroupController? { viewController as? GroupController }
  }
#endif
