import WaymarkLinks

package struct URLPieces {
  struct Piece {
    let text: String
    let decoded: [UInt8]

    init(_ bytes: ArraySlice<UInt8>) {
      text = String(decoding: bytes, as: UTF8.self)
      decoded = Array(PercentCoding.decoded(bytes).utf8)
    }
  }

  /// An item of a query, not decoded.
  struct Item {
    let bytes, key, value: ArraySlice<UInt8>

    static func items(of query: ArraySlice<UInt8>) -> [Item] {
      query.split(separator: UInt8(ascii: "&")).map { bytes in
        let key = bytes.prefix { $0 != UInt8(ascii: "=") }
        return Item(bytes: bytes, key: key, value: bytes.dropFirst(key.count + 1))
      }
    }
  }

  struct Query {
    private(set) var keys: [String] = []
    private var values: [String: [Piece]] = [:]

    init(_ bytes: ArraySlice<UInt8>) {
      for item in Item.items(of: bytes) {
        let text = String(decoding: item.key, as: UTF8.self)
        if values[text] == nil { keys.append(text) }
        values[text, default: []].append(Piece(item.value))
      }
    }

    subscript(key: String) -> [Piece] { values[key] ?? [] }
  }

  struct Fragment {
    /// If the fragment starts with a slash, the first part is empty.
    let path: [Piece]
    let query: Query

    init(_ bytes: ArraySlice<UInt8>) {
      let text = bytes.prefix { $0 != UInt8(ascii: "?") }
      path =
        text.isEmpty ? [] : text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Piece.init)
      query = Query(bytes.dropFirst(text.count + 1))
    }

    var startsWithSlash: Bool { path.count > 1 && path[0].text.isEmpty }

    var pathAfterSlash: [Piece] {
      guard startsWithSlash else { return path }
      return path.count == 2 && path[1].text.isEmpty ? [] : Array(path.dropFirst())
    }
  }

  let scheme: String
  let host: String
  let labels: [String]
  let port: Int
  let path: [Piece]
  let query: Query
  let fragment: Fragment?

  package init(_ url: String, on endpoints: [PublishedSpec.Endpoint]) throws(LinkURLError) {
    self = try Array(url.utf8).withUnsafeBufferPointer { bytes throws(LinkURLError) in
      let (pieces, hasPlus) = try CanonicalURL.with(bytes) { (URLPieces($0), $0.hasPlusInQuery) }
      guard hasPlus, endpoints.contains(where: { $0.reading.plusIsSpace && $0.isStart(of: pieces) }) else {
        return pieces
      }
      return try CanonicalURL.with(bytes, plusIsSpace: true) { URLPieces($0) }
    }
  }

  private init(_ url: CanonicalURL) {
    scheme = url.text(url.scheme)
    host = url.text(url.host)
    labels = host.split(separator: ".").map(String.init)
    port = url.port
    let bytes = Array(url.bytes)
    path = bytes[url.path].split(separator: UInt8(ascii: "/")).map(Piece.init)
    query = Query(bytes[url.query ?? 0..<0])
    fragment = url.fragment.map { Fragment(bytes[$0]) }
  }

  var isWeb: Bool { !host.isEmpty }
  var start: String { scheme + "://" + host + (port == 0 ? "" : ":\(port)") }
}

extension PublishedSpec.Endpoint {
  /// A capture in the host matches any label.
  func isStart(of url: URLPieces) -> Bool {
    guard scheme == url.scheme else { return false }
    guard let host else { return !url.isWeb }
    return host.port == url.port && host.isName(of: url)
  }
}

extension PublishedSpec.Host {
  func isName(of url: URLPieces) -> Bool {
    guard !front.isEmpty else { return url.host == name }
    guard url.host.hasSuffix("." + name) else { return false }
    let count = frontCount(of: url)
    return front.contains(.any) ? count >= front.count : count == front.count
  }

  func label(_ name: String, of url: URLPieces) -> String? {
    let place = front.firstIndex { if case .capture(let text) = $0 { text == name } else { false } }
    guard let place else { return nil }
    // Captures that follow a `*` are counted from the end of the variable labels.
    let isAfterAny = front[..<place].contains(.any)
    return url.labels[isAfterAny ? frontCount(of: url) - front.count + place : place]
  }

  private func frontCount(of url: URLPieces) -> Int { url.labels.count - name.count { $0 == "." } - 1 }
}
