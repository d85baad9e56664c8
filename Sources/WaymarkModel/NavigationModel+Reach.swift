extension NavigationModel {
  /// If the `in` list of a route is empty, only the app's code can show the route.
  package func isOfApp(_ route: Int) -> Bool {
    routes[route].tabs.isEmpty && routes[route].flows.isEmpty && routes[route].covers.isEmpty
  }

  /// The search for reachable routes starts at the tabs, the links, the screens of conditions, and the routes with an
  /// empty `in` list.
  package func reachedRoutes() -> [Bool] {
    var reach = Reach(routes.count)
    for tab in tabs { reach.add(tab.opens) }
    for index in links.indices {
      for step in links[index].landing.stack { reach.add(step.route) }
      for modal in links[index].landing.modals {
        reach.add(modal.step.route)
        for step in modal.stack { reach.add(step.route) }
      }
    }
    for condition in conditions { if let screen = condition.screen { reach.add(screen.index) } }
    for link in resolvedLinks { reach.add(link.resolves ?? []) }
    for route in routes.indices where isOfApp(route) { reach.add(route) }
    while let route = reach.waiting.popLast() {
      reach.add(routes[route].opens)
      if let parent = routes[route].parent { reach.add(parent.index) }
      // A route that no tab allows is reached inside a modal stack or above a modal screen.
      if routes[route].tabs.isEmpty {
        reach.add(routes[route].flows)
        reach.add(routes[route].covers)
      }
    }
    return reach.isReached
  }

  /// The state of a graph search for reachable routes.
  private struct Reach {
    private(set) var isReached: [Bool]
    var waiting: [Int] = []

    init(_ count: Int) { isReached = Array(repeating: false, count: count) }

    mutating func add(_ route: Int) {
      if isReached[route] { return }
      isReached[route] = true
      waiting.append(route)
    }

    mutating func add(_ routes: some Sequence<Int>) {
      for route in routes { add(route) }
    }

    mutating func add(_ routes: [Reference]) {
      for route in routes { add(route.index) }
    }
  }
}
