extension NavigationState {
  /// The state after a landing, with nothing left to wait for: conditions are not asked for, and what is presented makes way at
  /// once.
  ///
  /// What was presented goes, as it would cover what the landing shows; it stays where it is what the landing presents, and
  /// where the landing says nothing of tabs and stacks. A tab that is not among those given leads to the one that takes its
  /// place: to that one's root, with the route where it is allowed there, or to that one as it is where the landing leaves the
  /// stack as it is.
  ///
  /// - Parameters:
  ///   - landing: Where to go.
  ///   - visible: The tabs that are there.
  /// - Throws: ``NavigationError/notAllowed(_:in:)`` where the spec does not let a screen be pushed where the landing has it.
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

  /// Makes sure that the stack is there and that the spec lets each of the screens be pushed onto it.
  func check(_ routes: [Spec.Route], in place: NavigationPlace<Spec>) throws(NavigationError<Spec>) {
    guard has(place) else { throw .notThere(place) }
    if let route = routes.first(where: { !allows($0, in: place) }) { throw .notAllowed(route, in: place) }
  }
}

extension Landing {
  /// Whether it says anything of tabs and stacks, so that nothing may cover them.
  var movesTabs: Bool { tab != nil || stackChange != .keep }

  /// The landing with the tab that takes the place of one that is not there: its root, with the route where it is allowed.
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
  /// Returns the tab to select in place of this one: the tab itself if it is in the bar, or else the first of its chain of
  /// fallbacks that is, or else the first tab in the bar.
  ///
  /// - Parameter visible: The tabs in the bar.
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
