import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension DeadSetting {
  /// Keys of routes that count for some presentations only, where a route has none of these.
  static let keysOfRoutes: Check = { model in
    var settings: [DeadSetting] = []
    // By index: a route is large, and an element of a loop is a copy.
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

  // MARK: Links

  /// Origins of patterns that have a scheme or a host of their own. No two origins share one, so there is nothing to choose.
  static let originsOfWholeURLs: Check = { model in
    // Few links name origins.
    var places: [(pattern: PatternSyntax?, span: Span)] = []
    func add(_ links: [LinkSyntax]) {
      for link in links where link.origins != nil { places.append((link.pattern, link.span)) }
    }
    let spec = model.spec
    for tab in spec.root.tabs + spec.fragments.flatMap(\.tabs) { add(tab.value.links) }
    for routes in spec.routeLists {
      // By index: a route is large, and an element of a loop is a copy.
      for index in routes.indices { add(routes[index].value.links) }
    }
    for link in spec.root.resolvedLinks + spec.fragments.flatMap(\.resolvedLinks) where link.value.origins != nil {
      places.append((link.value.pattern, link.value.span))
    }
    return places.compactMap { pattern, span in
      // A scheme of the web without a host leaves the host open.
      guard let pattern, pattern.host != nil || pattern.hasOwnScheme else { return nil }
      return DeadSetting(
        key: "origins", mapping: span, reason: "the pattern has its own scheme or host",
        alternative: "start the pattern with a single slash", related: [.init(pattern.text.span, "the pattern")])
    }
  }
}

extension Spec {
  /// The routes of the root, then those of each included file.
  fileprivate var routeLists: [[Named<RouteSyntax>]] { [root.routes] + fragments.map(\.routes) }
}

extension PatternSyntax {
  /// Whether it starts with a custom scheme.
  fileprivate var hasOwnScheme: Bool {
    guard let scheme = scheme?.string.lowercased() else { return false }
    return scheme != "http" && scheme != "https"
  }
}
