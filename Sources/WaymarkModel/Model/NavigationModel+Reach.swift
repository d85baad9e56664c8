extension NavigationModel {
  /// Whether a route is the app's own affair: `in: []`.
  package func isOfApp(_ route: Int) -> Bool { routeEntries[route].tabs?.isEmpty ?? false }

  /// Whether there is a way to each route: from a tab, by a link, or from a screen that the app shows by itself.
  ///
  /// - Complexity: O(size of the model).
  package func reachedRoutes() -> [Bool] {
    var isReached = Array(repeating: false, count: routes.count)
    var waiting: [Int] = []
    func reach(_ route: Int) {
      if isReached[route] { return }
      isReached[route] = true
      waiting.append(route)
    }
    for tab in tabs { tab.opens.forEach(reach) }
    for index in links.indices {
      for step in links[index].landing.stack { reach(step.route) }
      for step in links[index].landing.flow { reach(step.route) }
      if let modal = links[index].landing.modal { reach(modal.step.route) }
    }
    for link in resolvedLinks { link.resolves.forEach(reach) }
    routes.indices.filter(isOfApp).forEach(reach)
    while let route = waiting.popLast() {
      routes[route].opens.forEach(reach)
      if let parent = routes[route].parent { reach(parent) }
      // What no tab pushes is there inside one of its flows.
      if routes[route].tabs.isEmpty { routes[route].flows.forEach(reach) }
    }
    return isReached
  }
}
