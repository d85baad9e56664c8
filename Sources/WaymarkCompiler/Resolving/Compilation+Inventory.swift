import WaymarkEmit

extension Compilation {
  package func inventory() -> LinkInventory? {
    guard model != nil, let links, !linkTable.isEmpty else { return nil }
    return LinkInventory(links, files: files, linkTable: linkTable)
  }

  package func examples(of link: Int) -> [(origin: String, url: String)] {
    guard let links, !linkTable.isEmpty else { return [] }
    return LinkInventory.examples(of: link, links, linkTable: linkTable)
  }
}
