import WaymarkOutput

extension Compilation {
  /// With errors, the map contains what the compiler could resolve.
  package func map() -> AppMap {
    let spec = published
    var map = AppMap(
      spec, inventory: spec.flatMap(inventory(of:)), files: files, diagnostics: diagnostics, in: links?.model)
    if let spec, !spec.linkTable.isEmpty { map.engineData = spec.encoded() }
    return map
  }

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
