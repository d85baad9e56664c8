import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// The results of the analysis passes that run before the links are resolved.
final class LinkContext {
  let declarations: Declarations
  let conditions: ConditionTable
  let types: TypeTable
  let endpoints: EndpointResolver
  let patterns: PatternResolver
  let tabs: [Tab]
  let routeTable: RouteTable
  let resolvedLinks: [ResolvedLink]
  let sink: DiagnosticSink

  init(
    _ declarations: Declarations, _ conditions: ConditionTable, _ types: TypeTable,
    _ origins: OriginTable,
    _ tabs: [Tab], _ routeTable: RouteTable, _ resolvedLinks: [ResolvedLink], _ sink: DiagnosticSink
  ) {
    self.declarations = declarations
    self.conditions = conditions
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
  func declaresParameters(_ route: Int) -> Bool {
    declarations.routes[route].value.parameters != nil
  }
}
