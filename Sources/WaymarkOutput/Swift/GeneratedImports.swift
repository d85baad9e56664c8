import SpecModel

/// If the target enables the upcoming feature `InternalImportsByDefault`, a declaration with an access level can name
/// only types of modules that are imported with at least this level.
private struct GeneratedImports {
  private let access: SwiftSyntax.Access
  private let modules: [String]
  /// The compiler warns about an import with an access level if no declaration needs the level.
  private let declaring: Set<String>

  init(_ model: NavigationModel) {
    access = model.access
    let shapes = model.ownParameters.map { ParameterShape($0, model) }
    let natives = shapes.compactMap { if case .native(_, let swift, _) = $0.base { swift } else { nil } }
    var declaring = Set(natives.compactMap { $0.split(separator: ".").dropLast().first.map(String.init) })
    // Each module may declare a type without a module.
    if natives.contains(where: { !$0.contains(".") }) { declaring.formUnion(model.imports) }
    declaring.formIntersection(model.imports)
    declaring.insert("WaymarkNavigation")
    if shapes.contains(where: \.isOfFoundation) { declaring.insert("Foundation") }
    // A feature with its own module is this module if the spec is that of the feature.
    if !model.spec.isModule { declaring.formUnion(model.features.compactMap { $0.module?.string }) }
    var modules = declaring.union(model.imports)
    if model.bundle == .module, model.usesBundle {
      modules.insert("Foundation")
      // The title and the image of a tab are in the body of a property.
      if model.routes.contains(where: { if case .key? = $0.title { true } else { false } }) {
        declaring.insert("Foundation")
      }
    }
    self.modules = modules.sorted()
    self.declaring = declaring
  }

  init(_ declaring: Set<String>, and other: String, access: SwiftSyntax.Access) {
    self.access = access
    self.declaring = declaring
    modules = declaring.union([other]).sorted()
  }

  func write(to writer: inout SwiftWriter) {
    // Without the feature, a package import would conflict with the plain imports in the other files of the target.
    guard access == .package else { return write(access, to: &writer) }
    writer.line("#if hasFeature(InternalImportsByDefault)")
    write(access, to: &writer)
    writer.line("#else")
    write(.internal, to: &writer)
    writer.line("#endif")
  }

  private func write(_ access: SwiftSyntax.Access, to writer: inout SwiftWriter) {
    for module in modules {
      let level = SwiftText.access(declaring.contains(module) ? access : .internal)
      writer.line("\(level)import \(SwiftText.path(module))")
    }
  }
}

extension SwiftWriter {
  mutating func imports(of model: NavigationModel) { GeneratedImports(model).write(to: &self) }

  /// The declarations of the file need only the modules in the set.
  mutating func imports(of declaring: Set<String>, and other: String, access: SwiftSyntax.Access) {
    GeneratedImports(declaring, and: other, access: access).write(to: &self)
  }
}

extension NavigationModel {
  /// Without those of features that have their own modules.
  fileprivate var ownParameters: [Parameter] {
    let routes = routes.filter { route in
      spec.isModule || route.feature.map { features[$0].module == nil } ?? true
    }
    return tabs.flatMap(\.parameters) + routes.flatMap(\.parameters) + resolvedLinks.flatMap(\.parameters)
      + routes.compactMap { $0.returns?.parameter }
  }
}
