import WaymarkDiagnostics
import WaymarkFiles

/// A document that is open in the client. The text of the document takes the place of the file on the disk.
struct OpenDocument {
  let uri: String
  /// The path without symbolic links that identifies the file. For a document without a file, the value is the URI.
  let identity: String
  let hasPath: Bool
  var version: Int?
  var text: DocumentText

  init(uri: String, version: Int?, text: String) {
    self.uri = uri
    self.version = version
    self.text = DocumentText(text)
    let path = DocumentURI.path(of: uri)
    hasPath = path != nil
    identity = path.map { Self.identity(ofPath: $0) } ?? uri
  }

  /// If the file is new, only the path of its folder is resolved.
  static func identity(ofPath path: String) -> String {
    if let resolved = FileSystem.resolved(path) { return resolved }
    guard let folder = FileSystem.resolved(FileSystem.folder(of: path)) else { return path }
    return FileSystem.appending(to: folder, FileSystem.name(of: path))
  }

  /// A change without a range replaces the whole text.
  mutating func apply(_ change: JSONValue, _ encoding: PositionEncoding) -> Bool {
    guard let new = change["text"]?.string else { return false }
    guard let range = change["range"], !range.isNull else {
      text = DocumentText(new)
      return true
    }
    guard let start = range["start"]?.position, let end = range["end"]?.position else { return false }
    let first = text.offset(of: start, encoding)
    let last = text.offset(of: end, encoding)
    var bytes = text.bytes
    // A client that sends the positions in the wrong order means the text between them.
    bytes.replaceSubrange(min(first, last)..<max(first, last), with: new.utf8)
    text = DocumentText(bytes)
    return true
  }
}
