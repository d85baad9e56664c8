import LinkAlgebra
import LinkPatterns
import URLResolving

extension Compilation {
  package var resolver: URLResolver? {
    guard let links, !linkTable.isEmpty else { return nil }
    return URLResolver(LinkCatalog(links, files: files), table: linkTable)
  }
}
