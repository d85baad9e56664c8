/// Commands that carry out the user's changes to the tab bar.
extension NavigatorCore {
  package mutating func show(_ tab: Spec.Tab) -> CommandOutcome<Spec> {
    arrange(TabArrangement(shown: arrangement.shown.union([tab]), order: arrangement.order))
  }

  package mutating func hide(_ tab: Spec.Tab) -> CommandOutcome<Spec> {
    if let reason = arrangement.reasonToShow(tab, where: conditions) { return reject(reason) }
    return arrange(TabArrangement(shown: arrangement.shown.subtracting([tab]), order: arrangement.order))
  }

  package mutating func move(_ tab: Spec.Tab, to position: Int) -> CommandOutcome<Spec> {
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

  package mutating func resetTabBar() -> CommandOutcome<Spec> {
    arrange(TabArrangement(), selecting: Spec.tabBar.customization?.resetSelects)
  }

  mutating func arrange(_ arrangement: TabArrangement<Spec>, selecting tab: Spec.Tab? = nil) -> CommandOutcome<Spec> {
    guard Spec.tabBar.customization != nil else { return reject(.fixedTabBar) }
    let former = visibleTabs
    self.arrangement = arrangement
    request(.saveArrangement(arrangement))
    tabsChanged(from: former, selecting: tab)
    return .done
  }
}
