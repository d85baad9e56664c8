import SpecText

/// A request, and the capability that announces it.
struct ServerFeature {
  let method: String
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

extension ServerFeature {
  static var text: [ServerFeature] {
    [
      .document(
        "textDocument/completion",
        (
          "completionProvider",
          .object([
            "triggerCharacters": .strings(["{", ":", " ", "/", "[", ",", "#", "<", "-", "."]),
            "resolveProvider": .bool(false),
          ])
        ), Completion.answer),
      .document("textDocument/hover", ("hoverProvider", .bool(true)), HoverFeature.answer),
      .document(
        "textDocument/codeAction",
        ("codeActionProvider", .object(["codeActionKinds": .strings(["quickfix", "source.fixAll"])])),
        CodeActions.answer),
      ServerFeature(method: "textDocument/diagnostic", capability: nil) { server, params, _ throws(ResponseError) in
        guard let uri = params["textDocument"]?["uri"]?.string else {
          throw ResponseError(.invalidParams, "the params contain no `textDocument`")
        }
        let lists = PublishedDiagnostics.lists(server.sessions.all, server.documents, server.client)
        return .object(["kind": .string("full"), "items": .array(lists[uri] ?? [])])
      },
      .document("textDocument/formatting", ("documentFormattingProvider", .bool(true)), Formatting.answer),
      .document(
        "textDocument/semanticTokens/full",
        ("semanticTokensProvider", .object(["legend": SemanticTokens.legend, "full": .bool(true)])),
        SemanticTokens.answer),
    ]
  }

  static var names: [ServerFeature] {
    [
      .document("textDocument/definition", ("definitionProvider", .bool(true)), DefinitionFeature.definition),
      .document("textDocument/references", ("referencesProvider", .bool(true)), DefinitionFeature.references),
      .document(
        "textDocument/documentHighlight", ("documentHighlightProvider", .bool(true)), DefinitionFeature.highlights),
      .document("textDocument/rename", nil, RenameFeature.rename),
      .document(
        "textDocument/prepareRename", ("renameProvider", .object(["prepareProvider": .bool(true)])),
        RenameFeature.prepare),
      .document("textDocument/documentSymbol", ("documentSymbolProvider", .bool(true)), DocumentSymbols.answer),
      .document(
        "textDocument/documentLink", ("documentLinkProvider", .object(["resolveProvider": .bool(false)])),
        IncludeLinks.answer),
      ServerFeature(method: "workspace/symbol", capability: ("workspaceSymbolProvider", .bool(true))) {
        server, params, _ in
        WorkspaceSymbols.answer(
          params["query"]?.string ?? "", server.sessions.all, server.client, FileLocator(server.documents))
      },
    ]
  }

  static var commands: [ServerFeature] {
    [
      ServerFeature(
        method: "workspace/executeCommand",
        capability: ("executeCommandProvider", .object(["commands": .strings([OpenMap.command])]))
      ) { server, params, outgoing throws(ResponseError) in
        guard params["command"]?.string == OpenMap.command else {
          throw ResponseError(.invalidParams, "the only command is `\(OpenMap.command)`")
        }
        let uri = params["arguments"]?.array?.first.flatMap { $0.string ?? $0["uri"]?.string }
        // Without an argument, the command shows the only spec.
        let document = uri.map { server.documents[$0] } ?? server.documents.all.first
        guard let document, let session = server.sessions.session(of: document) else {
          throw ResponseError(.invalidParams, "the argument must be the URI of an open spec file")
        }
        let page = try OpenMap.write(session)
        if server.client.showsDocuments {
          outgoing.append(
            server.request("window/showDocument", .object(["uri": .string(page), "external": .bool(true)])))
        }
        return .string(page)
      }
    ]
  }
}
