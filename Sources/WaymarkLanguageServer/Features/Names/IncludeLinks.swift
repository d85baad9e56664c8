import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkFiles

/// The files that the entries of `include` in a root file lead to.
struct IncludeLinks {
  struct Link {
    let range: Range<Int>
    let uri: String
  }

  private(set) var links: [Link] = []

  init(_ request: SpecRequest) {
    guard request.file == 0, request.isWhole, let spec = request.compiled.compilation.spec, !spec.isModule else {
      return
    }
    let folder = FileSystem.folder(of: request.document.identity)
    for path in spec.root.include where !Inclusions.isGlob(path.string) {
      guard let identity = FileSystem.resolved(FileSystem.appending(to: folder, path.string)) else { continue }
      links.append(
        Link(range: request.document.text.range(of: path.span), uri: request.locator.uri(of: identity)))
    }
  }

  static func answer(_ request: SpecRequest) throws(ResponseError) -> JSONValue {
    .array(
      IncludeLinks(request).links.map { link in
        .object([
          "range": .range(link.range, in: request.document.text, request.client.encoding), "target": .string(link.uri),
        ])
      })
  }
}
