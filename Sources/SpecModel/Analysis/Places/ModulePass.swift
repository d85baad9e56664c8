import SpecText

/// Checks features with their own modules, whose enums are generated from their file alone, for everything that would
/// make them differ from the enums of the whole spec.
struct ModulePass {
  private let spec: Spec
  private let declarations: Declarations
  private let routes: [Route]
  private let features: [Feature]
  private let types: TypeTable
  private let conditions: ConditionTable
  private let sink: DiagnosticSink

  init(
    _ spec: Spec, _ declarations: Declarations, _ routes: [Route], _ features: [Feature], _ types: TypeTable,
    _ conditions: ConditionTable, _ sink: DiagnosticSink
  ) {
    self.spec = spec
    self.declarations = declarations
    self.routes = routes
    self.features = features
    self.types = types
    self.conditions = conditions
    self.sink = sink
  }

  func check() {
    guard features.contains(where: { $0.module != nil }) else { return }
    for index in routes.indices {
      if let (feature, module) = module(ofRoute: index) {
        checkTypes(index, feature, module)
        checkHosts(index, module)
        checkConditions(index, module)
        checkTitle(index, module)
      }
      checkFlows(index)
    }
  }

  private func module(ofRoute index: Int) -> (feature: Feature, module: String)? {
    guard let feature = routes[index].feature, let module = features[feature].module else { return nil }
    return (features[feature], module.string)
  }

  private func checkTypes(_ index: Int, _ feature: Feature, _ module: String) {
    for parameter in routes[index].parameters + [routes[index].returns?.parameter].compactMap(\.self) {
      guard case .declared(let type) = parameter.type else { continue }
      let name = types.types[type].name
      guard name.span.file != feature.name.span.file else { continue }
      sink.report(
        Diagnostic(
          .moduleBoundary,
          parameter.name.span == routes[index].returns?.text.span
            ? "`\(routes[index].name.string)` returns `\(name.string)`, which is not declared in the module `\(module)`"
            : "`\(parameter.name.string)` has the type `\(name.string)`, which is not declared in the module `\(module)`",
          at: parameter.name.span,
          help: "move the type to the `types` of this file; the app and its other features can use the type there",
          related: [.init(name.span, "the type is declared here")]))
    }
  }

  private func checkHosts(_ index: Int, _ module: String) {
    let entry = declarations.routes[index].value
    guard entry.parameters == nil else { return }
    let captures = entry.links.flatMap { $0.pattern?.captures.map(\.name) ?? [] }
    for parameter in routes[index].parameters where !captures.contains(parameter.name) {
      let route = routes[index].name
      sink.report(
        Diagnostic(
          .moduleBoundary,
          "an origin of the app captures `\(parameter.name.string)`, which the module `\(module)` does not know",
          at: route.span, help: "declare the parameters of `\(route.string)` under `params`",
          related: [.init(parameter.name.span, "the capture is here")]))
    }
  }

  private func checkConditions(_ index: Int, _ module: String) {
    var known: Set<Int> = []
    var next: Int? = index
    while let route = next, routes[route].feature == routes[index].feature, known.count <= conditions.declared.count {
      known.formUnion(routes[route].requires.map(\.index))
      next = routes[route].parent.map(\.index)
    }
    for condition in routes[index].requirements where !known.contains(condition) {
      let (name, route) = (conditions.declared[condition].name.string, routes[index].name)
      sink.report(
        Diagnostic(
          .moduleBoundary,
          "a parent of `\(route.string)` requires `\(name)`, which the module `\(module)` does not know",
          at: routes[index].parent?.name.span ?? route.span,
          help: "add `\(name)` to the `requires` of `\(route.string)`"))
    }
  }

  /// A title in the app's default table, which the module would look up in another table.
  private func checkTitle(_ index: Int, _ module: String) {
    guard case .key(let key, nil)? = routes[index].title, let table = spec.root.localization?.defaultTable,
      table != LocalizationSyntax.standardTable
    else { return }
    sink.report(
      Diagnostic(
        .moduleBoundary, "the title is in the table `\(table)` of the app, which the module `\(module)` does not know",
        at: key.span, help: "write the table: `title: { key: \(key.string), table: \(table) }`"))
  }

  /// The module would generate a screen without a stack if routes are pushed inside it only by others.
  private func checkFlows(_ index: Int) {
    for flow in routes[index].flows {
      guard let (feature, module) = module(ofRoute: flow), routes[index].feature != routes[flow].feature,
        !routes.contains(where: { $0.feature == routes[flow].feature && $0.flows.contains(flow) })
      else { continue }
      let name = routes[flow].name
      let use = declarations.routes[index].value.tabs?.first { $0 == name }
      sink.report(
        Diagnostic(
          .moduleBoundary,
          "no screen of the module `\(module)` is pushed inside `\(name.string)`, so `\(name.string)` has no stack",
          at: use?.span ?? routes[index].name.span,
          help: "declare a route of the feature `\(feature.name.string)` with `in: \(name.string)`",
          related: [.init(name.span, "`\(name.string)` is declared here")]))
    }
  }
}
