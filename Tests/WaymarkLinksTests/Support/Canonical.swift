import WaymarkLinks

/// A copy of a canonical URL that outlives the call to the scanner.
struct Canonical: Equatable {
  let scheme: String
  let host: String
  /// The port, or 0 for the default port of the scheme.
  let port: Int
  let segments: [String]
  let query: [Item]
  let fragment: String?
  /// The complete canonical URL.
  let text: String
  /// A Boolean value that indicates whether the canonical form differs from the input.
  let isRewritten: Bool

  struct Item: Equatable {
    let key: String
    let value: String

    init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  init(_ url: String, plusIsSpace: Bool = false) throws(LinkURLError) {
    try self.init(bytes: Array(url.utf8), plusIsSpace: plusIsSpace)
  }

  init(bytes: [UInt8], plusIsSpace: Bool = false) throws(LinkURLError) {
    self = try bytes.withUnsafeBufferPointer { buffer throws(LinkURLError) in
      try CanonicalURL.with(buffer, plusIsSpace: plusIsSpace) { Canonical($0, of: buffer) }
    }
  }

  private init(_ url: CanonicalURL, of original: UnsafeBufferPointer<UInt8>) {
    scheme = url.text(url.scheme)
    host = url.text(url.host)
    port = url.port
    segments = url.segments
    query = url.queryItems.map { Item($0.key, $0.value) }
    fragment = url.fragment.map(url.text)
    let authority = url.isWeb ? "//" + host + (port == 0 ? "" : ":\(port)") + "/" : ""
    let tail = (url.query.map { "?" + url.text($0) } ?? "") + (fragment.map { "#" + $0 } ?? "")
    text = scheme + ":" + authority + url.text(url.path) + tail
    isRewritten = url.bytes.baseAddress != original.baseAddress
  }

  /// Returns the error that rejects a URL, or `nil` if the URL has a canonical form.
  static func refusal(of url: String) -> LinkURLError? { refusal(of: Array(url.utf8)) }

  static func refusal(of bytes: [UInt8]) -> LinkURLError? {
    do throws(LinkURLError) {
      _ = try Canonical(bytes: bytes)
      return nil
    } catch {
      return error
    }
  }
}
