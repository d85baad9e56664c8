import WaymarkEmit

extension Compilation {
  /// Returns the map of the spec. If the spec has errors, the map contains what the compiler could resolve.
  package func map() -> AppMap {
    // The link table is empty only if errors leave the meaning of the links undefined.
    let inventory = linkTable.isEmpty ? nil : links.map { LinkInventory($0, files: files, linkTable: linkTable) }
    return AppMap(links?.model, inventory: inventory, linkTable: linkTable, files: files, diagnostics: diagnostics)
  }
}
