import LinkResolving
import SpecText
import WaymarkLinks

/// The input for the lint rules and the code generators. Entities refer to each other by index.
package struct NavigationModel: Sendable {
  /// Owns the source text of all `Text` values in the model.
  package let spec: Spec
  package let app: Text
  package let typeNames: TypeNames
  package let access: SwiftSyntax.Access
  package let tabRawValue: SwiftSyntax.RawValue
  package let imports: [String]
  package let origins: [Origin]
  package internal(set) var types: [DeclaredType]
  package let conditions: [Condition]
  /// In the order in which they are checked.
  package let gates: [Gate]
  package let metadataKeys: [Parameter]
  package let tabBar: TabBar
  package let tabs: [Tab]
  package let routes: [Route]
  package let features: [Feature]
  package let resolvedLinks: [ResolvedLink]
  package let resolving: RootSyntax.Resolving
  /// The links of tabs, routes, resolved links, and then redirects, each in the order of the spec.
  package internal(set) var links: [Link]
  package let ambiguity: RootSyntax.Ambiguity
  /// Every URL that matches a claim must match a link.
  package internal(set) var claims: [Pattern]

  /// The links of one tab, route, or resolved link must be adjacent in `links`.
  package init(
    spec: Spec, app: Text, typeNames: TypeNames, origins: [Origin], types: [DeclaredType], conditions: [Condition],
    gates: [Gate], metadataKeys: [Parameter], tabBar: TabBar, tabs: [Tab], routes: [Route], features: [Feature],
    resolvedLinks: [ResolvedLink], links: [Link], claims: [Pattern]
  ) {
    self.spec = spec
    self.app = app
    self.typeNames = typeNames
    access = spec.root.swift?.access ?? .internal
    tabRawValue = spec.root.swift?.tabRawValue ?? .string
    imports = spec.root.imports.map(\.string).sorted()
    self.origins = origins
    self.types = types
    self.conditions = conditions
    self.gates = gates
    self.metadataKeys = metadataKeys
    self.tabBar = tabBar
    self.features = features
    resolving = spec.root.resolving?.value ?? .replace
    self.links = links
    ambiguity = spec.root.ambiguity?.value ?? .error
    self.claims = claims
    var (tabs, routes, resolvedLinks) = (tabs, routes, resolvedLinks)
    // Iterates by index, because a link is large and each loop element is a copy.
    for index in links.indices {
      switch links[index].target {
      case .tab(let tab): tabs[tab].links.append(index)
      case .route(let route, _): routes[route].links.append(index)
      case .app(let link): resolvedLinks[link].links.append(index)
      case .redirect: break
      }
    }
    self.tabs = tabs
    self.routes = routes
    self.resolvedLinks = resolvedLinks
  }

  /// Use the copy only to determine the URLs that the links match.
  package func replacing(types: [DeclaredType], links: [Link]) -> NavigationModel {
    var model = self
    model.types = types
    model.links = links
    model.claims = []
    return model
  }

  /// The redirects, and the links whose `otherwise` redirects.
  package var redirectLinks: [Int] { links.indices.filter { links[$0].redirect != nil } }

  package func module(of type: DeclaredType) -> Feature? {
    features.first { $0.module != nil && $0.name.span.file == type.name.span.file }
  }

  package var specName: String { spec.files[0].name }

  package func specName(of type: ValueType) -> String {
    switch type {
    case .primitive(let primitive): primitive.specName
    case .declared(let index): types[index].name.string
    }
  }
}

extension Range<Int> {
  /// An empty range becomes a range that contains only the given index.
  fileprivate mutating func append(_ index: Int) {
    precondition(isEmpty || upperBound == index, "the links of an entity follow each other")
    self = (isEmpty ? index : lowerBound)..<index + 1
  }
}

extension NavigationModel {
  package var hasLinksIgnoringCase: Bool {
    links.contains { $0.pattern.ignoresCase } || claims.contains(where: \.ignoresCase)
  }

  package func links(toRoute route: Int, as presentation: RouteSyntax.Presentation) -> [Int] {
    // Compares the numbers of the kinds, as `Route.isShown(as:)` does.
    let kind = presentation.kind.rawValue
    var links: [Int] = []
    for link in routes[route].links {
      if case .route(_, let own) = self.links[link].target, own.kind.rawValue == kind { links.append(link) }
    }
    return links
  }

  /// In the order of the routes. The case of a feature is at the position of its first route, and represents all of
  /// them.
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

