/// RFC 3986, sections 6.2.2 and 6.2.3: the scheme and the host (in Punycode, without a trailing dot) are lowercase, the
/// default port is omitted, only necessary bytes are escaped, with uppercase digits, and text is in normalization form
/// C. `%2F` stays, because it differs from `/`.
package struct CanonicalURL {
  package static let longest = 2_048
  package static let mostSegments = 32

  package private(set) var bytes: UnsafeBufferPointer<UInt8>
  package internal(set) var isWeb = false
  /// The value is 0 for the default port of the scheme.
  package internal(set) var port: Int {
    get { Int(shortPort) }
    set { shortPort = UInt16(truncatingIfNeeded: newValue) }
  }
  // Ranges are stored in four bytes each, because each match copies the value several times.
  private var shortPort: UInt16 = 0
  private var shortScheme = ByteRange(0..<0)
  private var shortHost = ByteRange(0..<0)
  private var shortPath = ByteRange(0..<0)
  private var shortQuery = ByteRange.absent
  private var shortFragment = ByteRange.absent

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  package internal(set) var scheme: Range<Int> {
    get { shortScheme.knownRange }
    set { shortScheme = ByteRange(newValue) }
  }

  /// The range is empty if the scheme is custom.
  package internal(set) var host: Range<Int> {
    get { shortHost.knownRange }
    set { shortHost = ByteRange(newValue) }
  }

  /// The range is empty for the root path.
  package internal(set) var path: Range<Int> {
    get { shortPath.knownRange }
    set { shortPath = ByteRange(newValue) }
  }

  package internal(set) var query: Range<Int>? {
    get { shortQuery.range }
    set { shortQuery = newValue.map(ByteRange.init) ?? .absent }
  }

  package internal(set) var fragment: Range<Int>? {
    get { shortFragment.range }
    set { shortFragment = newValue.map(ByteRange.init) ?? .absent }
  }

  /// The origin of the URL determines the meaning of `+` in the values of queries.
  @inline(__always) package static func with<Result>(
    _ url: UnsafeBufferPointer<UInt8>, plusIsSpace: Bool = false, _ body: (CanonicalURL) -> Result
  ) throws(LinkURLError) -> Result {
    guard url.count <= longest else { throw .tooLong }
    var scanner = URLScanner(url, plusIsSpace: plusIsSpace)
    try scanner.scan()
    guard !scanner.isCanonical else { return body(scanner.url) }
    guard scanner.needsRewrite else {
      return URLRewriter.uppercaseEscapes(of: url).withUnsafeBufferPointer { body(scanner.url.replacingBytes($0)) }
    }
    let rewritten = try URLRewriter.rewrite(scanner.url, plusIsSpace: plusIsSpace)
    guard rewritten.count <= longest else { throw .tooLong }
    return try rewritten.withUnsafeBufferPointer { (buffer) -> Swift.Result<Result, LinkURLError> in
      do throws(LinkURLError) {
        var scanner = URLScanner(buffer, plusIsSpace: plusIsSpace)
        try scanner.scan()
        return .success(body(scanner.url))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  private func replacingBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> CanonicalURL {
    var url = self
    url.bytes = bytes
    return url
  }

  /// Only then can the meaning of `+` make a difference.
  package var hasPlusInQuery: Bool { bytes[path.upperBound...].contains(UInt8(ascii: "+")) }

  package var segments: [String] {
    guard !path.isEmpty else { return [] }
    return bytes[path].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(PercentCoding.decoded)
  }

  /// A key without `=` has an empty value.
  package var queryItems: [(key: String, value: String)] {
    guard let query else { return [] }
    return bytes[query].split(separator: UInt8(ascii: "&")).map { item in
      let key = item.prefix { $0 != UInt8(ascii: "=") }
      return (PercentCoding.decoded(key), PercentCoding.decoded(item.dropFirst(key.count + 1)))
    }
  }

  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  @inline(__always)
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }
}

/// The reason that a URL is rejected before matching.
///
/// URLs are untrusted input. A URL is rejected if two parsers could interpret the URL differently. The command `waymark
/// resolve` prints the raw value.
public enum LinkURLError: String, Error, Hashable, Sendable, CaseIterable {
  /// The original or the canonical form of the URL has more than 2,048 bytes.
  case tooLong = "too-long"
  /// The URL has no scheme, or its scheme violates RFC 3986.
  case noScheme = "no-scheme"
  /// The scheme is `http` or `https`, and the URL has no host.
  case noHost = "no-host"
  /// The host is neither a domain name nor an IPv4 address.
  case badHost = "bad-host"
  /// The host contains a percent escape.
  case encodedHost = "encoded-host"
  /// The URL has `user@` or `user:password@` before the host.
  case userinfo = "userinfo"
  /// The port is not a number from 1 to 65535.
  case badPort = "bad-port"
  /// The URL has a custom scheme and a port. A URL with a custom scheme cannot have a port.
  case portInAppScheme = "port-in-app-scheme"
  /// The path has two consecutive slashes.
  case emptySegment = "empty-segment"
  /// The path has a `.` or `..` segment, literally or in percent-encoded form.
  case dotSegment = "dot-segment"
  /// The path exceeds 32 segments.
  case tooManySegments = "too-many-segments"
  /// A `%` is not followed by two hexadecimal digits.
  case badPercent = "bad-percent"
  /// The URL contains invalid UTF-8, literally or in percent-encoded form.
  case badUTF8 = "bad-utf8"
  /// The URL contains a control character, literally or in percent-encoded form.
  case controlCharacter = "control-char"
  /// The URL contains a space that is not percent-encoded.
  case rawSpace = "raw-space"
  /// The URL contains a backslash, which some parsers interpret as a slash.
  case backslash = "backslash"
}

extension LinkURLError {
  /// A clause that explains why the URL is rejected, for example `it has no host`.
  public var explanation: String {
    switch self {
    case .tooLong: "it has over 2,048 bytes"
    case .noScheme: "it has no scheme"
    case .noHost: "it has no host"
    case .badHost: "its host is not a domain name"
    case .encodedHost: "its host has a percent escape"
    case .userinfo: "it has a user name before the host"
    case .badPort: "its port is not a number from 1 to 65535"
    case .portInAppScheme: "it has a port, which URLs with a custom scheme cannot have"
    case .emptySegment: "it has two slashes in a row"
    case .dotSegment: "it has a segment `.` or `..`"
    case .tooManySegments: "it has over 32 segments"
    case .badPercent: "it has a `%` without two hexadecimal digits"
    case .badUTF8: "it has bytes that are not UTF-8"
    case .controlCharacter: "it has a control character"
    case .rawSpace: "it has a space, which is written `%20`"
    case .backslash: "it has a backslash"
    }
  }
}

struct QueryBytes: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>?) { self.bytes = bytes ?? UnsafeBufferPointer(start: nil, count: 0) }

  mutating func next() -> (key: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>)? {
    while index < bytes.count, bytes[index] == UInt8(ascii: "&") { index &+= 1 }
    guard index < bytes.count, let base = bytes.baseAddress else { return nil }
    let start = index
    let item = PlainBytes.item(bytes, from: start)
    index = item.end
    let valueStart = Swift.min(item.keyEnd &+ 1, item.end)
    return (
      UnsafeBufferPointer(start: base + start, count: item.keyEnd &- start),
      UnsafeBufferPointer(start: base + valueStart, count: item.end &- valueStart)
    )
  }
}
