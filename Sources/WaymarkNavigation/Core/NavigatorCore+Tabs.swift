extension NavigatorCore {
  package mutating func select(_ tab: Spec.Tab) -> CommandOutcome<Spec> {
    guard visibleTabs.contains(tab) else { return reject(.hiddenTab(tab)) }
    var next = state
    next.selectedTab = tab
    assign(next)
    return .done
  }

  /// Selects a tab. If the tab is already selected and the spec has `retap: popToRoot`, the stack of the tab is popped
  /// to the root screen.
  package mutating func tap(_ tab: Spec.Tab) {
    guard tab == state.selectedTab else {
      _ = select(tab)
      return
    }
    emit(.retapped(tab))
    if Spec.tabBar.retap == .popToRoot { _ = popToRoot(in: .tab(tab)) }
  }

  mutating func takeArguments(for tab: Spec.Tab) -> Spec.TabArguments? { tabArguments.removeValue(forKey: tab) }

  /// Sets the conditions that hold. The new conditions can show tabs, hide tabs, remove screens, or continue the pending
  /// command or link.
  package mutating func change(to conditions: Set<Spec.Condition>) {
    guard self.conditions != conditions else { return }
    let tabs = visibleTabs
    let ended = Spec.Condition.allCases.filter { condition in
      guard self.conditions.contains(condition), !conditions.contains(condition) else { return false }
      return state.permitted(where: self.conditions.subtracting([condition])) != state
    }
    self.conditions = conditions
    if !ended.isEmpty { emit(.conditionsEnded(ended)) }
    tabsChanged(from: tabs, restoring: restored)
    continueAfterConditions()
  }

  /// Reports a change of the tabs in the tab bar. If the selected tab is now hidden, its fallback tab is selected.
  ///
  /// - Parameters:
  ///   - former: The tabs in the tab bar before the change.
  ///   - tab: The tab to select, or `nil` to keep the selected tab. If this tab is hidden, its fallback tab is
  ///     selected.
  ///   - restored: The saved state. If its tab is hidden, the navigator selects the tab as soon as the tab is visible.
  mutating func tabsChanged(
    from former: [Spec.Tab], selecting tab: Spec.Tab? = nil, restoring restored: NavigationState<Spec>? = nil
  ) {
    let tabs = visibleTabs
    if tabs != former { emit(.tabBarChanged(tabs)) }
    let wanted = restored ?? state
    var next = wanted.permitted(where: conditions)
    next.selectedTab = (tab ?? wanted.selectedTab).fallback(among: tabs)
    assign(next, restoring: restored)
  }
}