  /// The name in a `beats` key; `nil` for a redirect.
  package func ownName(of target: Link.Target) -> String? {
    switch target {
    case .tab(let index): tabs[index].name.string
    case .route(let index, _): routes[index].name.string
    case .app(let index): resolvedLinks[index].name.string
    case .redirect: nil
    }
  }

  /// The ID of each link; `nil` for a redirect.
  package var linkIDs: [String?] {
    var counts: [String: Int] = [:]
    let defaults = links.indices.map { links[$0].id == nil ? plainID(ofLink: $0) : nil }
    for case let id? in defaults { counts[id, default: 0] += 1 }
    return links.indices.map { index in
      guard let id = defaults[index] else { return links[index].id?.string }
      guard counts[id, default: 0] > 1 else { return id }
      // Links of one screen can have one pattern, on different origins.
      let served = Set(links[index].pattern.endpoints.map(\.origin)).sorted().map { origins[$0].name.string }
      return "\(id)@\(served.joined(separator: "+"))"
    }
  }

  /// The name of the screen if the screen has one link, and otherwise the name and the pattern.
  package func plainID(ofLink index: Int) -> String? {
    let link = links[index]
    return ownName(of: link.target).map { isOnlyLink(index) ? $0 : "\($0):\(link.pattern.text.string)" }
  }

  /// A Boolean value that indicates whether the tab, route, or resolved link has no other link.
  package func isOnlyLink(_ index: Int) -> Bool {
    switch links[index].target {
    case .tab(let tab): tabs[tab].links.count == 1
    case .route(let route, _): routes[route].links.count == 1
    case .app(let link): resolvedLinks[link].links.count == 1
    case .redirect: false
    }
  }

  /// If the target is a redirect, the result is the pattern of the new URL.
  package func name(of target: Link.Target) -> String {
    if let name = ownName(of: target) { return name }
    guard case .redirect(let redirect) = target else { return "" }
    return redirect.target.text.string
  }

  package func rawValue(ofTab index: Int) -> String { tabs[index].rawValueText(index: index, tabRawValue) }
  package func canHide(_ tab: Int) -> Bool { tabs[tab].condition != nil || userCanHide(tab) }

  /// The method treats the initial tab like any other tab.
  package func userCanHide(_ tab: Int) -> Bool {
    switch tabs[tab].visibility {
    case .always: false
    case .byDefault: tabBar.customization != nil
    case .optional: true
    }
  }

  /// If the `in` list of a route is empty, only the app's code can show the route.
  package func isOfApp(_ route: Int) -> Bool {
    routes[route].tabs.isEmpty && routes[route].flows.isEmpty && routes[route].covers.isEmpty
      && routes[route].gates.isEmpty
  }

  /// From the tabs, the links, the screens of conditions, and the routes with an empty `in` list.
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
    for gate in gates { reach.add(gate.route.index) }
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

  package func summary(of target: Link.Target) -> SummarySyntax? {
    switch target {
    case .tab(let index): tabs[index].summary
    case .route(let index, _): routes[index].summary
    case .app(let index): resolvedLinks[index].summary
    case .redirect: nil
    }
  }
}

package struct TitleKey: Sendable {
  package let key: Text
  package let givenTable: Text?
  package let table: String
}

extension NavigationModel {
  /// The keys for tabs and placeholders come before the keys for routes.
  package var titleKeys: [TitleKey] {
    var seen: Set<[String]> = []
    return titles.compactMap { title in
      guard case .key(let key, let given) = title else { return nil }
      let table = tableName(given)
      return seen.insert([table, key.string]).inserted ? TitleKey(key: key, givenTable: given, table: table) : nil
    }
  }

  private var titles: [Title?] {
    tabs.flatMap { [$0.title, $0.section, $0.placeholder?.message] } + routes.map(\.title)
  }

  package var titleTexts: [String] {
    titles.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
  }

  package func titleKeys(in table: String) -> [Text] { titleKeys.filter { $0.table == table }.map(\.key) }

  package func tableName(_ given: Text?) -> String {
    given?.string ?? spec.root.localization?.defaultTable ?? LocalizationSyntax.standardTable
  }

  /// A Boolean value that indicates whether the generated code looks up strings or images in a bundle.
  package var usesBundle: Bool {
    let icons = tabs.flatMap { [$0.icon, $0.selectedIcon, $0.placeholder?.icon] }
    return !titleKeys.isEmpty || icons.contains { if case .asset? = $0 { true } else { false } }
  }

  package var bundle: LocalizationSyntax.Bundle { spec.root.localization?.bundle?.value ?? .main }
}
