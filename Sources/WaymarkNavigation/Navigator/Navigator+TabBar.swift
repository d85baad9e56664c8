/// What the user may change about the tab bar. What is changed is kept, under the spec's key.
extension Navigator {
  /// Whether a tab is shown where its condition holds: what a switch in an app's settings is bound to. Setting it shows or hides
  /// the tab, as far as the spec allows.
  public subscript(isShown tab: Spec.Tab) -> Bool {
    get { arrangement.shown.contains(tab) }
    set { if newValue { show(tab) } else { hide(tab) } }
  }

  /// Whether ``hide(_:)`` would hide the tab: what a switch in an app's settings is enabled by.
  public func canHide(_ tab: Spec.Tab) -> Bool { reasonToKeep(tab) == nil }

  /// Shows a tab, in its place in the order.
  ///
  /// - Returns: Whether the spec lets the user change the bar.
  @discardableResult
  public func show(_ tab: Spec.Tab) -> Bool {
    guard Spec.tabBar.customization != nil else { return refuse(.fixedTabBar) }
    arrange(TabArrangement(shown: arrangement.shown.union([tab]), order: arrangement.order))
    return true
  }

  /// Hides a tab. Where it is selected, its fallback is selected in its place.
  ///
  /// - Returns: Whether the spec lets the user hide it; where it does not, nothing changes and an event tells of it.
  @discardableResult
  public func hide(_ tab: Spec.Tab) -> Bool {
    if let reason = reasonToKeep(tab) { return refuse(reason) }
    arrange(TabArrangement(shown: arrangement.shown.subtracting([tab]), order: arrangement.order))
    return true
  }

  private func reasonToKeep(_ tab: Spec.Tab) -> NavigationRefusal<Spec>? {
    guard let customization = Spec.tabBar.customization else { return .fixedTabBar }
    if tab.tabItem.visibility == .always { return .pinnedTab(tab) }
    guard arrangement.shown.contains(tab) else { return nil }
    let left = visibleTabs.count { $0 != tab }
    let minimum = max(customization.minimum, 1)
    let isTooFew = left < minimum && visibleTabs.contains(tab) || arrangement.shown.count <= minimum
    return isTooFew ? .tooFewTabs(hiding: tab, minimum: minimum) : nil
  }

  /// Moves a tab to another place among those in the bar.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - position: Its place in the bar as it will be, from 0. `onMove` of a list counts with the tab still there: where its
  ///     `toOffset` is behind the tab, it is one more than this.
  ///
  /// - Returns: Whether the spec lets tabs change places and the tab is in the bar.
  @discardableResult
  public func move(_ tab: Spec.Tab, to position: Int) -> Bool {
    guard let customization = Spec.tabBar.customization else { return refuse(.fixedTabBar) }
    guard customization.mayReorder else { return refuse(.fixedOrder) }
    guard visibleTabs.contains(tab) else { return refuse(.hiddenTab(tab)) }
    let others = visibleTabs.filter { $0 != tab }
    var order = arrangement.order.filter { $0 != tab }
    // Behind its new neighbour to the left, so that tabs that are not there stay where they are.
    let position = min(max(position, 0), others.count)
    let index = position == 0 ? 0 : order.firstIndex(of: others[position - 1]).map { $0 + 1 } ?? order.count
    order.insert(tab, at: index)
    arrange(TabArrangement(shown: arrangement.shown, order: order))
    return true
  }

  /// Takes over an arrangement, of an export, say.
  ///
  /// - Returns: Whether the spec lets the user change the bar.
  @discardableResult
  public func arrangeTabs(as arrangement: TabArrangement<Spec>) -> Bool {
    guard Spec.tabBar.customization != nil else { return refuse(.fixedTabBar) }
    arrange(arrangement)
    return true
  }

  /// Sets the bar back to the spec's own, and selects the tab that the spec names for it (`resetSelects`).
  ///
  /// - Returns: Whether the spec lets the user change the bar.
  @discardableResult
  public func resetTabBar() -> Bool {
    guard let customization = Spec.tabBar.customization else { return refuse(.fixedTabBar) }
    arrange(TabArrangement(), selecting: customization.resetSelects)
    return true
  }

  private func arrange(_ arrangement: TabArrangement<Spec>, selecting tab: Spec.Tab? = nil) {
    let former = visibleTabs
    self.arrangement = arrangement
    arrangement.keep(in: storage, keys)
    tabsChanged(from: former, selecting: tab)
  }
}
