import SpecModel
import SpecText

extension DeadSetting {
  /// For example, `detents` has no effect if a route is never presented as a sheet.
  static let keysOfRoutes: Check = { model in
    var settings: [DeadSetting] = []
    // The loop uses indices, because the elements of a loop would be copies of large routes.
    for index in model.routes.indices {
      for scope in model.routes[index].scopesWithoutEffect {
        let route = model.routes[index]
        settings.append(
          DeadSetting(
            key: "\(scope.key)", mapping: route.span, reason: "`\(route.name.string)` \(scope.reason)",
            alternative: "add `\(scope.presentations[0].rawValue)` to the `present` of the route",
            related: route.presentationSpan.map { [.init($0, "the presentations of the route")] } ?? []))
      }
    }
    return settings
  }

  /// No two origins have the same custom scheme or host, so the pattern already determines the origin.
  static let originsOfWholeURLs: Check = { model in
    // Collecting only these links is cheap, because few links have `origins`.
    var places: [(pattern: PatternSyntax?, span: Span)] = []
    func add(_ links: [LinkSyntax]) {
      for link in links where link.origins != nil { places.append((link.pattern, link.span)) }
    }
    let spec = model.spec
    for tab in spec.root.tabs + spec.fragments.flatMap(\.tabs) { add(tab.value.links) }
    for routes in spec.routeLists {
      // The loop uses indices, because the elements of a loop would be copies of large routes.
      for index in routes.indices { add(routes[index].value.links) }
    }
    for link in spec.root.resolvedLinks + spec.fragments.flatMap(\.resolvedLinks) where link.value.origins != nil {
      places.append((link.value.pattern, link.value.span))
    }
    return places.compactMap { pattern, span in
      // A web scheme without a host does not decide the origin.
      guard let pattern, pattern.host != nil || pattern.hasOwnScheme else { return nil }
      return DeadSetting(
        key: "origins", mapping: span, reason: "the pattern has its own scheme or host",
        alternative: "start the pattern with a single slash", related: [.init(pattern.text.span, "the pattern")])
    }
  }
}

extension Spec {
  fileprivate var routeLists: [[Named<RouteSyntax>]] { [root.routes] + fragments.map(\.routes) }
}

extension PatternSyntax {
  fileprivate var hasOwnScheme: Bool {
    guard let scheme = scheme?.string.lowercased() else { return false }
    return scheme != "http" && scheme != "https"
  }
}
