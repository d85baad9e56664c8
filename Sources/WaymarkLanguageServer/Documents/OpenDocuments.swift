struct OpenDocuments {
  private var documents: [String: OpenDocument] = [:]

  var all: [OpenDocument] { documents.values.sorted { $0.uri < $1.uri } }

  subscript(uri: String) -> OpenDocument? {
    get { documents[uri] }
    set { documents[uri] = newValue }
  }

  func document(withIdentity identity: String) -> OpenDocument? {
    documents.values.first { $0.identity == identity }
  }

  var texts: [String: [UInt8]] {
    Dictionary(documents.values.filter(\.hasPath).map { ($0.identity, $0.text.bytes) }) { first, _ in first }
  }
}
