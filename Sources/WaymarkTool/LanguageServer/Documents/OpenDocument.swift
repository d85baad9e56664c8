import SpecText

/// Takes the place of the file on the disk.
struct OpenDocument {
  let uri: String
  /// The path without symbolic links, or the URI without a file.
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

struct OpenDocuments {
  private var documents: [String: OpenDocument] = [:]

  var all: [OpenDocument] { documents.values.sorted { $0.uri < $1.uri } }

  subscript(uri: String) -> OpenDocument? {
    get { documents[uri] }
    set { documents[uri] = newValue }
  }

  func document(withIdentity identity: String) -> OpenDocument? { documents.values.first { $0.identity == identity } }

  var texts: [String: [UInt8]] {
    Dictionary(documents.values.filter(\.hasPath).map { ($0.identity, $0.text.bytes) }) { first, _ in first }
  }
}

/// RFC 8089.
enum DocumentURI {
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file:") else { return nil }
    var rest = uri.utf8.dropFirst("file:".utf8.count)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != UInt8(ascii: "/") }
      guard host.isEmpty || String(decoding: host, as: UTF8.self).lowercased() == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    rest = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    var bytes: [UInt8] = []
    var index = rest.startIndex
    while index < rest.endIndex {
      let byte = rest[index]
      index = rest.index(after: index)
      let digits = rest[index...].prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        index = digits.endIndex
      } else {
        bytes.append(byte)
      }
    }
    // A path with a null character names another file in the functions of the C library.
    return bytes.contains(0) ? nil : String(decoding: bytes, as: UTF8.self)
  }

  static func uri(of path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if (0x30...0x39).contains(byte) || (byte | 0x20) &- 0x61 < 26 || "/-._~".unicodeScalars.contains(scalar) {
        uri.unicodeScalars.append(scalar)
      } else {
        uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }
}

struct FileLocator {
  private let uris: [String: String]

  init(_ documents: OpenDocuments) {
    uris = Dictionary(documents.all.map { ($0.identity, $0.uri) }) { first, _ in first }
  }

  func uri(of identity: String) -> String { uris[identity] ?? DocumentURI.uri(of: identity) }
}
