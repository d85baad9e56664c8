import SpecText

/// The indices are those of routes with errors.
final class RouteTable {
  let routes: [Route]
  let withUnknownTabs: Set<Int>
  let withUnknownParents: Set<Int>
  let withEndlessParents: Set<Int>
  let withEndlessCovers: Set<Int>

  init(
    _ routes: [Route], withUnknownTabs: Set<Int>, withUnknownParents: Set<Int>,
    withEndlessParents: Set<Int>, withEndlessCovers: Set<Int>
  ) {
    self.routes = routes
    self.withUnknownTabs = withUnknownTabs
    self.withUnknownParents = withUnknownParents
    self.withEndlessParents = withEndlessParents
    self.withEndlessCovers = withEndlessCovers
  }
}

struct RoutePass: ~Copyable {
  private let declarations: Declarations
  private let endpoints: EndpointResolver
  private let parameters: ParameterResolver
  private let conditions: ConditionTable
  private let returnTypes: ReturnTypeResolver
  private let metadata: MetadataPass
  private let sink: DiagnosticSink
  private var presentations: [[RouteSyntax.Presentation]] = []
  private var stacks: [Stacks] = []
  private var hasFlow: [Bool]
  private var withUnknownTabs: Set<Int> = []

  private struct Stacks {
    var tabs = AllowedTabs.all
    var flows: [Int] = []
    var covers: [Reference] = []
    var gates: [Int] = []
  }

  static func resolve(
    _ declarations: Declarations, _ endpoints: EndpointResolver, _ parameters: ParameterResolver,
    _ conditions: ConditionTable, _ returnTypes: ReturnTypeResolver, _ metadata: MetadataPass, _ sink: DiagnosticSink
  ) -> RouteTable {
    var pass = RoutePass(declarations, endpoints, parameters, conditions, returnTypes, metadata, sink)
    return pass.resolve()
  }

  private init(
    _ declarations: Declarations, _ endpoints: EndpointResolver, _ parameters: ParameterResolver,
    _ conditions: ConditionTable, _ returnTypes: ReturnTypeResolver, _ metadata: MetadataPass, _ sink: DiagnosticSink
  ) {
    self.declarations = declarations
    self.endpoints = endpoints
    self.parameters = parameters
    self.conditions = conditions
    self.returnTypes = returnTypes
    self.metadata = metadata
    self.sink = sink
    hasFlow = [Bool](repeating: false, count: declarations.routes.count)
  }

  private mutating func resolve() -> RouteTable {
    let indices = declarations.routes.indices
    presentations.reserveCapacity(indices.count)
    for index in indices { presentations.append(presentations(ofRoute: index)) }
    stacks.reserveCapacity(indices.count)
    for index in indices { stacks.append(stacks(ofRoute: index)) }
    let parents = indices.map { index in
      declarations.routes[index].value.parent.flatMap { declarations.names.route($0, in: .parent) }
    }
    var chains = ParentChains(declarations, parents, sink)
    chains.check()
    var covering = CoveringCheck(declarations, stacks.map(\.covers), sink)
    covering.check()
    let requirements = RequirementTable(declarations, conditions, parents: parents, endless: chains.endless)
    var routes: [Route] = []
    routes.reserveCapacity(indices.count)
    for index in indices {
      routes.append(
        route(
          index, declarations.routes[index].name, declarations.routes[index].value,
          parent: parents[index], requirements))
    }
    let withUnknownParents = indices.filter { parents[$0] == nil && declarations.routes[$0].value.parent != nil }
    return RouteTable(
      routes, withUnknownTabs: withUnknownTabs, withUnknownParents: Set(withUnknownParents),
      withEndlessParents: chains.endless, withEndlessCovers: covering.endless)
  }

