import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension ModelBuilder {
  // MARK: Tabs

  mutating func declareTabs() {
    for entry in spec.root.tabs + spec.fragments.flatMap(\.tabs) {
      if let problem = names.declare(entry.name, as: .tab(model.tabs.count)) {
        report(problem)
        continue
      }
      let value = entry.value
      model.tabs.append(
        Tab(
          name: entry.name,
          title: value.title.map(Title.init) ?? .text(Text("", at: entry.name.span)),
          icon: value.icon ?? .symbol(Text("", at: entry.name.span)),
          selectedIcon: value.selectedIcon,
          accessibilityID: accessibilityID(value.accessibilityID, of: entry.name, "tab"),
          visibility: value.visibility?.value ?? .byDefault,
          rawValue: rawValue(value.rawValue),
          section: value.section,
          shortcut: value.shortcut,
          placeholder: value.placeholder.flatMap { placeholder($0) },
          isSearch: value.role?.value == .search))
      model.tabEntries.append(value)
    }
    if model.tabs.isEmpty, !spec.isIncomplete {
      report(Diagnostic(.missingValue, "a spec needs at least one tab", at: spec.root.app!.span))
    }
    checkRawValues()
  }

  private func placeholder(_ entry: PlaceholderSyntax) -> Tab.Placeholder? {
    entry.message.map { Tab.Placeholder(icon: entry.icon, message: Title($0)) }
  }

  private func accessibilityID(_ given: Text?, of name: Text, _ kind: String) -> AccessibilityID {
    if let given { return AccessibilityID(text: given.string, span: given.span) }
    var text = kind
    text.reserveCapacity(kind.utf8.count + 1 + name.bytes.count)
    text += "."
    text += name.string
    return AccessibilityID(text: text, span: name.span)
  }

  private mutating func rawValue(_ text: Text?) -> Tab.RawValue? {
    guard let text else { return nil }
    guard model.tabRawValue == .int else { return .text(text.string) }
    guard let number = Int(text.string) else {
      report(
        Diagnostic(
          .wrongType, "the raw values of tabs are Ints, and `\(text.string)` is none",
          at: text.span,
          help: "write a number, or leave `tabRawValue: Int` out"))
      return nil
    }
    return .number(number)
  }

  /// Reports two tabs with one raw value, given or their own.
  private mutating func checkRawValues() {
    var owners: [String: Int] = [:]
    // Those that are given go first: a tab's own value is what it is whatever the others say.
    let order = model.tabs.indices.sorted {
      (model.tabs[$0].rawValue == nil ? 1 : 0, $0) < (model.tabs[$1].rawValue == nil ? 1 : 0, $1)
    }
    for index in order {
      let value = model.rawValue(ofTab: index)
      guard let owner = owners[value] else {
        owners[value] = index
        continue
      }
      report(
        Diagnostic(
          .duplicateValue,
          "`\(model.tabs[index].name.string)` and `\(model.tabs[owner].name.string)` have the same raw "
            + "value \(value)",
          at: model.tabEntries[index].rawValue?.span ?? model.tabs[index].name.span,
          help: "give one of them another `raw`",
          related: [
            .init(
              model.tabEntries[owner].rawValue?.span ?? model.tabs[owner].name.span, "first here")
          ]))
    }
  }

  /// Resolves what tabs refer to.
  mutating func resolveTabs() {
    for index in model.tabs.indices {
      let entry = model.tabEntries[index]
      model.tabs[index].opens = entry.opens.compactMap { route($0) }
      model.tabs[index].condition = entry.condition.flatMap { condition($0) }
      model.tabs[index].fallback = entry.fallback.flatMap { tab($0) }
      model.tabs[index].hasFallback = entry.fallback != nil
      model.tabs[index].parameters = parameters(entry.parameters)
      for parameter in model.tabs[index].parameters where parameter.isRequired {
        report(
          Diagnostic(
            .unboundParameter,
            "a tab is there whether a link leads to it or not, so `\(parameter.name.string)` cannot be required",
            at: parameter.name.span,
            help: "declare it as `\(specName(of: parameter.type))?`, or give it a default"))
      }
    }
  }

  /// Resolves `tabBar:`.
  mutating func resolveTabBar() {
    guard let entry = spec.root.tabBar else { return }
    if let initial = entry.initial.flatMap({ tab($0) }) { model.tabBar.initial = initial }
    model.tabBar.restores = entry.restores?.value ?? .nothing
    model.tabBar.retap = entry.retap?.value ?? .popToRoot
    model.tabBar.selectionKey = entry.storage?.selection
    model.tabBar.shownKey = entry.storage?.shown
    model.tabBar.background = entry.colors?.background
    model.tabBar.inactive = entry.colors?.inactive
    model.tabBar.active = entry.colors?.active
    model.tabBar.customization = entry.customization.map { customization in
      TabBar.Customization(
        minimum: customization.minimum?.value ?? 0,
        allowsReordering: customization.allowsReordering?.value ?? false,
        resetSelects: customization.resetSelects.flatMap { tab($0) })
    }
  }

  // MARK: Routes

  mutating func declareRoutes() {
    let count = spec.root.routes.count + spec.fragments.reduce(0) { $0 + $1.routes.count }
    names.reserveCapacity(model.tabs.count + count)
    model.routes.reserveCapacity(count)
    model.routeEntries.reserveCapacity(count)
    declareRoutes(spec.root.routes, feature: nil)
    for fragment in spec.fragments {
      declareRoutes(
        fragment.routes,
        feature: fragment.feature.flatMap { name in
          model.features.firstIndex { $0.name == name }
        })
    }
    guard !model.features.isEmpty else { return }
    let plain = Dictionary(
      model.routes.indices.filter { model.routes[$0].feature == nil }.map {
        (model.routes[$0].name.string, $0)
      }
    ) { first, _ in first }
    for feature in model.features {
      guard let route = plain[feature.caseName] else { continue }
      report(
        Diagnostic(
          .nameCollision,
          "the feature `\(feature.name.string)` is the case `\(feature.caseName)`, and a route is called so, too",
          at: feature.name.span, help: "give one of them another name",
          related: [.init(model.routes[route].name.span, "the route is declared here")]))
    }
  }

  private mutating func declareRoutes(_ entries: [Named<RouteSyntax>], feature: Int?) {
    // By index, as an entry is large, and an element of a loop is a copy.
    for index in entries.indices {
      declareRoute(entries[index].name, entries[index].value, feature: feature)
    }
  }

  private mutating func declareRoute(_ name: Text, _ value: RouteSyntax, feature: Int?) {
    let presentations = presentations(value)
    let isModal = presentations.contains { $0 != .push }
    if let problem = names.declare(name, as: .route(model.routes.count), isModal: isModal) {
      report(problem)
      return
    }
    if let element = value.elements.first(where: { $0.name == "id" }) {
      report(
        Diagnostic(
          .nameCollision,
          "`id` is what a screen's own identifier is called among those of its controls",
          at: element.name.span,
          help: "call the control something else, or write `accessibilityID:` for the screen's"
        ))
    }
    model.routes.append(
      Route(
        name: name,
        feature: feature,
        presentations: presentations,
        tabs: .all,
        title: value.title.map(Title.init),
        accessibilityID: accessibilityID(value.accessibilityID, of: name, "screen"),
        elements: value.elements.map { Route.Element(name: $0.name, accessibilityID: $0.value) },
        attributes: value.screenAttributes))
    model.routeEntries.append(value)
  }

  /// One list for all routes that say nothing.
  private static let pushed: [RouteSyntax.Presentation] = [.push]

  private mutating func presentations(_ entry: RouteSyntax) -> [RouteSyntax.Presentation] {
    guard !entry.presentations.isEmpty else { return Self.pushed }
    var result: [RouteSyntax.Presentation] = []
    for presentation in entry.presentations {
      if result.contains(presentation.value) {
        report(
          Diagnostic(
            .duplicateValue, "`\(presentation.value.rawValue)` is in this list twice",
            at: presentation.span,
            help: "remove one"))
      } else {
        result.append(presentation.value)
      }
    }
    return result.isEmpty ? [.push] : result
  }

  /// Resolves what routes refer to.
  mutating func resolveRoutes() {
    for index in model.routes.indices { resolvePlaces(ofRoute: index) }
    for index in model.routes.indices {
      let entry = model.routeEntries[index]
      model.routes[index].opens = entry.opens.compactMap { route($0) }
      model.routes[index].parent = entry.parent.flatMap { route($0) }
      if entry.parent != nil, model.routes[index].parent == nil {
        routesWithUnknownParents.insert(index)
      }
      if let declared = entry.parameters { model.routes[index].parameters = parameters(declared) }
    }
    checkParents()
    checkDepths()
    captureParameters()
  }

  /// Resolves a route's `in`: the tabs and the flows in which it may be pushed.
  private mutating func resolvePlaces(ofRoute index: Int) {
    guard let names = model.routeEntries[index].tabs else { return }
    var tabs: [Int] = []
    var flows: [Int] = []
    for name in names {
      switch self.names[name] {
      case .tab(let tab)?: tabs.append(tab)
      case .route(let route)? where model.routes[route].presentations.contains { $0 != .push }:
        if !flows.contains(route) { flows.append(route) }
        model.routes[route].hasFlow = true
      case .route(let route)?:
        routesWithUnknownTabs.insert(index)
        report(
          Diagnostic(
            .unknownName,
            "`\(name.string)` is only pushed, so it has no stack of its own on which to push "
              + "`\(model.routes[index].name.string)`",
            at: name.span,
            help:
              "`in` takes tabs, and routes that are presented; for what lies beneath, write `parent: \(name.string)`",
            related: [.init(model.routes[route].name.span, "the route is declared here")]))
      case .resolvedLink?, nil:
        routesWithUnknownTabs.insert(index)
        reportUnknown(name, wanted: .place)
      }
    }
    model.routes[index].tabs = AllowedTabs(tabs)
    model.routes[index].flows = flows
  }

  /// Gives routes without `params` what their links capture.
  private mutating func captureParameters() {
    for index in model.routes.indices where model.routeEntries[index].parameters == nil {
      let links = model.routeEntries[index].links
      model.routes[index].parameters = capturedParameters(
        links.map(\.pattern), endpoints: links.map { knownEndpoints(of: $0) })
    }
  }

  // MARK: Parents

  /// Reports chains of parents that do not end, each once and from its earliest place in the spec.
  private mutating func checkParents() {
    /// For each route, the route from which it was first come to; -1 where nobody has come there.
    var comers = [Int](repeating: -1, count: model.routes.count)
    // A route without a parent is in no cycle.
    for start in model.routes.indices where comers[start] < 0 && model.routes[start].parent != nil {
      var chain: [Int] = []
      var next: Int? = start
      while let route = next, comers[route] < 0 {
        comers[route] = start
        chain.append(route)
        next = model.routes[route].parent
      }
      guard let entrance = next, comers[entrance] == start,
        let place = chain.firstIndex(of: entrance)
      else { continue }
      let found = chain[place...]
      let start = found.indices.min { found[$0] < found[$1] } ?? place
      let cycle = Array(found[start...] + found[..<start])
      let first = cycle[0]
      routesInCycles.formUnion(cycle)
      let names = (cycle + [first]).map { "`\(model.routes[$0].name.string)`" }
      report(
        Diagnostic(
          .parentCycle,
          cycle.count == 1
            ? "\(names[0]) is its own parent, so its back stack has no end"
            : "the parents of \(names[0]) lead back to it: \(names.joined(separator: " › "))",
          at: model.routeEntries[first].parent!.span,
          help: cycle.count == 1 ? "remove it" : "remove `parent` from one of them",
          related: cycle.dropFirst().map { .init(model.routeEntries[$0].parent!.span, "and here") })
      )
    }
  }

  /// More screens than anybody goes back through; every link's landing has all of those beneath it.
  private static let mostParents = 32

  /// Reports chains of parents that are longer than any stack, each where it becomes so.
  private mutating func checkDepths() {
    var depths: [Int?] = Array(repeating: nil, count: model.routes.count)
    var tooDeep: Set<Int> = []
    for start in model.routes.indices where model.routes[start].parent != nil {
      var chain: [Int] = []
      var next: Int? = start
      while let route = next, depths[route] == nil, !routesInCycles.contains(route) {
        chain.append(route)
        next = model.routes[route].parent
      }
      var depth = next.map { depths[$0] ?? 0 } ?? -1
      for route in chain.reversed() {
        depth += 1
        depths[route] = depth
        guard depth > Self.mostParents else { continue }
        tooDeep.insert(route)
        guard depth == Self.mostParents + 1 else { continue }
        report(
          Diagnostic(
            .specTooLarge,
            "\(depth) screens lie beneath `\(model.routes[route].name.string)`, and at most \(Self.mostParents) can",
            at: model.routeEntries[route].parent?.span ?? model.routes[route].name.span,
            help: "let one of them have no `parent`"))
      }
    }
    routesInCycles.formUnion(tooDeep)
  }

  // MARK: Resolved links

  mutating func declareResolvedLinks() {
    for entry in spec.root.resolvedLinks + spec.fragments.flatMap(\.resolvedLinks) {
      if let problem = names.declare(entry.name, as: .resolvedLink(model.resolvedLinks.count)) {
        report(problem)
        continue
      }
      model.resolvedLinks.append(ResolvedLink(name: entry.name))
      model.resolvedLinkEntries.append(entry.value)
    }
    model.resolving = spec.root.resolving?.value ?? .replace
    model.ambiguity = spec.root.ambiguity?.value ?? .error
  }
}

extension Title {
  init(_ entry: TitleSyntax) {
    switch entry {
    case .text(let text): self = .text(text)
    case .key(let key): self = .key(key)
    }
  }
}
