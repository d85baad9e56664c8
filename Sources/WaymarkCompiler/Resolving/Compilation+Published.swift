import LinkLogic
import LinkResolving
import WaymarkOutput

extension Compilation {
  package var published: PublishedSpec? {
    guard let links else { return nil }
    if linkTable.isEmpty { return PublishedSpec(links.model, files: files) }
    var spec = PublishedSpec(links, files: files, linkTable: linkTable)
    spec.caseTables = model.flatMap { PublishedSpec.CaseTables($0) }
    return spec
  }

  package var resolver: URLResolver? { linkTable.isEmpty ? nil : published.map { URLResolver($0) } }

  package func inventory() -> LinkInventory? { model == nil ? nil : published.flatMap(inventory(of:)) }

  func inventory(of spec: PublishedSpec) -> LinkInventory? {
    guard let links, !linkTable.isEmpty else { return nil }
    return LinkInventory(spec, example: LinkExamples(links, linkTable).example(of:))
  }

  package func examples(of link: Int) -> [(origin: String, url: String)] {
    guard let links, !linkTable.isEmpty else { return [] }
    return LinkExamples(links, linkTable).examples(of: link)
  }
}
