extension NavigationState {
  /// Returns the state that results from a ``Landing``. The method doesn't check the conditions of the landing.
  ///
  /// If the landing selects a tab, changes a stack, or presents sheets or covers, the sheets and covers of the landing
  /// replace all presented sheets and covers.
  ///
  /// If the tab of the landing is hidden, its fallback tab is selected. The method then omits each screen of the
  /// landing that the fallback tab doesn't allow. If the fallback tab doesn't allow the last screen of the landing, the
  /// stack of the fallback tab is empty. If the landing doesn't change the stack, the stack of the fallback tab stays
  /// unchanged.
  ///
  /// If a gate is shown and the landing opens over gates, its screens are pushed onto the gate, and its sheets and covers
  /// are presented over the gate. Otherwise, the state changes behind the gate.
  ///
  /// If the landing selects no tab, and its sheet or cover can't be presented over the selected tab, the first visible
  /// tab that allows it is selected.
  ///
  /// - Parameters:
  ///   - landing: The landing to apply.
  ///   - visible: The tabs in the tab bar.
  /// - Returns: The state that results from the landing.
  /// - Throws: ``NavigationError/notAllowed(_:in:)`` if any of the screens isn't allowed on its stack.
  ///   ``NavigationError/cannotCover(_:over:)`` if any of the sheets and covers can't cover the one beneath it.
  ///   ``NavigationError/cannotPresent(_:over:)`` if the first sheet or cover can't be presented over the tab.
  public func landed(
    _ landing: Landing<Spec>, visible: [Spec.Tab] = Spec.Tab.allCases
  ) throws(NavigationError<Spec>) -> NavigationState {
    if landing.opensOverGates, let gate { return try landed(landing, over: gate.screen) }
    if let gate = landing.gate { throw .notThere(.gate(gate)) }
    let landing = landing.fitted(to: visible, from: selectedTab)
    var next = self
    let tab = landing.tab ?? selectedTab
    next.selectedTab = tab
    switch landing.stackChange {
    case .keep: break
    case .replace(let routes): next[stack: .tab(tab)] = routes
    case .append(let routes): next[stack: .tab(tab)] += routes
    }
    try next.check(landing.stack, in: .tab(tab))
    if landing.replacesModals {
      next.modalsOverTabs = landing.modals
      try next.checkTab()
      try next.check(next.modalsOverTabs)
    }
    return try next.opening(landing.window)
  }

  func opening(_ window: OpenWindow?) throws(NavigationError<Spec>) -> NavigationState {
    guard let window else { return self }
    var next = self
    next.open(window.window)
    try next.check(window.stack, in: .window(window.window))
    next[stack: .window(window.window)] = window.stack
    return next
  }

  /// Over each other, and with the screens on their stacks.
  func check(_ modals: [Modal]) throws(NavigationError<Spec>) {
    for (modal, other) in zip(modals.dropFirst(), modals) where !modal.screen.canCover(other.screen) {
      throw .cannotCover(modal.screen, over: other.screen)
    }
    for modal in modals { try check(modal.stack, in: .modal(modal.screen)) }
  }

  /// The stack must exist, and the spec must allow the screens.
  func check(_ routes: [Spec.Route], in place: NavigationPlace<Spec>) throws(NavigationError<Spec>) {
    guard has(place) else { throw .notThere(place) }
    if let route = routes.first(where: { !allows($0, in: place) }) { throw .notAllowed(route, in: place) }
  }
}

extension Landing {
  /// A landing that only opens a window doesn't change the sheets and covers.
  var replacesModals: Bool { tab != nil || stackChange != .keep || !modals.isEmpty }

  /// The fallback replaces a hidden tab. The stack omits the screens that the fallback doesn't allow, and is empty if
  /// the last screen isn't allowed. Sheets and covers are omitted if the fallback doesn't allow the first one.
  func fitted(to visible: [Spec.Tab], from selectedTab: Spec.Tab) -> Landing {
    var landing = self
    guard let tab else {
      if let tabs = modals.first?.screen.tabs, !tabs.contains(selectedTab) {
        landing.tab = visible.first(where: tabs.contains)
      }
      return landing
    }
    guard !visible.contains(tab) else { return self }
    let fallback = tab.fallback(among: visible)
    if let tabs = modals.first?.screen.tabs, !tabs.contains(fallback) { landing.modals = [] }
    landing.tab = fallback
    landing.tabArguments = nil
    guard stackChange != .keep else { return landing }
    let isAllowed = stack.last?.isAllowed(in: fallback) ?? false
    landing.stackChange = .replace(isAllowed ? stack.filter { $0.isAllowed(in: fallback) } : [])
    return landing
  }
}

extension NavigationTab where Navigation.Tab == Self {
  /// Returns this tab, or a visible fallback tab if this tab is hidden.
  ///
  /// If the tab bar contains this tab, the result is this tab. If this tab is hidden, the method checks its fallback
  /// tab, then the fallback of that tab, and so on, until a tab is visible. If the method finds no visible tab, the
  /// result is the first tab in the tab bar.
  ///
  /// - Parameter visible: The tabs in the tab bar.
  /// - Returns: The tab to select.
  public func fallback(among visible: [Self]) -> Self {
    var tab = self
    var seen: Set<Self> = []
    while !visible.contains(tab) {
      guard seen.insert(tab).inserted, let fallback = tab.tabItem.fallback else { return visible.first ?? self }
      tab = fallback
    }
    return tab
  }
}
