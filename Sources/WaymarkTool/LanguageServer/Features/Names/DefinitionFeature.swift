import SpecText
import WaymarkCompiler

/// The answers to `textDocument/definition`, `textDocument/references`, and `textDocument/documentHighlight`.
enum DefinitionFeature {
  static func definition(_ request: SpecRequest) throws(ResponseError) -> JSONValue {
    if let found = try request.occurrence() {
      return .array(found.names.declarations(of: found.occurrence.symbol).map { request.location($0.span) })
    }
    let offset = try request.offset()
    let links = IncludeLinks(request).links.filter { $0.range.contains(offset) || $0.range.upperBound == offset }
    let start = JSONValue.position(Position(line: 0, character: 0))
    return links.isEmpty
      ? .null
      : .array(
        links.map { link in .object(["uri": .string(link.uri), "range": .object(["start": start, "end": start])]) })
  }

  static func references(_ request: SpecRequest) throws(ResponseError) -> JSONValue {
    guard let found = try request.occurrence() else { return .null }
    let includesDeclaration = request.params["context"]?["includeDeclaration"]?.bool ?? true
    let occurrences = found.names.occurrences(of: found.occurrence.symbol)
    return .array(occurrences.filter { includesDeclaration || !$0.isDeclaration }.map { request.location($0.span) })
  }

  static func highlights(_ request: SpecRequest) throws(ResponseError) -> JSONValue {
    guard let found = try request.occurrence() else { return .null }
    let occurrences = found.names.occurrences(of: found.occurrence.symbol)
    // A declaration is shown as a write access, and a use as a read access.
    return .array(
      occurrences.filter { Int($0.span.file) == request.file }.map {
        .object(["range": request.range($0.span), "kind": .int($0.isDeclaration ? 3 : 2)])
      })
  }
}

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
      links.append(Link(range: request.document.text.range(of: path.span), uri: request.locator.uri(of: identity)))
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
