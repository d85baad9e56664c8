import WaymarkDiagnostics

extension LanguageServer {
  func open(_ params: JSONValue) {
    guard let item = params["textDocument"], let uri = item["uri"]?.string, let text = item["text"]?.string else {
      return
    }
    documents[uri] = OpenDocument(uri: uri, version: item["version"]?.int, text: text)
    markOutdated(uri)
  }

  func change(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.string, var document = documents[uri] else { return }
    documents[uri] = nil
    for change in params["contentChanges"]?.array ?? [] { _ = document.apply(change, client.encoding) }
    document.version = params["textDocument"]?["version"]?.int ?? document.version
    documents[uri] = document
    markOutdated(uri)
  }

  func save(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.string else { return }
    markOutdated(uri)
  }

  func close(_ params: JSONValue) -> [JSONValue] {
    guard let uri = params["textDocument"]?["uri"]?.string, let document = documents[uri] else { return [] }
    documents[uri] = nil
    sessions.markOutdated(document.identity)
    return []
  }

  private func markOutdated(_ uri: String) {
    if let document = documents[uri] { sessions.markOutdated(document.identity) }
  }
}
