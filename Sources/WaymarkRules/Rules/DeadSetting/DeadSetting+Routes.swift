import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension DeadSetting {
  /// Keys of routes that count for some presentations only, where a route has none of these.
  static let keysOfRoutes: Check = { model in
    let scopes = RouteSyntax.keys.keys.compactMap { key in key.columns?.scope.map { (name: key.name, $0) } }
    return model.routes.indices.flatMap { index -> [DeadSetting] in
      let presentations = model.routes[index].presentations
      return scopes.compactMap { name, scope in
        guard !presentations.contains(where: scope.presentations.contains) else { return nil }
        let syntax = model.routeEntries[index]
        guard scope.isGiven(syntax) else { return nil }
        return DeadSetting(
          key: "\(name)", mapping: syntax.span, reason: "`\(model.routes[index].name.string)` \(scope.reason)",
          alternative: "add `\(scope.presentations[0].rawValue)` to its `present`",
          related: syntax.presentations.prefix(1).map { .init($0.span, "how it is shown") })
      }
    }
  }

  // MARK: Links

  /// Origins of patterns that have a scheme or a host of their own. No two origins share one, so there is nothing to choose.
  static let originsOfWholeURLs: Check = { model in
    // Few links name origins.
    var places: [(pattern: PatternSyntax?, span: Span)] = []
    func add(_ links: [LinkSyntax]) {
      for link in links where link.origins != nil { places.append((link.pattern, link.span)) }
    }
    for index in model.tabEntries.indices { add(model.tabEntries[index].links) }
    for index in model.routeEntries.indices { add(model.routeEntries[index].links) }
    for entry in model.resolvedLinkEntries where entry.origins != nil { places.append((entry.pattern, entry.span)) }
    return places.compactMap { pattern, span in
      // A scheme of the web without a host leaves the host open.
      guard let pattern, pattern.host != nil || pattern.hasOwnScheme else { return nil }
      return DeadSetting(
        key: "origins", mapping: span, reason: "the pattern says itself where it stands",
        alternative: "start the pattern with a single slash", related: [.init(pattern.text.span, "the pattern")])
    }
  }
}

extension PatternSyntax {
  /// Whether it starts with a custom scheme.
  fileprivate var hasOwnScheme: Bool {
    guard let scheme = scheme?.string.lowercased() else { return false }
    return scheme != "http" && scheme != "https"
  }
}
