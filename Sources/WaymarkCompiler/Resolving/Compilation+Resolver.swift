import LinkAlgebra
import LinkPatterns
import URLResolving

extension Compilation {
  /// A resolver of URLs; `nil` if the compilation has no link table.
  package var resolver: URLResolver? {
    guard let links, !linkTable.isEmpty else { return nil }
    return URLResolver(LinkCatalog(links, files: files), table: linkTable)
  }
}