  private func route(
    _ index: Int, _ name: Text, _ entry: RouteSyntax, parent: Reference?, _ requirements: RequirementTable
  ) -> Route {
    if let element = entry.elements.first(where: { $0.name == "id" }) {
      sink.report(
        Diagnostic(
          .nameCollision, "the name `id` is reserved for the accessibility ID of the screen itself",
          at: element.name.span, help: "rename the control, or write `accessibilityID` for the ID of the screen"))
    }
    return Route(
      name: name, span: entry.span, feature: declarations.featuresOfRoutes[index], presentations: presentations[index],
      presentationSpan: entry.presentations.first?.span, tabs: stacks[index].tabs, flows: stacks[index].flows,
      covers: stacks[index].covers.map(\.index), gates: stacks[index].gates, hasFlow: hasFlow[index],
      parameters: parameters(of: entry),
      title: entry.title.map(Title.init), summary: entry.summary,
      metadata: metadata.values(entry.metadata, of: "route", name),
      accessibilityID: AccessibilityID(entry.accessibilityID, kind: "screen", name),
      elements: entry.elements.map { Route.Element(name: $0.name, accessibilityID: $0.value) },
      attributes: entry.screenAttributes, scopesWithoutEffect: entry.scopesOutside(presentations[index]),
      parent: parent, requires: requirements.own[index], requirements: requirements.all[index],
      returns: entry.returns.flatMap { returnTypes.type($0) },
      opens: entry.opens.compactMap { declarations.names.route($0, in: .opens) },
      intent: entry.intent.flatMap { $0.value ? $0.span : nil })
  }

  /// If the route has no `params` key, the parameters are the captures of the route's links.
  private func parameters(of entry: RouteSyntax) -> [Parameter] {
    if let declared = entry.parameters { return parameters.declared(declared) }
    return parameters.captured(
      by: entry.links.map(\.pattern),
      endpoints: entry.links.map { link in
        link.pattern.map { endpoints.knownEndpoints(of: $0, origins: link.origins) } ?? []
      })
  }

  private static let pushed: [RouteSyntax.Presentation] = [.push]

  private func presentations(ofRoute index: Int) -> [RouteSyntax.Presentation] {
    let given = declarations.routes[index].value.presentations
    guard !given.isEmpty else { return Self.pushed }
    return given.reduce(into: []) { if !$0.contains($1.value) { $0.append($1.value) } }
  }

  private mutating func stacks(ofRoute index: Int) -> Stacks {
    guard let names = declarations.routes[index].value.tabs else { return Stacks() }
    let allTabs = names.first { $0 == "tabs" }
    var tabs: [Int] = []
    var stacks = Stacks()
    for name in names where !(name == "tabs") {
      switch declarations.names[name] {
      case .tab(let tab)?:
        tabs.append(tab)
        if allTabs != nil { reportTab(name) }
      case .route(let route)?:
        let isValid = add(Reference(index: route, name: name), to: &stacks, ofRoute: index)
        if !isValid || !declarations.routes[route].value.arePresentationsKnown { withUnknownTabs.insert(index) }
      case .resolvedLink?, nil:
        withUnknownTabs.insert(index)
        declarations.names.reportUnknown(name, expected: .tabOrModalRoute, allowsList: true)
      }
    }
    stacks.tabs = allTabs == nil ? AllowedTabs(tabs) : .all
    return stacks
  }

  private func reportTab(_ tab: Text) {
    sink.report(
      Diagnostic(
        .duplicateValue, "`tabs` means all tabs, so the list contains `\(tab.string)` twice", at: tab.span,
        help: "remove `\(tab.string)`; if the other tabs are not allowed, remove `tabs`"))
  }

  /// The other route can be pushed inside a modal route, and a modal can cover a modal. Otherwise reports the name and
  /// returns `false`.
  private mutating func add(_ modal: Reference, to stacks: inout Stacks, ofRoute index: Int) -> Bool {
    guard presentations[modal.index].contains(where: { $0 != .push }) else {
      // The other route can have an invalid `present`.
      if !sink.isSpecIncomplete { reportPushedRoute(modal, inOf: index) }
      return false
    }
    let isPushed = presentations[index].contains(.push)
    let isOverGate =
      presentations[modal.index].contains(.gate) && (isPushed || presentations[index].contains(where: \.canCover))
    if isOverGate {
      if !stacks.gates.contains(modal.index) { stacks.gates.append(modal.index) }
      if isPushed { hasFlow[modal.index] = true }
      guard presentations[modal.index].contains(where: \.isModal) else { return true }
    }
    if isPushed {
      if !stacks.flows.contains(modal.index) { stacks.flows.append(modal.index) }
      hasFlow[modal.index] = true
    }
    guard presentations[index].contains(where: \.canCover), presentations[modal.index].contains(where: \.canCover)
    else {
      if !isPushed, !isOverGate { reportWindow(modal, inOf: index) }
      return isPushed || isOverGate
    }
    // A route that is pushed inside itself, like a folder in a folder, does not cover itself.
    let isOwn = isPushed && modal.index == index
    if !isOwn, !stacks.covers.contains(where: { $0.index == modal.index }) { stacks.covers.append(modal) }
    return true
  }

