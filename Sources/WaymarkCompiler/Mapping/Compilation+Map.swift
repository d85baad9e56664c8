import LinkPatterns
import WaymarkEmit

extension Compilation {
  /// Returns the map of the spec. If the spec has errors, the map contains what the compiler could resolve.
  package func map() -> AppMap {
    // The link table is empty only if errors leave the meaning of the links undefined.
    let inventory = linkTable.isEmpty ? nil : links.map { LinkInventory($0, files: files, linkTable: linkTable) }
    var map = AppMap(links?.model, inventory: inventory, linkTable: linkTable, files: files, diagnostics: diagnostics)
    if let resolver {
      let data = EngineData(
        catalog: resolver.catalog.bytes, linkTable: resolver.table, simulation: simulation ?? [])
      map.engineData = data.bytes
    }
    return map
  }

  /// Returns the map of the spec, with the differences from an older version of the spec.
  ///
  /// - Parameters:
  ///   - old: The older version.
  ///   - current: This version, compiled without the files of the app. Errors in these files don't prevent a comparison.
  ///   - revision: The name of the older version, such as `origin/main`.
  /// - Returns: The map, or `nil` if one of the versions has errors.
  package func map(comparing old: Compilation, with current: Compilation, since revision: String) -> AppMap? {
    guard let model = current.model, let comparison = SpecComparison(old: old, new: current) else { return nil }
    let changes = comparison.changes.map { change in
      AppMap.Change(
        kind: change.kind.rawValue, isBreaking: change.isBreaking, subject: change.subject, message: change.message,
        help: change.help, witness: change.witness.map { ($0.url, $0.before, $0.after) }, span: change.after)
    }
    return map().compared(with: old.map(), AppMap.Comparison(revision: revision, changes: changes), model)
  }
}
