import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

/// The compiler phase that resolves names and determines the screens that each link opens.
///
/// The model omits the parts of the spec that have errors. The diagnostics report these errors. If parts of the spec
/// are invalid, the analysis does not report unknown names, because the invalid parts may declare these names.
package enum Analyzer {
  /// The model is `nil` if the spec does not contain the name of the app.
  package static func analyze(_ spec: Spec) -> (model: NavigationModel?, diagnostics: [Diagnostic]) {
    guard let app = spec.root.app else { return (nil, []) }
    let sink = DiagnosticSink(isSpecIncomplete: spec.isIncomplete)

    // Names and types.
    let generatedNames = GeneratedNames(app, spec.root.swift?.names, sink)
    let origins = OriginPass.resolve(spec.root.origins, app: app, sink)
    let conditions = ConditionTable(
      spec.root.conditions + spec.fragments.flatMap(\.conditions), sink)
    let types = TypePass.resolve(
      spec.root.types + spec.fragments.flatMap(\.types), generatedNames, sink)
    let features = FeaturePass.resolve(
      spec.fragments, generatedNames, types, sink)
    let declarations = Declarations(spec, features, sink)

    // Places.
    let endpoints = EndpointResolver(origins, sink)
    let parameters = ParameterResolver(types, sink)
    let metadata = MetadataPass(spec.root.metadataKeys, parameters, types, sink)
    let tabPass = TabPass(
      declarations, conditions, types, metadata, rawValueType: spec.root.swift?.tabRawValue ?? .string, sink)
    let tabs = tabPass.tabs(app: app)
    let routes = RoutePass.resolve(
      declarations, endpoints, parameters, conditions, ReturnTypeResolver(types, sink), metadata, sink)
    let guards = GuardPass.resolve(conditions, declarations, routes.routes, sink)
    ModulePass(spec, declarations, routes.routes, features, types, conditions, sink).check()
    let tabBar = tabPass.tabBar(spec.root.tabBar)
    let resolvedLinks = ResolvedLinkPass.resolve(declarations, endpoints, parameters)

    // Links.
    let context = LinkContext(
      declarations, conditions, types, origins, tabs, routes, resolvedLinks, sink)
    let redirectPass = RedirectPass(context)
    var links = LinkPass.resolve(context)
    links += redirectPass.redirects(spec.root.redirects + spec.fragments.flatMap(\.redirects))
    let claims = redirectPass.claims(spec.root.claims + spec.fragments.flatMap(\.claims))

    let model = NavigationModel(
      spec: spec, app: app, typeNames: generatedNames.names, origins: origins.origins,
      types: types.types,
      conditions: guards, metadataKeys: metadata.keys, tabBar: tabBar, tabs: tabs, routes: routes.routes,
      features: features,
      resolvedLinks: resolvedLinks, links: links, claims: claims)
    return (model, sink.all)
  }
}