  private func reportPushedRoute(_ pushed: Reference, inOf index: Int) {
    let name = pushed.name.string
    let route = declarations.routes[index].name.string
    let isPushed = presentations[index].contains(.push)
    sink.report(
      Diagnostic(
        .unknownName,
        "`\(name)` is never presented, so "
          + (isPushed ? "no route can be pushed on a stack of `\(name)`" : "`\(route)` cannot cover `\(name)`"),
        at: pushed.name.span,
        help: isPushed
          ? "write `parent: \(name)` for the screen below `\(route)`; `in` can contain only tabs and modal routes"
          : "name the tabs or modal routes that contain `\(name)`, or remove `\(name)` from `in`",
        related: [.init(declarations.routes[pushed.index].name.span, "the route is declared here")]))
  }

  private func reportWindow(_ modal: Reference, inOf index: Int) {
    let name = modal.name.string
    let route = declarations.routes[index].name.string
    let isWindow = !presentations[index].contains(where: \.canCover)
    let window = isWindow ? route : name
    let partner = isWindow ? "cover `\(name)`" : "be covered"
    // A gate can be covered.
    let kind = presentations[isWindow ? index : modal.index] == [.gate] ? "gate" : "window"
    sink.report(
      Diagnostic(
        .modalNotAllowed, "`\(window)` is a \(kind), and a \(kind) cannot \(partner)", at: modal.name.span,
        help: "remove `\(name)` from `in`, or add `sheet` or `cover` to the `present` of `\(window)`",
        related: [.init(declarations.routes[isWindow ? index : modal.index].name.span, "the \(kind) is declared here")])
    )
  }
}

/// The URLs of resolved links are resolved later.
enum ResolvedLinkPass {
  static func resolve(
    _ declarations: Declarations, _ endpoints: EndpointResolver, _ parameters: ParameterResolver
  ) -> [ResolvedLink] {
    declarations.resolvedLinks.map { declaration in
      let entry = declaration.value
      let known = entry.pattern.map { endpoints.knownEndpoints(of: $0, origins: entry.origins) } ?? []
      return ResolvedLink(
        name: declaration.name, span: entry.span, summary: entry.summary,
        parameters: entry.parameters.map { parameters.declared($0) }
          ?? parameters.captured(by: [entry.pattern], endpoints: [known]),
        tab: entry.tab.flatMap { declarations.names.tab($0) },
        resolves: entry.resolves?.compactMap { declarations.names.route($0, in: .resolves) })
    }
  }
}

struct ReturnTypeResolver {
  private let types: TypeTable
  private let sink: DiagnosticSink

  init(_ types: TypeTable, _ sink: DiagnosticSink) {
    self.types = types
    self.sink = sink
  }

  func type(_ syntax: ParameterSyntax) -> ReturnType? {
    let type = types.type(syntax.type)
    let name = syntax.type.string
    if let value = syntax.defaultValue {
      sink.report(
        Diagnostic(
          .invalidParameter, "a screen returns a value or nothing, so its type has no default", at: value.span,
          help: "write `returns: \(name)`"))
      return nil
    }
    guard !syntax.isOptional else {
      sink.report(
        Diagnostic(
          .invalidParameter, "the result of a screen is always optional: it is nil if the user dismisses the screen",
          at: syntax.span, help: "write `returns: \(name)`"))
      return nil
    }
    return type.map { ReturnType(text: syntax.text, type: $0, isList: syntax.isList) }
  }
}

struct RequirementTable {
  let own: [[Reference]]
  let all: [[Int]]

  init(_ declarations: Declarations, _ conditions: ConditionTable, parents: [Reference?], endless: Set<Int>) {
    let own = declarations.routes.map { route in
      route.value.requires.compactMap { name in conditions.index(of: name).map { Reference(index: $0, name: name) } }
    }
    self.own = own
    guard own.contains(where: { !$0.isEmpty }) else {
      all = own.map { _ in [] }
      return
    }
    var all: [[Int]] = []
    for start in own.indices {
      var chain = [start]
      var route = start
      while let parent = parents[route]?.index, !endless.contains(route) {
        chain.append(parent)
        route = parent
      }
      var requirements: [Int] = []
      for condition in chain.reversed().flatMap({ own[$0] }) where !requirements.contains(condition.index) {
        requirements.append(condition.index)
      }
      all.append(requirements)
    }
    self.all = all
  }
}
