extension NavigatorCore {
  mutating func select(_ tab: Spec.Tab) -> CommandOutcome<Spec> {
    guard visibleTabs.contains(tab) else { return reject(.hiddenTab(tab)) }
    var next = intended
    next.selectedTab = tab
    assign(next)
    return .done
  }

  /// Selects a tab, or pops the selected one to its root if the spec says so and there is something to pop.
  mutating func tap(_ tab: Spec.Tab) {
    guard tab == state.selectedTab else {
      _ = select(tab)
      return
    }
    emit(.retapped(tab))
    if Spec.tabBar.retap == .popToRoot { _ = popToRoot(in: .tab(tab)) }
  }

  mutating func takeArguments(for tab: Spec.Tab) -> Spec.TabArguments? { tabArguments.removeValue(forKey: tab) }

  /// Shows and hides the tabs that depend on conditions, and opens the pending link if it has nothing left to wait for.
  mutating func change(to conditions: Set<Spec.Condition>) {
    guard self.conditions != conditions else { return }
    let tabs = visibleTabs
    self.conditions = conditions
    tabsChanged(from: tabs, restoring: restoredTab)
    openPendingLink()
  }

  /// Reports tabs that were shown or hidden, and selects the fallback if the selected tab is hidden.
  ///
  /// - Parameters:
  ///   - former: The tabs that were in the bar.
  ///   - tab: The tab to select if it is in the bar; nil for the selected one.
  ///   - restoredTab: The tab to select now, or else once it is in the bar.
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
