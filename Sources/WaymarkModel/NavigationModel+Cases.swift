import WaymarkSpec

extension NavigationModel {
  package func links(toRoute route: Int, as presentation: RouteSyntax.Presentation) -> [Int] {
    // Compares the numbers of the kinds, as `Route.isShown(as:)` does.
    let kind = presentation.kind.rawValue
    var links: [Int] = []
    for link in routes[route].links {
      if case .route(_, let own) = self.links[link].target, own.kind.rawValue == kind { links.append(link) }
    }
    return links
  }

  /// The cases have the same order as the routes of the model. A feature has one case, which represents all routes of
  /// the feature. In the enum, the case of a feature takes the position of the feature's first route.
  package func cases(presentedAs kind: RouteSyntax.Presentation) -> [ScreenCase] {
    var cases: [ScreenCase] = []
    var places = [Int](repeating: -1, count: features.count)
    var routesOfFeatures = [[Int]](repeating: [], count: features.count)
    // Iterates by index, because a route is large and each loop element is a copy.
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
