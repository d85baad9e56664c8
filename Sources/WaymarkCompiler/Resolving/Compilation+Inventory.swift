import WaymarkEmit

extension Compilation {
  /// Returns the inventory of links; `nil` if the spec has errors or the compilation has no link table.
  package func inventory() -> LinkInventory? {
    guard model != nil, let links, !linkTable.isEmpty else { return nil }
    return LinkInventory(links, files: files, linkTable: linkTable)
  }
}
