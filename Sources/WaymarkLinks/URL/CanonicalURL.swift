/// A URL in canonical form (RFC 3986, sections 6.2.2 and 6.2.3). The library matches and prints URLs in canonical form.
///
/// The scheme and the host are in lowercase, and the host is in Punycode. The URL omits the default port of the scheme,
/// and the host has no trailing dot. Only bytes that require an escape are escaped, and the escapes have uppercase
/// hexadecimal digits. The text is in Unicode normalization form C. The escape `%2F` is kept, because `%2F` and `/`
/// have different meanings.
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

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

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

  @inline(__always)
  package static func with<Result>(
    _ url: UnsafeBufferPointer<UInt8>, _ body: (CanonicalURL) -> Result
  ) throws(LinkURLError) -> Result {
    guard url.count <= longest else { throw .tooLong }
    var scanner = URLScanner(url)
    try scanner.scan()
    guard !scanner.isCanonical else { return body(scanner.url) }
    guard scanner.needsRewrite else {
      return URLRewriter.uppercaseEscapes(of: url).withUnsafeBufferPointer { body(scanner.url.replacingBytes($0)) }
    }
    let rewritten = try URLRewriter.rewrite(scanner.url)
    guard rewritten.count <= longest else { throw .tooLong }
    return try rewritten.withUnsafeBufferPointer { (buffer) -> Swift.Result<Result, LinkURLError> in
      do throws(LinkURLError) {
        var scanner = URLScanner(buffer)
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

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  @inline(__always)
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }
}
