import SpecText

struct LinkPass: ~Copyable {
  private let context: LinkContext
  private let placements: PlacementResolver
  private let redirects: RedirectPass
  private var planner: LandingPlanner
  private var links: [Link] = []
  private var types: TypeTable { context.types }
  private var sink: DiagnosticSink { context.sink }

  /// In the order of the spec within each group. The links of one tab, route, or resolved link are adjacent.
  static func resolve(_ context: LinkContext) -> [Link] {
    var pass = LinkPass(context)
    pass.resolve()
    return pass.links
  }

  private init(_ context: LinkContext) {
    self.context = context
    placements = PlacementResolver(context)
    redirects = RedirectPass(context)
    planner = LandingPlanner(context)
  }

  private mutating func resolve() {
    var count = 0
    for index in context.routes.indices { count += context.declarations.routes[index].value.links.count }
    links.reserveCapacity(count)
    for index in context.tabs.indices { addLinks(ofTab: index) }
    for index in context.routes.indices { addLinks(ofRoute: index) }
    for index in context.resolvedLinks.indices { addLink(ofResolvedLink: index) }
  }

  private mutating func addLinks(ofTab tab: Int) {
    let parameters = ParameterList(
      context.tabs[tab].parameters, isDeclared: true, of: "the tab", named: context.tabs[tab].name)
    for entry in context.declarations.tabs[tab].value.links {
      reportMisplacedKeys(entry)
      let requires = requirements(of: entry)
      // A required parameter of a tab has a diagnostic.
      guard let bound = bound(entry, parameters, reportsUnbound: false), let requires else { continue }
      let landing = LandingSteps(
        tab: tab, tabArguments: bound.arguments(for: parameters.own, types), stackChange: .replace)
      add(entry, bound.pattern, .tab(tab), landing, requires)
    }
  }

  private func reportMisplacedKeys(_ entry: LinkSyntax) {
    for (key, span) in LinkSyntax.keysOfRoutes {
      guard let span = span(entry) else { continue }
      sink.report(
        Diagnostic(
          .misplacedKey, "the link of a tab selects that tab at its root, so `\(key)` has no effect", at: span,
          help: "remove `\(key)`"))
    }
  }

  private mutating func addLinks(ofRoute route: Int) {
    for entry in context.declarations.routes[route].value.links {
      // Each part reports its errors, so that one run finds all errors of a link.
      let placement = placements.placement(entry, of: route)
      var parameters = ParameterList(
        context.routes[route].parameters, isDeclared: context.declaresParameters(route),
        of: "the route", named: context.routes[route].name)
      let beneath = if let placement { planner.beneath(route, placement) } else { [] as [Int] }
      for screen in beneath { parameters.add(context.routes[screen].parameters) }
      parameters.isComplete = isComplete(route, beneath, placement)
      let requires = requirements(of: entry)
      let bound = bound(entry, parameters)
      guard let placement, let bound,
        let landing = planner.landing(of: route, placement, above: beneath, bound, parameters, entry), let requires
      else { continue }
      add(entry, bound.pattern, .route(route, placement.presentation), landing, requires)
    }
  }

  private func isComplete(_ route: Int, _ beneath: [Int], _ placement: LinkPlacement?) -> Bool {
    guard
      placement != nil
        || (context.routes[route].parent == nil && context.routes[route].flows.isEmpty
          && context.routes[route].covers.isEmpty),
      isParentKnown(route)
    else { return false }
    // A modal route with an unknown name in `in` may cover a screen with more parameters.
    if let placement {
      let modals = placement.modals + (placement.presentation == .push ? [] : [route])
      if modals.contains(where: context.routeTable.withUnknownTabs.contains) { return false }
    }
    for screen in beneath {
      guard isParentKnown(screen) else { return false }
      // An invalid link may capture more parameters.
      let isKnown =
        context.declaresParameters(screen)
        || context.declarations.routes[screen].value.links.allSatisfy { $0.pattern != nil }
      guard isKnown else { return false }
    }
    return true
  }

  private func isParentKnown(_ screen: Int) -> Bool {
    let parent = context.routes[screen].parent?.index ?? screen
    return !context.routeTable.withUnknownParents.contains(screen)
      && !context.routeTable.withEndlessParents.contains(parent)
  }

