import SpecModel
import SpecText
import WaymarkOutput

extension Compilation {
  /// With errors, the map contains what the compiler could resolve.
  package func map() -> AppMap {
    let spec = published
    var map = AppMap(
      spec, inventory: spec.flatMap(inventory(of:)), titles: localizedTitles, files: files, diagnostics: diagnostics,
      in: links?.model)
    if let spec, !spec.linkTable.isEmpty { map.engineData = spec.encoded() }
    return map
  }

  /// The titles of tabs and routes in the first language that has the key, which is the development language.
  private var localizedTitles: [String?] {
    guard let model = links?.model, !strings.isEmpty else { return [] }
    return (model.tabs.map(\.title) + model.routes.map(\.title)).map { title -> String? in
      guard case .key(let key, let given) = title else { return nil }
      let name = model.tableName(given)
      let tables = strings.filter { $0.name == name }.flatMap { $0.tables.map(\.table) }
      let text = tables.lazy.compactMap { $0[key.string] }.first
      return text.map { $0.variants.first ?? key.string }
    }
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
