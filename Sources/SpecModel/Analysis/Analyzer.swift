import SpecText

/// Resolves names, and the screens that each link opens. The model omits invalid parts, which diagnostics report.
/// Unknown names are then not reported, because the invalid parts may declare them.
package enum Analyzer {
  /// The model is `nil` if the spec does not contain the name of the app.
  package static func analyze(_ spec: Spec) -> (model: NavigationModel?, diagnostics: [Diagnostic]) {
    guard let app = spec.root.app else { return (nil, []) }
    let sink = DiagnosticSink(isSpecIncomplete: spec.isIncomplete)

    let generatedNames = GeneratedNames(app, spec.root.swift?.names, sink)
    let origins = OriginPass.resolve(spec.root.origins, app: app, sink)
    let conditions = ConditionTable(spec.root.conditions + spec.fragments.flatMap(\.conditions), sink)
    let types = TypePass.resolve(spec.root.types + spec.fragments.flatMap(\.types), generatedNames, sink)
    let features = FeaturePass.resolve(spec.fragments, generatedNames, types, sink)
    let declarations = Declarations(spec, features, sink)

    let endpoints = EndpointResolver(origins, sink)
    let parameters = ParameterResolver(types, sink)
    let metadata = MetadataPass(spec.root.metadataKeys, parameters, types, sink)
    let tabPass = TabPass(
      declarations, conditions, types, metadata, rawValueType: spec.root.swift?.tabRawValue ?? .string, sink)
    let tabs = tabPass.tabs(app: app)
    let routes = RoutePass.resolve(
      declarations, endpoints, parameters, conditions, ReturnTypeResolver(types, sink), metadata, sink)
    let guards = GuardPass.resolve(conditions, declarations, routes.routes, sink)
    let (gates, areGatesComplete) = GatePass.resolve(
      spec.root.gates, conditions, guards, declarations, routes.routes, sink)
    ModulePass(spec, declarations, routes.routes, features, types, conditions, sink).check()
    let tabBar = tabPass.tabBar(spec.root.tabBar)
    let resolvedLinks = ResolvedLinkPass.resolve(declarations, endpoints, parameters)

    metadata.reportMissing()
    let context = LinkContext(
      declarations, conditions, gates, areGatesComplete: areGatesComplete, types, origins, tabs, routes, resolvedLinks,
      sink)
    let redirectPass = RedirectPass(context)
    var links = LinkPass.resolve(context)
    links += redirectPass.redirects(spec.root.redirects + spec.fragments.flatMap(\.redirects))
    let claims = redirectPass.claims(spec.root.claims + spec.fragments.flatMap(\.claims))

    let model = NavigationModel(
      spec: spec, app: app, typeNames: generatedNames.names, origins: origins.origins, types: types.types,
      conditions: guards, gates: gates, metadataKeys: metadata.keys, tabBar: tabBar, tabs: tabs, routes: routes.routes,
      features: features, resolvedLinks: resolvedLinks, links: links, claims: claims)
    model.reportDuplicateIDs(sink)
    return (model, sink.all)
  }
}

extension NavigationModel {
  fileprivate func reportDuplicateIDs(_ sink: DiagnosticSink) {
    guard links.contains(where: { $0.id != nil }) else { return }
    let ids = linkIDs
    var firsts: [String: Int] = [:]
    for index in links.indices {
      guard let id = ids[index], let first = firsts.updateValue(index, forKey: id) else { continue }
      firsts[id] = first
      // The finding is at an ID in the spec. Links with one default match the same URLs, which is a finding, too.
      let other = links[index].id == nil ? index : first
      guard let own = links[index].id ?? links[first].id else { continue }
      sink.report(
        Diagnostic(
          .duplicateName, "two links have the ID `\(id)`", at: own.span, help: "change the `id`, or remove it",
          related: [
            .init(
              links[other].id?.span ?? links[other].pattern.text.span,
              links[other].id == nil ? "the ID is the default of this link" : "the other link has the ID here")
          ]))
    }
  }
}

/// Resolves the file of a feature module without the app's spec: its types and routes. Tabs, conditions, and links
/// belong to the app, which checks the file with its other files.
package enum ModuleAnalyzer {
  package static func analyze(_ spec: Spec) -> (model: NavigationModel?, diagnostics: [Diagnostic]) {
    // The file can refer to tabs and routes of the app, so unknown names are not reported.
    let sink = DiagnosticSink(isSpecIncomplete: true)
    guard let app = spec.root.app else {
      for fragment in spec.fragments { fragment.module.map { FeaturePass.reportMissingFeature($0, sink) } }
      return (nil, sink.all)
    }
    let generatedNames = GeneratedNames(app, nil, sink)
    let types = TypePass.resolve(spec.fragments.flatMap(\.types), generatedNames, sink)
    let declarations = Declarations(spec, [], sink)
    let endpoints = EndpointResolver(OriginPass.resolve([], app: app, sink), sink)
    let parameters = ParameterResolver(types, sink)
    let conditions = conditions(of: spec, declarations)
    // The app declares the metadata keys, and checks the values.
    let metadata = MetadataPass([], parameters, types, DiagnosticSink(isSpecIncomplete: true))
    let routes = RoutePass.resolve(
      declarations, endpoints, parameters, conditions, ReturnTypeResolver(types, sink), metadata, sink
    ).routes
    if !spec.isIncomplete { reportUnknownTypes(of: declarations, types, sink) }
    let model = NavigationModel(
      spec: spec, app: app, typeNames: generatedNames.names, origins: [], types: types.types,
      conditions: conditions.declared.map { Condition(name: $0.name, screen: nil) }, gates: [], metadataKeys: [],
      tabBar: TabBar(),
      tabs: [], routes: routes, features: [], resolvedLinks: [], links: [], claims: [])
    return (model, sink.all)
  }

  /// The app can declare the required conditions elsewhere.
  private static func conditions(of spec: Spec, _ declarations: Declarations) -> ConditionTable {
    var names: [Text] = []
    let required = declarations.routes.flatMap(\.value.requires)
    for name in spec.fragments.flatMap({ $0.conditions.map(\.name) }) + required where !names.contains(name) {
      names.append(name)
    }
    return ConditionTable(
      names.map { Named(name: $0, value: ConditionSyntax(span: $0.span)) }, DiagnosticSink(isSpecIncomplete: true))
  }

  /// A module cannot use the types of the app.
  private static func reportUnknownTypes(of declarations: Declarations, _ types: TypeTable, _ sink: DiagnosticSink) {
    for route in declarations.routes {
      let captured = route.value.links.flatMap { $0.pattern?.captures.compactMap(\.type) ?? [] }
      let declared = route.value.parameters?.map(\.value.type)
      let returned = route.value.returns.map { [$0.type] } ?? []
      for name in (declared ?? captured) + returned where !types.isKnown(name) {
        sink.reportUnknown(
          .unknownType, "this file declares no type `\(name.string)`", name, among: types.knownNames,
          help: "declare the type under `types` of this file; a module cannot use the types of the app")
      }
    }
  }
}
