import SpecText

extension PlacementResolver {
  /// The names that a link can have in its `in`.
  struct Choices {
    var tabs: [String] = []
    var modals: [String] = []

    var names: [String] { tabs + modals }

    var summary: String {
      modals.isEmpty
        ? counted(tabs.count, "tab")
        : tabs.isEmpty
          ? counted(modals.count, "modal route")
          : "\(counted(tabs.count, "tab")) and \(counted(modals.count, "modal route"))"
    }
  }

  private func choices(_ tabs: [Int], _ modals: [Int], where isChoice: (ModalChains.Place) -> Bool) -> Choices {
    Choices(
      tabs: tabs.filter { isChoice(.tab($0)) }.map { context.tabs[$0].name.string },
      modals: modals.filter { isChoice(.modal($0)) }.map { context.routes[$0].name.string })
  }

  /// A tab or a modal route that does not decide the landing is no choice.
  func choices(of route: Int, _ presentation: RouteSyntax.Presentation = .push) -> Choices {
    let screen = context.routes[route]
    guard presentation == .push else { return choices(tabs(of: route), screen.covers) { _ in true } }
    let own = choices(tabs(of: route), screen.flows) { place in
      if case .tab = place { true } else { isDecided(place, of: route, .push) }
    }
    guard own.modals.isEmpty, let flow = onlyFlow(of: route) else { return own }
    return choices(tabs(of: flow), context.routes[flow].covers) { isDecided($0, of: route, .push) }
  }

  func choices(over modal: Int, of route: Int, _ presentation: RouteSyntax.Presentation) -> Choices {
    choices(tabs(of: modal), context.routes[modal].covers) { isDecided($0, of: route, presentation) }
  }

  private func tabs(of route: Int) -> [Int] { context.routes[route].tabs.sorted(outOf: context.tabs.count) }

  func tabNames(of route: Int) -> [String] { tabs(of: route).map { context.tabs[$0].name.string } }

  private func isDecided(
    _ place: ModalChains.Place, of route: Int, _ presentation: RouteSyntax.Presentation
  ) -> Bool {
    guard presentation == .push else { return chains.only(endingWith: route, presentation, over: place).isChain }
    if case .modal(let flow) = place, context.routes[route].flows.contains(flow) {
      return chains.only(endingWith: flow, kind(ofFlow: flow)).isChain
    }
    guard let flow = onlyFlow(of: route) else { return false }
    return chains.only(endingWith: flow, kind(ofFlow: flow), over: place).isChain
  }

  func isInEveryTab(_ route: Int) -> Bool { tabs(of: route).count == context.tabs.count }

  /// The modal routes over the selected tab around a route that is pushed only inside modal routes.
  func modalsOverCurrentTab(beneath route: Int) -> ModalChains.Result {
    onlyFlow(of: route).map { chains.only(endingWith: $0, kind(ofFlow: $0), over: .currentTab) } ?? .notAllowed
  }

  /// A sheet or cover may be opened over the selected tab even if some tabs don't allow it, but a pushed route may not.
  func canUseCurrentTab(_ modal: Int, beneath route: Int, _ presentation: RouteSyntax.Presentation) -> Bool {
    guard presentation == .push else { return !context.routes[modal].tabs.isEmpty }
    guard case .chain(let chain) = modalsOverCurrentTab(beneath: route) else { return false }
    return isInEveryTab(chain[0])
  }

  func isDecided(without route: Int) -> Bool {
    onlyFlow(of: route).map { chains.only(endingWith: $0, kind(ofFlow: $0)).isChain } ?? false
  }

  func writing(_ choices: Choices) -> String {
    "write " + Self.choices(choices.names, or: "`in` with one of the \(choices.summary)").joined(or: "or")
  }

  func needsTab(inOtherLinksOf route: Int) -> Bool {
    context.declarations.routes[route].value.links.contains { $0.tab == nil }
  }
}
