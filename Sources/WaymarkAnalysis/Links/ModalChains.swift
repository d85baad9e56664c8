import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// The stacks of modal screens that the `in` keys of routes allow.
struct ModalChains {
  /// The value of a link's `in` key.
  enum Place {
    case currentTab
    case tab(Int)
    case modal(Int)
  }

  enum Result {
    case chain([Int])
    /// Several stacks are possible, because the modal route with this index can cover several screens.
    case undecided(at: Int)
    case notAllowed
    case unknown
  }

  private let table: RouteTable

  init(_ table: RouteTable) {
    self.table = table
  }

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

  /// If the route itself can cover the place, the place is directly beneath the route.
  func only(endingWith route: Int, _ presentation: RouteSyntax.Presentation, over place: Place) -> Result {
    var deadEnds: [Bool] = []
    return search(route, covers: presentation == .window ? [] : table.routes[route].covers, place, &deadEnds)
  }

  private func search(_ route: Int, covers: [Int], _ place: Place, _ deadEnds: inout [Bool]) -> Result {
    guard !table.withEndlessCovers.contains(route) else { return .unknown }
    let screen = table.routes[route]
    switch place {
    case .currentTab: if covers.isEmpty || !screen.tabs.isEmpty { return .chain([route]) }
    case .tab(let tab): if screen.tabs.contains(tab) { return .chain([route]) }
    case .modal(let modal):
      if covers.contains(modal) { return only(endingWith: modal, .sheet).adding(route) }
    }
    var found = Result.notAllowed
    if deadEnds.isEmpty, !covers.isEmpty { deadEnds = Array(repeating: false, count: table.routes.count) }
    for next in covers where !deadEnds[next] {
      let result = search(next, covers: table.routes[next].covers, place, &deadEnds)
      switch (found, result) {
      case (_, .notAllowed): deadEnds[next] = true
      case (.notAllowed, _): found = result.adding(route)
      default: return .undecided(at: route)
      }
    }
    return found
  }
}

extension ModalChains.Result {
  fileprivate func adding(_ route: Int) -> Self {
    if case .chain(let chain) = self { .chain(chain + [route]) } else { self }
  }
}
