extension NavigatorCore {
  package mutating func select(_ tab: Spec.Tab) -> CommandOutcome {
    guard visibleTabs.contains(tab) else { return reject(.hiddenTab(tab)) }
    var next = state
    next.selectedTab = tab
    return leave(to: next)
  }

  /// With `retap: popToRoot`, a tap on the selected tab pops its stack.
  package mutating func tap(_ tab: Spec.Tab) {
    guard tab == state.selectedTab else {
      // The system's tab bar shows the tapped tab at once.
      if select(tab) == .asking { request(.refreshSelection) }
      return
    }
    emit(.retapped(tab))
    if state[stack: .tab(tab)].isEmpty { retaps[tab, default: 0] += 1 }
    if Spec.tabBar.retap == .popToRoot { _ = popToRoot(in: .tab(tab)) }
  }

  mutating func takeArguments(for tab: Spec.Tab) -> Spec.TabArguments? { tabArguments.removeValue(forKey: tab) }

  /// Can show and hide tabs, remove screens, and continue what waits.
  package mutating func change(to conditions: Set<Spec.Condition>) {
    guard self.conditions != conditions else { return }
    let tabs = visibleTabs
    let ended = Spec.Condition.allCases.filter { condition in
      guard self.conditions.contains(condition), !conditions.contains(condition) else { return false }
      var permitted = state.permitted(where: self.conditions.subtracting([condition]))
      permitted.gate = state.gate
      return permitted != state
    }
    let resets = Spec._gates.contains { rule in
      rule.resetsBehind && self.conditions.contains(rule.condition) && !conditions.contains(rule.condition)
    }
    self.conditions = conditions
    if !ended.isEmpty { emit(.conditionsEnded(ended)) }
    if resets {
      // Links still wait for the gate.
      fulfilling = nil
      dropPendingCommand()
      tabArguments = [:]
      var fresh = NavigationState<Spec>()
      fresh.gate = state.gate
      tabsChanged(from: tabs, in: fresh)
    } else {
      tabsChanged(from: tabs, restoring: restored)
    }
    continueAfterConditions()
  }

  /// Selects the fallback if the selected tab, or the tab to select, is hidden. The hidden tab of a restored state is
  /// selected as soon as it is visible.
  mutating func tabsChanged(
    from former: [Spec.Tab], in state: NavigationState<Spec>? = nil, selecting tab: Spec.Tab? = nil,
    restoring restored: NavigationState<Spec>? = nil
  ) {
    let tabs = visibleTabs
    if tabs != former { emit(.tabBarChanged(tabs)) }
    let wanted = restored ?? state ?? self.state
    var next = wanted.permitted(where: conditions)
    next.selectedTab = (tab ?? wanted.selectedTab).fallback(among: tabs)
    assign(next, restoring: restored)
  }
}

extension NavigatorCore {
  package mutating func show(_ tab: Spec.Tab) -> CommandOutcome {
    arrange(TabArrangement(shown: arrangement.shown.union([tab]), order: arrangement.order))
  }

  package mutating func hide(_ tab: Spec.Tab) -> CommandOutcome {
    if let reason = arrangement.reasonToShow(tab, where: conditions) { return reject(reason) }
    return arrange(TabArrangement(shown: arrangement.shown.subtracting([tab]), order: arrangement.order))
  }

  package mutating func move(_ tab: Spec.Tab, to position: Int) -> CommandOutcome {
    guard let customization = Spec.tabBar.customization else { return reject(.fixedTabBar) }
    guard customization.allowsReordering else { return reject(.fixedOrder) }
    guard visibleTabs.contains(tab) else { return reject(.hiddenTab(tab)) }
    let others = visibleTabs.filter { $0 != tab }
    var order = arrangement.order.filter { $0 != tab }
    // The tab is inserted directly after its new left neighbor. Hidden tabs therefore keep their positions.
    let position = min(max(position, 0), others.count)
    let index = position == 0 ? 0 : order.firstIndex(of: others[position - 1]).map { $0 + 1 } ?? order.count
    order.insert(tab, at: index)
    return arrange(TabArrangement(shown: arrangement.shown, order: order))
  }

  package mutating func resetTabBar() -> CommandOutcome {
    arrange(TabArrangement(), selecting: Spec.tabBar.customization?.resetSelects)
  }

  mutating func arrange(_ arrangement: TabArrangement<Spec>, selecting tab: Spec.Tab? = nil) -> CommandOutcome {
    guard Spec.tabBar.customization != nil else { return reject(.fixedTabBar) }
    let former = visibleTabs
    self.arrangement = arrangement
    request(.saveArrangement(arrangement))
    tabsChanged(from: former, selecting: tab)
    return .done
  }
}
