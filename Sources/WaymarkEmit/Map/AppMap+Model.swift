import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec

extension AppMap {
  /// Creates the map of a spec.
  ///
  /// - Parameters:
  ///   - model: The resolved spec, or `nil` if errors prevent the compiler from resolving the spec. A spec without a model
  ///     has a map with findings, but without screens.
  ///   - inventory: The links of the spec, or `nil` if errors leave the meaning of the links undefined.
  ///   - linkTable: The encoded link table. The array is empty if there is no inventory.
  ///   - files: The source files of the spec.
  ///   - diagnostics: The findings about the spec.
  package init(
    _ model: NavigationModel?, inventory: LinkInventory?, linkTable: [UInt8], files: [SourceFile],
    diagnostics: [Diagnostic]
  ) {
    self.inventory = inventory
    app = model?.app.string ?? files[0].name
    specName = files[0].name
    findings = diagnostics.map { Finding($0, files) }
    conditions = (model?.conditions ?? []).map { Condition(name: $0.name.string, presents: $0.screen?.name.string) }
    guard let model else {
      (lanes, screens, connections) = ([], [], [])
      return
    }
    var builder = MapBuilder(model, files)
    builder.addRedirects(inventory, linkTable)
    builder.placeInLanes()
    builder.attach(diagnostics)
    (lanes, screens, connections) = (builder.lanes, builder.screens, builder.connections)
  }
}

extension AppMap.Finding {
  fileprivate init(_ diagnostic: Diagnostic, _ files: [SourceFile]) {
    self.init(
      rule: diagnostic.id.name, isError: diagnostic.severity == .error, message: diagnostic.message,
      help: diagnostic.help,
      path: files[Int(diagnostic.span.file)].name, line: Int(diagnostic.span.start.line),
      column: Int(diagnostic.span.start.column))
  }
}
