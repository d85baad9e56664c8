import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// The routes of a spec, with the parts of them that could not be resolved.
final class RouteTable {
  let routes: [Route]
  /// Routes whose `in` names something that is neither a tab nor a modal route.
  let withUnknownTabs: Set<Int>
  /// Routes whose `parent` does not exist.
  let withUnknownParents: Set<Int>
  /// Routes whose chain of parents has no end, or is too long.
  let withEndlessParents: Set<Int>

  init(
    _ routes: [Route], withUnknownTabs: Set<Int>, withUnknownParents: Set<Int>,
    withEndlessParents: Set<Int>
  ) {
    self.routes = routes
    self.withUnknownTabs = withUnknownTabs
    self.withUnknownParents = withUnknownParents
    self.withEndlessParents = withEndlessParents
  }
}

/// Resolves routes: the stacks onto which each can be pushed, the parents, and the parameters.
struct RoutePass: ~Copyable {
  private let declarations: Declarations
  private let endpoints: EndpointResolver
  private let parameters: ParameterResolver
  private let sink: DiagnosticSink
  private var presentations: [[RouteSyntax.Presentation]] = []
  private var stacks: [Stacks] = []
  /// For each route, a Boolean value that indicates whether others can be pushed inside it.
  private var hasFlow: [Bool]
  private var withUnknownTabs: Set<Int> = []

  /// The stacks onto which a route can be pushed.
  private struct Stacks {
    var tabs = AllowedTabs.all
    /// Modal routes, by index.
    var flows: [Int] = []
  }

  /// Returns the routes in the order of the spec.
  static func resolve(
    _ declarations: Declarations, _ endpoints: EndpointResolver, _ parameters: ParameterResolver,
    _ sink: DiagnosticSink
  ) -> RouteTable {
    var pass = RoutePass(declarations, endpoints, parameters, sink)
    return pass.resolve()
  }

  private init(
    _ declarations: Declarations, _ endpoints: EndpointResolver, _ parameters: ParameterResolver,
    _ sink: DiagnosticSink
  ) {
    self.declarations = declarations
    self.endpoints = endpoints
    self.parameters = parameters
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
      declarations.routes[index].value.parent.flatMap { declarations.names.route($0) }
    }
    var chains = ParentChains(declarations, parents, sink)
    chains.check()
    var routes: [Route] = []
    routes.reserveCapacity(indices.count)
    for index in indices {
      routes.append(
        route(
          index, declarations.routes[index].name, declarations.routes[index].value,
          parent: parents[index]))
    }
    let withUnknownParents = indices.filter {
      parents[$0] == nil && declarations.routes[$0].value.parent != nil
    }
    return RouteTable(
      routes, withUnknownTabs: withUnknownTabs, withUnknownParents: Set(withUnknownParents),
      withEndlessParents: chains.endless)
  }

  private func route(_ index: Int, _ name: Text, _ entry: RouteSyntax, parent: Reference?)
    -> Route
  {
    if let element = entry.elements.first(where: { $0.name == "id" }) {
      sink.report(
        Diagnostic(
          .nameCollision,
          "`id` is what a screen's own identifier is called among those of its controls",
          at: element.name.span,
          help: "call the control something else, or write `accessibilityID:` for the screen's"))
    }
    return Route(
      name: name,
      span: entry.span,
      feature: declarations.featuresOfRoutes[index],
      presentations: presentations[index],
      presentationSpan: entry.presentations.first?.span,
      tabs: stacks[index].tabs,
      flows: stacks[index].flows,
      hasFlow: hasFlow[index],
      parameters: parameters(of: entry),
      title: entry.title.map(Title.init),
      accessibilityID: AccessibilityID(entry.accessibilityID, kind: "screen", name),
      elements: entry.elements.map { Route.Element(name: $0.name, accessibilityID: $0.value) },
      attributes: entry.screenAttributes,
      scopesWithoutEffect: entry.scopesOutside(presentations[index]),
      parent: parent,
      opens: entry.opens.compactMap { declarations.names.route($0) })
  }

  /// Returns the declared parameters, or else what the links capture.
  private func parameters(of entry: RouteSyntax) -> [Parameter] {
    if let declared = entry.parameters { return parameters.declared(declared) }
    return parameters.captured(
      by: entry.links.map(\.pattern),
      endpoints: entry.links.map { link in
        link.pattern.map { endpoints.knownEndpoints(of: $0, origins: link.origins) } ?? []
      })
  }

  // MARK: Presentations

  /// One list for all routes without `present`.
  private static let pushed: [RouteSyntax.Presentation] = [.push]

  private func presentations(ofRoute index: Int) -> [RouteSyntax.Presentation] {
    let given = declarations.routes[index].value.presentations
    guard !given.isEmpty else { return Self.pushed }
    var result: [RouteSyntax.Presentation] = []
    for presentation in given {
      if result.contains(presentation.value) {
        sink.report(
          Diagnostic(
            .duplicateValue, "`\(presentation.value.rawValue)` is in this list twice",
            at: presentation.span,
            help: "remove one"))
      } else {
        result.append(presentation.value)
      }
    }
    return result
  }

  // MARK: Stacks

  /// Returns the stacks of a route's `in`: tabs, and the flows of modal routes.
  private mutating func stacks(ofRoute index: Int) -> Stacks {
    guard let names = declarations.routes[index].value.tabs else { return Stacks() }
    var tabs: [Int] = []
    var flows: [Int] = []
    for name in names {
      switch declarations.names[name] {
      case .tab(let tab)?: tabs.append(tab)
      case .route(let route)? where presentations[route].contains { $0 != .push }:
        if !flows.contains(route) { flows.append(route) }
        hasFlow[route] = true
      case .route(let route)?:
        withUnknownTabs.insert(index)
        reportPushedRoute(
          name, declarations.routes[route].name, inOf: declarations.routes[index].name)
      case .resolvedLink?, nil:
        withUnknownTabs.insert(index)
        declarations.names.reportUnknown(name, expected: .tabOrModalRoute)
      }
    }
    return Stacks(tabs: AllowedTabs(tabs), flows: flows)
  }

  private func reportPushedRoute(_ name: Text, _ declaration: Text, inOf route: Text) {
    sink.report(
      Diagnostic(
        .unknownName,
        "`\(name.string)` is only pushed, so it has no stack of its own on which to push `\(route.string)`",
        at: name.span,
        help:
          "`in` takes tabs, and routes that are presented; for what lies beneath, write `parent: \(name.string)`",
        related: [.init(declaration.span, "the route is declared here")]))
  }
}
