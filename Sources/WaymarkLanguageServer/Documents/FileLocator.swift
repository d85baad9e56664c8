/// A lookup of the URIs of files.
struct FileLocator {
  private let uris: [String: String]

  init(_ documents: OpenDocuments) {
    uris = Dictionary(documents.all.map { ($0.identity, $0.uri) }) { first, _ in first }
  }

  /// Returns the URI that the client uses for an open document, or the `file` URI of another file.
  ///
  /// - Parameter identity: The path of the file without symbolic links.
  /// - Returns: The URI.
  func uri(of identity: String) -> String { uris[identity] ?? DocumentURI.uri(of: identity) }
}
