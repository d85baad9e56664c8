import WaymarkEmit

extension Compilation {
  /// Returns the inventory of links; `nil` if the spec has errors or the compilation has no link table.
  package func inventory() -> LinkInventory? {
    guard model != nil, let links, !linkTable.isEmpty else { return nil }
    return LinkInventory(links, files: files, linkTable: linkTable)
  }

  /// Returns an example URL for each origin of a link. The array is empty if the compilation has no link table.
  ///
  /// - Parameter link: The index of the link in the model.
  /// - Returns: The name of each origin with the URL.
  package func examples(of link: Int) -> [(origin: String, url: String)] {
    guard let links, !linkTable.isEmpty else { return [] }
    return LinkInventory.examples(of: link, links, linkTable: linkTable)
  }
}
