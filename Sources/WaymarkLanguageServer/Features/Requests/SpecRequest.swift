import WaymarkCompiler
import WaymarkDiagnostics

/// A request about an open document and its spec.
struct SpecRequest {
  let params: JSONValue
  let document: OpenDocument
  let session: SpecSession
  let client: ClientCapabilities
  let locator: FileLocator
  let documents: OpenDocuments

  /// The current spec, or the last spec whose files were all valid YAML.
  ///
  /// The positions of an earlier spec can differ from the positions in the open documents.
  var compiled: CompiledSpec {
    session.current.compilation.spec?.isEveryFileParsed == true ? session.current : session.lastWhole ?? session.current
  }

  var isWhole: Bool { session.current.compilation.spec?.isEveryFileParsed == true }

  var file: Int? { compiled.index(ofFile: document.identity) }

  func offset() throws(ResponseError) -> Int {
    guard let position = params["position"]?.position else {
      throw ResponseError(.invalidParams, "the params contain no `position`")
    }
    return document.text.offset(of: position, client.encoding)
  }

  func occurrence() throws(ResponseError) -> (names: NameIndex, occurrence: NameIndex.Occurrence)? {
    let position = document.text.sourcePosition(of: try offset())
    guard let file, let names = compiled.names,
      let occurrence = names.occurrence(at: position, inFile: file)
    else { return nil }
    // The positions of an earlier compilation can be wrong.
    let range = document.text.range(of: occurrence.span)
    let text = document.text.string(range)
    guard isWhole || text.contains(names.symbols[occurrence.symbol].name) else { return nil }
    return (names, occurrence)
  }

  func range(_ span: Span) -> JSONValue {
    let text = compiled.text(of: Int(span.file))
    return .range(text.range(of: span), in: text, client.encoding)
  }

  func location(_ span: Span) -> JSONValue {
    .object(["uri": .string(uri(ofFile: Int(span.file))), "range": range(span)])
  }

  func version(of uri: String) -> Int? { documents[uri]?.version }

  func uri(ofFile file: Int) -> String { locator.uri(of: compiled.identities[file]) }
}
