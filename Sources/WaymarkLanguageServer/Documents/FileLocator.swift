/// A lookup of the URIs of files.
struct FileLocator {
  private let uris: [String: String]

  init(_ documents: OpenDocuments) {
    uris = Dictionary(documents.all.map { ($0.identity, $0.uri) }) { first, _ in first }
  }

  func uri(of identity: String) -> String { uris[identity] ?? DocumentURI.uri(of: identity) }
}
