extension NavigatorCore {
  mutating func select(_ tab: Spec.Tab) -> CommandOutcome<Spec> {
    guard visibleTabs.contains(tab) else { return reject(.hiddenTab(tab)) }
    var next = intended
    next.selectedTab = tab
    assign(next)
    return .done
  }

  /// Selects a tab. If the tab is already selected and the spec has `retap: popToRoot`, the tab shows its root.
  mutating func tap(_ tab: Spec.Tab) {
    guard tab == state.selectedTab else {
      _ = select(tab)
      return
    }
    emit(.retapped(tab))
    if Spec.tabBar.retap == .popToRoot { _ = popToRoot(in: .tab(tab)) }
  }

  mutating func takeArguments(for tab: Spec.Tab) -> Spec.TabArguments? { tabArguments.removeValue(forKey: tab) }

  /// Changes the conditions. Tabs that depend on the conditions are shown or hidden, and the pending link is opened if
  /// its conditions hold.
  mutating func change(to conditions: Set<Spec.Condition>) {
    guard self.conditions != conditions else { return }
    let tabs = visibleTabs
    self.conditions = conditions
    tabsChanged(from: tabs, restoring: restoredTab)
    openPendingLink()
  }

  /// Reports a change of the tabs in the bar, and selects the fallback if the selected tab is hidden.
  ///
  /// - Parameters:
  ///   - former: The tabs that were in the bar before the change.
  ///   - tab: The tab to select, or `nil` to keep the selected tab. If the tab is hidden, its fallback is selected.
  ///   - restoredTab: A restored tab, which is selected as soon as the bar contains the tab.
  mutating func tabsChanged(
    from former: [Spec.Tab], selecting tab: Spec.Tab? = nil, restoring restoredTab: Spec.Tab? = nil
  ) {
    let tabs = visibleTabs
    if tabs != former { emit(.tabBarChanged(tabs)) }
    var next = intended
    next.selectedTab = (tab ?? restoredTab ?? state.selectedTab).fallback(among: tabs)
    assign(next, restoring: restoredTab)
  }
}
