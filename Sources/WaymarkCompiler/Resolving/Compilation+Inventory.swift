import WaymarkEmit

extension Compilation {
  /// The inventory of links, for a spec that was compiled as far as its link table; nil where it has errors.
  package func inventory() -> LinkInventory? {
    guard model != nil, let links, !linkTable.isEmpty else { return nil }
    return LinkInventory(links, files: files, linkTable: linkTable)
  }
}