  private mutating func addLink(ofResolvedLink index: Int) {
    let link = context.resolvedLinks[index]
    let syntax = context.declarations.resolvedLinks[index].value
    let entry = LinkSyntax(syntax)
    let requires = requirements(of: entry)
    let parameters = ParameterList(
      link.parameters, isDeclared: syntax.parameters != nil, of: "the resolved link", named: link.name)
    guard let bound = bound(entry, parameters), let requires, syntax.tab == nil || link.tab != nil else { return }
    let landing = LandingSteps(
      tab: link.tab?.index, stackChange: link.tab == nil ? .keep : .replace,
      appArguments: bound.arguments(for: parameters.own, types))
    add(entry, bound.pattern, .app(index), landing, requires)
  }

  private func bound(
    _ entry: LinkSyntax, _ parameters: ParameterList, reportsUnbound: Bool = true
  ) -> BoundPattern? {
    var endpoints: [Endpoint]?
    if let pattern = entry.pattern {
      endpoints = context.endpoints.endpoints(of: pattern, origins: entry.origins, at: entry.span)
    }
    var fixed: [Text: Text] = [:]
    for value in entry.values {
      guard let parameter = parameters[value.name] else {
        let name = value.name.string
        context.patterns.reportUnknownParameter(
          value.name, parameters,
          else: "declare `\(name)` in the `params` of \(parameters.owner), or remove `\(name)` from `with`")
        continue
      }
      if types.text(value.value, of: parameter.type) != nil { fixed[value.name] = value.value }
    }
    guard fixed.count == entry.values.count, let syntax = entry.pattern, let endpoints,
      let pattern = context.patterns.pattern(syntax, on: endpoints, parameters, fixed: fixed)
    else { return nil }
    // A required parameter must be captured or fixed.
    let unbound = parameters.own.filter {
      $0.isRequired && pattern.captureTypes[$0.name.string] == nil && fixed[$0.name] == nil
    }
    guard unbound.isEmpty else {
      if reportsUnbound, entry.isWhole { reportUnbound(unbound, syntax, in: entry.span) }
      return nil
    }
    return BoundPattern(pattern: pattern, fixed: fixed)
  }

  private func reportUnbound(_ unbound: [Parameter], _ syntax: PatternSyntax, in link: Span) {
    // A message stays short, however many parameters the route has.
    let named = unbound.prefix(4)
    let more = unbound.count > named.count ? ["\(unbound.count - named.count) more"] : []
    let names = (named.map { "`\($0.name.string)`" } + more).joined(or: "and")
    let captures = (named.map { "`{\($0.name.string)}`" } + more).joined(or: "and")
    let values = (named.map { "\($0.name.string): …" } + more.map { _ in "…" }).joined(separator: ", ")
    let native = unbound.first { types.isNative($0.type) }
    sink.report(
      Diagnostic(
        .unboundParameter,
        "the link has no value for the required \(unbound.count == 1 ? "parameter" : "parameters") " + names,
        at: syntax.text.span,
        help: native.map {
          "make `\($0.name.string)` optional, or capture an ID under `resolvedLinks`; a URL cannot contain the Swift "
            + "type `\(types.specName(of: $0.type))`"
        } ?? "add \(captures) to the pattern, or add \(unbound.count == 1 ? "a fixed value" : "fixed values"): "
          + "`\(LinkSyntax.form(of: syntax.text, in: link, with: "with: { \(values) }"))`",
        related: named.map { .init($0.name.span, "`\($0.name.string)` is declared here") }))
  }

  /// The method also reports unknown names under `beats`.
  private func requirements(of entry: LinkSyntax) -> [Int]? {
    for name in entry.beats where context.declarations.names[name] == nil {
      context.declarations.names.reportUnknown(name, expected: .linkTarget, allowsList: true)
    }
    let requires = entry.requires.compactMap { context.conditions.index(of: $0) }
    return requires.count == entry.requires.count ? requires : nil
  }

