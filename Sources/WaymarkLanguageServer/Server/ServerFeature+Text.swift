import WaymarkDiagnostics

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
      .document(
        "textDocument/formatting", ("documentFormattingProvider", .bool(true)), Formatting.answer),
      .document(
        "textDocument/semanticTokens/full",
        ("semanticTokensProvider", .object(["legend": SemanticTokens.legend, "full": .bool(true)])),
        SemanticTokens.answer),
    ]
  }
}
