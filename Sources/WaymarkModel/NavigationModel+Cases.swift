import WaymarkSpec

extension NavigationModel {
  /// Returns the links to a route with a presentation, in their order.
  package func links(toRoute route: Int, as presentation: RouteSyntax.Presentation) -> [Int] {
    // By the number of the kind, as in `Route.isShown(as:)`.
    let kind = presentation.kind.rawValue
    var links: [Int] = []
    for link in routes[route].links {
      if case .route(_, let own) = self.links[link].target, own.kind.rawValue == kind { links.append(link) }
    }
    return links
  }

  /// Returns the cases of the enum for a presentation: routes in their order, and the routes of a feature together at
  /// the place of its first one.
  package func cases(presentedAs kind: RouteSyntax.Presentation) -> [ScreenCase] {
    var cases: [ScreenCase] = []
    var places = [Int](repeating: -1, count: features.count)
    var routesOfFeatures = [[Int]](repeating: [], count: features.count)
    // By index: a route is large, and an element of a loop is a copy.
    for index in routes.indices where routes[index].isShown(as: kind) {
      guard let feature = routes[index].feature else {
        cases.append(.route(index))
        continue
      }
      if places[feature] < 0 {
        places[feature] = cases.count
        cases.append(.feature(feature, routes: []))
      }
      routesOfFeatures[feature].append(index)
    }
    for (feature, place) in places.enumerated() where place >= 0 {
      cases[place] = .feature(feature, routes: routesOfFeatures[feature])
    }
    return cases
  }
}
