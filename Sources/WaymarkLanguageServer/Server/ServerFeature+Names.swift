import WaymarkDiagnostics

extension ServerFeature {
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
}
