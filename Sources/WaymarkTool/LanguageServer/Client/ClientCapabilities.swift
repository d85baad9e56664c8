import SpecText

struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  var hasSnippets = false
  var hasDocumentChanges = false
  var hasLiteralCodeActions = false
  var hasRelatedInformation = false
  var hasLocationLinks = false
  var hasHierarchicalSymbols = false
  var showsDocuments = false
  var watchesFiles = false
  var hasDiagnosticData = false
  var hasCodeDescriptions = false
  var hasMarkdown = true
  var pullsDiagnostics = false
  var refreshesDiagnostics = false

  init() {}

  init(_ params: JSONValue) {
    let capabilities = params["capabilities"] ?? .null
    let documents = capabilities["textDocument"] ?? .null
    let offered = capabilities["general"]?["positionEncodings"]?.array?.compactMap(\.string) ?? []
    // The server counts bytes and scalars without conversion, so these encodings are preferred.
    encoding = [.utf8, .utf32].first { offered.contains($0.rawValue) } ?? .utf16
    let completion = documents["completion"]?["completionItem"] ?? .null
    hasSnippets = completion["snippetSupport"]?.bool ?? false
    hasMarkdown = documents["hover"]?["contentFormat"]?.array.map { $0.contains { $0.string == "markdown" } } ?? true
    let workspace = capabilities["workspace"] ?? .null
    hasDocumentChanges = workspace["workspaceEdit"]?["documentChanges"]?.bool ?? false
    watchesFiles = workspace["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    hasLiteralCodeActions = documents["codeAction"]?["codeActionLiteralSupport"] != nil
    let diagnostics = documents["publishDiagnostics"] ?? .null
    hasRelatedInformation = diagnostics["relatedInformation"]?.bool ?? false
    hasDiagnosticData = diagnostics["dataSupport"]?.bool ?? false
    hasCodeDescriptions = diagnostics["codeDescriptionSupport"]?.bool ?? false
    pullsDiagnostics = documents["diagnostic"] != nil
    refreshesDiagnostics = pullsDiagnostics && workspace["diagnostics"]?["refreshSupport"]?.bool ?? false
    hasLocationLinks = documents["definition"]?["linkSupport"]?.bool ?? false
    hasHierarchicalSymbols = documents["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    showsDocuments = capabilities["window"]?["showDocument"]?["support"]?.bool ?? false
  }
}