  private mutating func add(
    _ entry: LinkSyntax, _ pattern: Pattern, _ target: Link.Target, _ landing: LandingSteps, _ requires: [Int]
  ) {
    var requires = requires
    // A link inherits the conditions of all screens that it opens.
    for step in landing.screens {
      for condition in context.routes[step.route].requirements where !requires.contains(condition) {
        requires.append(condition)
      }
    }
    guard let otherwise = otherwise(entry, pattern, target, requires) else { return }
    guard let gates = GatedLinks(context).conditions(entry, target, landing, requires) else { return }
    requires += gates.filter { !requires.contains($0) }
    links.append(
      Link(
        pattern: pattern, target: target, landing: landing, requires: requires, otherwise: otherwise,
        deprecation: entry.deprecated, beats: entry.beats, examples: entry.examples, rejects: entry.rejects,
        id: entry.id, isPublished: entry.isPublished, span: entry.span))
  }

  private func otherwise(
    _ entry: LinkSyntax, _ pattern: Pattern, _ target: Link.Target, _ requires: [Int]
  ) -> Link.Otherwise? {
    guard let otherwise = entry.otherwise else { return .wait }
    // The link always waits for the gates.
    let gates = entry.gates?.value == false ? [] : context.gates.map(\.condition)
    guard requires.contains(where: { !gates.contains($0) }) else {
      reportUseless(otherwise, target, requires, hasGates: !gates.isEmpty)
      return nil
    }
    switch otherwise.action {
    case .word(.wait): return .wait
    case .word(.web): return .web
    case .redirect(let target):
      return entry.pattern.flatMap { redirects.redirect(to: target, from: pattern, $0) }.map { .redirect($0) }
    }
  }

  private func reportUseless(_ otherwise: OtherwiseSyntax, _ target: Link.Target, _ requires: [Int], hasGates: Bool) {
    var others: [String] = []
    if case .tab(let index) = target, context.tabs[index].condition != nil { others.append("the `when` of the tab") }
    if hasGates { others.append("the conditions of gates") }
    let gate = context.gates.first { requires.contains($0.condition) }
    sink.report(
      Diagnostic(
        .misplacedKey,
        (gate == nil
          ? "the link requires no condition"
          : "the link waits until all gates are open, and requires no other condition")
          + ", so `otherwise` has no effect",
        at: otherwise.span,
        help: "add `requires: [CONDITION]`, or remove `otherwise`"
          + (others.isEmpty ? "" : ", which does not depend on \(others.joined(or: "or"))"),
        related: gate.map { [.init($0.span, "the gate is declared here")] } ?? []))
  }
}

extension LinkSyntax {
  fileprivate init(_ syntax: ResolvedLinkSyntax) {
    self.init(span: syntax.span)
    url = syntax.url
    pattern = syntax.pattern
    origins = syntax.origins
    beats = syntax.beats
    requires = syntax.requires
    gates = syntax.gates
    otherwise = syntax.otherwise
    examples = syntax.examples
    rejects = syntax.rejects
    deprecated = syntax.deprecated
    id = syntax.id
    isPublished = syntax.isPublished
  }
}

final class LinkContext {
  let declarations: Declarations
  let conditions: ConditionTable
  let gates: [Gate]
  /// If the value is `false`, gates are missing because of errors.
  let areGatesComplete: Bool
  let types: TypeTable
  let endpoints: EndpointResolver
  let patterns: PatternResolver
  let tabs: [Tab]
  let routeTable: RouteTable
  let resolvedLinks: [ResolvedLink]
  let sink: DiagnosticSink

  init(
    _ declarations: Declarations, _ conditions: ConditionTable, _ gates: [Gate], areGatesComplete: Bool,
    _ types: TypeTable, _ origins: OriginTable, _ tabs: [Tab], _ routeTable: RouteTable,
    _ resolvedLinks: [ResolvedLink],
    _ sink: DiagnosticSink
  ) {
    self.declarations = declarations
    self.conditions = conditions
    self.gates = gates
    self.areGatesComplete = areGatesComplete
    self.types = types
    endpoints = EndpointResolver(origins, sink)
    patterns = PatternResolver(types, origins, sink)
    self.tabs = tabs
    self.routeTable = routeTable
    self.resolvedLinks = resolvedLinks
    self.sink = sink
  }

  var routes: [Route] { routeTable.routes }

  /// If a route has no `params` key, the parameters of the route are the captures of its links.
  func declaresParameters(_ route: Int) -> Bool { declarations.routes[route].value.parameters != nil }
}
