import WaymarkDiagnostics

/// A request that the server answers, with the capability that announces the request.
struct ServerFeature {
  let method: String
  /// The key and the value of the server's capability; `nil` if another feature announces the capability.
  let capability: (String, JSONValue)?
  let answer: (LanguageServer, JSONValue, inout [JSONValue]) throws(ResponseError) -> JSONValue

  static var all: [ServerFeature] { names + text + commands }

  static func document(
    _ method: String, _ capability: (String, JSONValue)?,
    _ answer: @escaping (SpecRequest) throws(ResponseError) -> JSONValue
  ) -> ServerFeature {
    ServerFeature(method: method, capability: capability) { server, params, _ throws(ResponseError) in
      guard let uri = params["textDocument"]?["uri"]?.string else {
        throw ResponseError(.invalidParams, "the params contain no `textDocument`")
      }
      guard let request = server.specRequest(uri, params) else { return .null }
      return try answer(request)
    }
  }
}

extension LanguageServer {
  func specRequest(_ uri: String, _ params: JSONValue) -> SpecRequest? {
    guard let document = documents[uri], let session = sessions.session(of: document) else { return nil }
    return SpecRequest(
      params: params, document: document, session: session, client: client, locator: FileLocator(documents),
      documents: documents)
  }
}
