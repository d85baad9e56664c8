import SpecText

struct ModalChains {
  enum Place: Hashable {
    case currentTab
    case tab(Int)
    case modal(Int)
  }

  enum Result {
    case chain([Int])
    /// The modal route with this index can cover several screens.
    case undecided(at: Int)
    case notAllowed
    case unknown
  }

  /// The routes that cannot be over a place, because the links of a large spec would search the same routes again.
  private final class DeadEnds {
    var routes: [Place: Set<Int>] = [:]
  }

  private let table: RouteTable
  private let deadEnds = DeadEnds()

  init(_ table: RouteTable) { self.table = table }

  func only(endingWith route: Int, _ presentation: RouteSyntax.Presentation) -> Result {
    guard presentation != .window else { return .chain([route]) }
    var chain = [route]
    while let last = chain.last, !table.withEndlessCovers.contains(last) {
      let screen = table.routes[last]
      if screen.covers.isEmpty { return .chain(chain.reversed()) }
      guard screen.covers.count == 1, screen.tabs.isEmpty else { return .undecided(at: last) }
      chain.append(screen.covers[0])
    }
    return .unknown
  }

  /// The place is directly beneath the route if the route itself can cover it.
  func only(endingWith route: Int, _ presentation: RouteSyntax.Presentation, over place: Place) -> Result {
    search(route, covers: presentation == .window ? [] : table.routes[route].covers, place)
  }

  private func search(_ route: Int, covers: [Int], _ place: Place) -> Result {
    guard !table.withEndlessCovers.contains(route) else { return .unknown }
    let screen = table.routes[route]
    switch place {
    case .currentTab: if covers.isEmpty || !screen.tabs.isEmpty { return .chain([route]) }
    case .tab(let tab): if screen.tabs.contains(tab) { return .chain([route]) }
    case .modal(let modal):
      if covers.contains(modal) { return only(endingWith: modal, .sheet).adding(route) }
    }
    var found = Result.notAllowed
    for next in covers where deadEnds.routes[place]?.contains(next) != true {
      let result = search(next, covers: table.routes[next].covers, place)
      switch (found, result) {
      case (_, .notAllowed): deadEnds.routes[place, default: []].insert(next)
      case (.notAllowed, _): found = result.adding(route)
      default: return .undecided(at: route)
      }
    }
    return found
  }
}

extension ModalChains.Result {
  var isChain: Bool { if case .chain = self { true } else { false } }

  fileprivate func adding(_ route: Int) -> Self {
    if case .chain(let chain) = self { .chain(chain + [route]) } else { self }
  }
}

extension PlacementResolver {
  /// A modal screen without a tab lands over the current tab.
  func modalPlacement(_ entry: LinkSyntax, _ presentation: RouteSyntax.Presentation, of route: Int) -> LinkPlacement? {
    guard let name = entry.tab else {
      return placement(chains.only(endingWith: route, presentation), presentation, of: route, entry)
    }
    guard let place = place(name) else {
      names.reportUnknown(name, expected: context.routes[route].covers.isEmpty ? .tab : .tabOrModalRoute)
      return nil
    }
    let result = chains.only(endingWith: route, presentation, over: place)
    guard case .notAllowed = result else { return placement(result, presentation, over: place, of: route, entry) }
    guard !context.routeTable.withUnknownTabs.contains(route) else { return nil }
    switch place {
    case .tab: _ = allowedTab(name, of: route, presentation)
    case .modal(let modal): reportModalNotAllowed(name, modal, of: route, presentation)
    // Some stack is over the current tab, because the outermost modal screen of a stack covers none.
    case .currentTab: break
    }
    return nil
  }

  func placement(
    _ result: ModalChains.Result, _ presentation: RouteSyntax.Presentation, over place: ModalChains.Place? = nil,
    of route: Int, _ entry: LinkSyntax
  ) -> LinkPlacement? {
    switch result {
    case .chain(let chain):
      let tab: Int? = if case .tab(let tab)? = place { tab } else { nil }
      return LinkPlacement(
        presentation: presentation, tab: tab, modals: presentation == .push ? chain : chain.dropLast())
    case .undecided(let modal):
      reportUndecided(modal, presentation, of: route, entry)
      return nil
    case .notAllowed, .unknown: return nil
    }
  }

  func place(_ name: Text) -> ModalChains.Place? {
    if name == "current" { return .currentTab }
    switch names[name] {
    case .tab(let tab)?: return .tab(tab)
    case .route(let route)? where context.routes[route].presentations.contains(where: \.isModal):
      return .modal(route)
    case .route?, .resolvedLink?, nil: return nil
    }
  }

  /// `nil` unless the `in` key of the route contains only this name.
  func onlyFlow(of route: Int) -> Int? {
    let screen = context.routes[route]
    guard screen.tabs.sorted(outOf: context.tabs.count).isEmpty, screen.flows.count == 1 else { return nil }
    return screen.flows.first
  }

  func kind(ofFlow flow: Int) -> RouteSyntax.Presentation {
    context.routes[flow].presentations.first(where: \.isModal)!
  }

  func modals(around route: Int, _ presentation: RouteSyntax.Presentation) -> [Int] {
    switch presentation {
    case .push: context.routes[route].flows
    case .sheet, .cover: context.routes[route].covers
    case .window, .gate: []
    }
  }
}
