extension NavigationState {
  /// Returns the state that results from a ``Landing``. The method doesn't check the conditions of the landing.
  ///
  /// If the landing selects a tab or changes a stack, the presented sheet or cover is dismissed. If the landing
  /// presents a sheet or cover, the new sheet or cover replaces the current sheet or cover.
  ///
  /// If the tab of the landing is hidden, its fallback tab is selected. The method then omits each screen of the
  /// landing that the fallback tab doesn't allow. If the fallback tab doesn't allow the last screen of the landing, the
  /// stack of the fallback tab is empty. If the landing doesn't change the stack, the stack of the fallback tab stays
  /// unchanged.
  ///
  /// - Parameters:
  ///   - landing: The landing to apply.
  ///   - visible: The tabs in the tab bar.
  /// - Returns: The state that results from the landing.
  /// - Throws: ``NavigationError/notAllowed(_:in:)`` if any of the screens isn't allowed on its stack.
  ///   ``NavigationError/notThere(_:)`` if the landing pushes screens inside a sheet or cover, but no sheet or cover is
  ///   presented.
  public func landed(
    _ landing: Landing<Spec>, visible: [Spec.Tab] = Spec.Tab.allCases
  ) throws(NavigationError<Spec>) -> NavigationState {
    let landing = landing.fitted(to: visible)
    var next = self
    let tab = landing.tab ?? selectedTab
    next.selectedTab = tab
    if landing.movesTabs { next.modal = nil }
    switch landing.stackChange {
    case .keep: break
    case .replace(let routes): next[stack: .tab(tab)] = routes
    case .append(let routes): next[stack: .tab(tab)] += routes
    }
    try next.check(landing.stack, in: .tab(tab))
    switch landing.modal {
    case .sheet(let sheet): next.modal = Modal(.sheet(sheet))
    case .cover(let cover): next.modal = Modal(.cover(cover))
    case .window(let window): next.open(window)
    case nil: break
    }
    guard !landing.flow.isEmpty else { return next }
    let place = landing.modal.map(NavigationPlace.init) ?? .modal
    try next.check(landing.flow, in: place)
    next[stack: place] = landing.flow
    return next
  }

  /// Checks that a stack exists and that the spec allows all screens on the stack.
  ///
  /// - Parameters:
  ///   - routes: The screens to check.
  ///   - place: The stack.
  /// - Throws: ``NavigationError/notThere(_:)`` if the stack doesn't exist, or ``NavigationError/notAllowed(_:in:)``
  ///   for the first screen that the spec doesn't allow on the stack.
  func check(_ routes: [Spec.Route], in place: NavigationPlace<Spec>) throws(NavigationError<Spec>) {
    guard has(place) else { throw .notThere(place) }
    if let route = routes.first(where: { !allows($0, in: place) }) { throw .notAllowed(route, in: place) }
  }
}

extension Landing {
  /// A Boolean value that indicates whether the landing selects a tab or changes a stack.
  ///
  /// If the value is `true`, the landing dismisses the presented sheet or cover.
  var movesTabs: Bool { tab != nil || stackChange != .keep }

  /// Returns a landing in which the fallback tab replaces a hidden tab.
  ///
  /// The new stack omits each screen that the fallback tab doesn't allow. If the fallback tab doesn't allow the last
  /// screen of the landing, the new stack is empty.
  func fitted(to visible: [Spec.Tab]) -> Landing {
    guard let tab, !visible.contains(tab) else { return self }
    let fallback = tab.fallback(among: visible)
    var landing = self
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
