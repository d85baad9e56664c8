import Everything
import WaymarkNavigation

extension ReferenceNavigator {
  typealias Choice = (order: [Museum.Floor], shown: Set<Museum.Floor>)

  /// Returns the closest choice that the spec allows.
  ///
  /// The choice has each tab once, shows the pinned tabs, and shows at least the minimum number of tabs.
  static func nearest(_ wanted: Choice) -> Choice {
    var order: [Museum.Floor] = []
    for tab in wanted.order where !order.contains(tab) { order.append(tab) }
    for (index, tab) in MuseumTables.tabs.enumerated() where !order.contains(tab) {
      if index == 0 {
        order.insert(tab, at: 0)
      } else {
        order.insert(tab, at: order.firstIndex(of: MuseumTables.tabs[index - 1])! + 1)
      }
    }
    var shown = wanted.shown.union(MuseumTables.pinned)
    for tab in MuseumTables.tabs where !wanted.order.contains(tab) && MuseumTables.shownAtFirst.contains(tab) {
      shown.insert(tab)
    }
    for tab in order where shown.count < MuseumTables.minimum && MuseumTables.shownAtFirst.contains(tab) {
      shown.insert(tab)
    }
    for tab in order where shown.count < MuseumTables.minimum { shown.insert(tab) }
    return (order, shown)
  }

  private mutating func take(_ choice: Choice, selecting tab: Museum.Floor? = nil) {
    let former = visibleTabs
    (order, shown) = choice
    var memory = kept[account, default: Kept()]
    memory.order = order
    memory.shown = []
    for tab in order where shown.contains(tab) { memory.shown?.append(tab) }
    kept[account] = memory
    tabsChanged(from: former, selecting: tab)
  }

  mutating func show(_ tab: Museum.Floor) { take((order, shown.union([tab]))) }

  func reasonToKeep(_ tab: Museum.Floor) -> Refusal? {
    if MuseumTables.pinned.contains(tab) { return .pinnedTab(tab) }
    if !shown.contains(tab) { return nil }
    let refusal = Refusal.tooFewTabs(hiding: tab, minimum: MuseumTables.minimum)
    // Both the visible tabs and the user's choice must keep the minimum number of tabs.
    if visibleTabs.contains(tab) && visibleTabs.count - 1 < MuseumTables.minimum { return refusal }
    if shown.count - 1 < MuseumTables.minimum { return refusal }
    return nil
  }

  mutating func hide(_ tab: Museum.Floor) -> Outcome {
    if let reason = reasonToKeep(tab) { return refuse(reason) }
    take((order, shown.subtracting([tab])))
    return .done
  }

  mutating func move(_ tab: Museum.Floor, to position: Int) -> Outcome {
    if !visibleTabs.contains(tab) { return refuse(.hiddenTab(tab)) }
    let others = visibleTabs.filter { $0 != tab }
    var moved: [Museum.Floor] = []
    if position <= 0 || others.isEmpty { moved.append(tab) }
    for other in order where other != tab {
      moved.append(other)
      if position > 0 && !others.isEmpty && other == others[min(position, others.count) - 1] { moved.append(tab) }
    }
    take((moved, shown))
    return .done
  }

  mutating func arrange(_ choice: Choice) { take(Self.nearest(choice)) }

  mutating func resetTabBar() {
    take((MuseumTables.tabs, MuseumTables.shownAtFirst), selecting: MuseumTables.resetSelects)
  }
}
