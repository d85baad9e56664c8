/// The documents that are open in the client.
struct OpenDocuments {
  private var documents: [String: OpenDocument] = [:]

  /// The documents in the order of their URIs.
  var all: [OpenDocument] { documents.values.sorted { $0.uri < $1.uri } }

  /// The document with a URI.
  subscript(uri: String) -> OpenDocument? {
    get { documents[uri] }
    set { documents[uri] = newValue }
  }

  /// Returns the open document of a file.
  func document(withIdentity identity: String) -> OpenDocument? {
    documents.values.first { $0.identity == identity }
  }

  /// The texts of the documents that have a path, by the path.
  var texts: [String: [UInt8]] {
    Dictionary(documents.values.filter(\.hasPath).map { ($0.identity, $0.text.bytes) }) { first, _ in first }
  }
}
