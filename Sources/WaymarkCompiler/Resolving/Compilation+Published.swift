import LinkLogic
import LinkResolving
import WaymarkOutput

extension Compilation {
  /// `nil` if errors prevent the compiler from resolving the spec.
  package var published: PublishedSpec? {
    guard let links else { return nil }
    if linkTable.isEmpty { return PublishedSpec(links.model, files: files) }
    var spec = PublishedSpec(links, files: files, linkTable: linkTable)
    spec.caseTables = model.flatMap { PublishedSpec.CaseTables($0) }
    return spec
  }

  /// `nil` if the compilation has no link table.
  package var resolver: URLResolver? { linkTable.isEmpty ? nil : published.map { URLResolver($0) } }

  /// `nil` if the spec has errors or the compilation has no link table.
  package func inventory() -> LinkInventory? { model == nil ? nil : published.flatMap(inventory(of:)) }

  /// `nil` if the compilation has no link table.
  func inventory(of spec: PublishedSpec) -> LinkInventory? {
    guard let links, !linkTable.isEmpty else { return nil }
    return LinkInventory(spec, example: LinkExamples(links, linkTable).example(of:))
  }

  /// Empty if the compilation has no link table.
  package func examples(of link: Int) -> [(origin: String, url: String)] {
    guard let links, !linkTable.isEmpty else { return [] }
    return LinkExamples(links, linkTable).examples(of: link)
  }
}
