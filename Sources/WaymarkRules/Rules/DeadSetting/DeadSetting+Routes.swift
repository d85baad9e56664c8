import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension DeadSetting {
  /// Heights of what is no sheet.
  static let detents: Check = { model in
    routes(model, "detents", shownAs: [.sheet], "is never a sheet, and no other screen has heights") {
      !$0.detents.isEmpty
    }
  }

  /// A swipe that there is not.
  static let dismissable: Check = { model in
    routes(model, "dismissable", shownAs: [.sheet, .cover], "is neither a sheet nor a cover, so no swipe closes it") {
      $0.isDismissable != nil
    }
  }

  /// A tab bar that is out of sight.
  static let hidingOfTabBar: Check = { model in
    routes(model, "hidesTabBar", shownAs: [.push], "is never pushed, and what is presented covers the tab bar anyway") {
      $0.hidesTabBar != nil
    }
  }

  /// Where Back leads from what has none.
  static let parents: Check = { model in
    routes(model, "parent", shownAs: [.push], "is never pushed, so no screen lies beneath it") { $0.parent != nil }
  }

  /// Routes with a key that counts for some kinds of presentation only, and that are of none of these.
  private static func routes(
    _ model: NavigationModel, _ key: String, shownAs kinds: [RouteSyntax.Presentation], _ reason: String,
    where isGiven: (RouteSyntax) -> Bool
  ) -> [DeadSetting] {
    model.routes.indices.compactMap { index in
      let entry = model.routeEntries[index]
      guard isGiven(entry), !model.routes[index].presentations.contains(where: kinds.contains) else { return nil }
      return DeadSetting(
        key: key, mapping: entry.span, reason: "`\(model.routes[index].name.string)` \(reason)",
        alternative: "add `\(kinds[0].rawValue)` to its `present`",
        related: entry.presentations.prefix(1).map { .init($0.span, "how it is shown") })
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
