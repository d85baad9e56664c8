import WaymarkLinks

extension RandomSpec {
  /// The presentations of screens that can cover and be covered.
  private static let coverKinds: [Destination.Kind] = [.sheet, .cover]

  /// Returns the sheets and covers that a route with a presentation may cover.
  func covers(of route: Int, as kind: Destination.Kind) -> [Int] {
    guard Self.coverKinds.contains(kind) else { return [] }
    return routes[route].modals.filter { self.kind(beneath: $0) != nil }
  }

  /// Returns the presentation of a route that other modal screens cover, or `nil` if none can.
  func kind(beneath route: Int) -> Destination.Kind? { routes[route].kinds.first(where: Self.coverKinds.contains) }

  /// Returns the presentation of a route when a link pushes another route onto its stack.
  func kind(ofFlow route: Int) -> Destination.Kind { routes[route].kinds.first { $0 != .push }! }

  /// Returns all stacks of modal screens that end with a route, outermost first.
  ///
  /// - Parameters:
  ///   - route: The innermost modal route.
  ///   - kind: The presentation of the route.
  ///   - place: The value of a link's `in` key. A screen that can be directly over the place is so.
  /// - Returns: The stacks.
  func stacks(endingWith route: Int, as kind: Destination.Kind, over place: Link.Place) -> [[Int]] {
    let covers = covers(of: route, as: kind)
    let isOverTabs = covers.isEmpty || routes[route].tabs != []
    func above(_ covered: Int, _ place: Link.Place) -> [[Int]] {
      stacks(endingWith: covered, as: self.kind(beneath: covered)!, over: place).map { $0 + [route] }
    }
    switch place {
    case .anywhere: return (isOverTabs ? [[route]] : []) + covers.flatMap { above($0, .anywhere) }
    case .current: if isOverTabs { return [[route]] }
    case .tab(let tab): if routes[route].tabs?.contains(tab) ?? true { return [[route]] }
    case .modal(let modal): if covers.contains(modal) { return above(modal, .anywhere) }
    }
    return covers.flatMap { above($0, place) }
  }

  /// Returns the modal screens beneath the target of a link, or `nil` if the link is not valid.
  func modals(beneath route: Int, as kind: Destination.Kind, over place: Link.Place) -> [Int]? {
    guard kind == .push else {
      let stacks = stacks(endingWith: route, as: kind, over: place)
      return stacks.count == 1 ? stacks[0].dropLast() : nil
    }
    var stacks: [[Int]] = []
    switch place {
    case .tab(let tab) where routes[route].tabs?.contains(tab) ?? true: return []
    case .current where routes[route].tabs == nil: return []
    case .modal(let flow) where routes[route].modals.contains(flow):
      stacks = self.stacks(endingWith: flow, as: self.kind(ofFlow: flow), over: .anywhere)
    case .tab, .modal, .current, .anywhere:
      guard routes[route].tabs == [], let flow = routes[route].modals.first, routes[route].modals.count == 1 else {
        return nil
      }
      stacks = self.stacks(endingWith: flow, as: self.kind(ofFlow: flow), over: place)
      // Every tab allows the sheet or cover that opens over the selected tab.
      if place == .current { stacks.removeAll { routes[$0[0]].tabs != nil } }
    }
    return stacks.count == 1 ? stacks[0] : nil
  }

  /// Returns all modal routes that can be beneath a route.
  func modals(beneath route: Route) -> Set<Int> {
    Set(route.modals).union(route.modals.flatMap { modals(beneath: routes[$0]) })
  }
}
