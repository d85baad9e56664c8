/// A URL in the one form in which links are matched and printed: RFC 3986's normal form, sections 6.2.2 and 6.2.3.
///
/// Scheme and host are lower case, the host is in punycode, default ports and the root dot are gone, escapes stand only
/// where they must and in upper case, text is in NFC. `%2F` stays `%2F`, so a slash that separates and one that does not
/// remain apart. On a custom scheme `s://a/b`, `s:///a/b`, `s:/a/b` and `s:a/b` all have the path `a/b`.
///
/// The value points into bytes that it does not own and lives no longer than the call that made it.
package struct CanonicalURL {
  package static let longest = 2_048
  package static let mostSegments = 32

  package let bytes: UnsafeBufferPointer<UInt8>
  /// `http` or `https`: the only schemes on which a host is a host.
  package internal(set) var isWeb = false
  /// 0 for the scheme's own port.
  package internal(set) var port: Int {
    get { Int(shortPort) }
    set { shortPort = UInt16(truncatingIfNeeded: newValue) }
  }
  // Ranges are kept short: the value is copied a few times a match, and as it is that takes a few instructions.
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

  /// Empty on a custom scheme.
  package internal(set) var host: Range<Int> {
    get { shortHost.knownRange }
    set { shortHost = ByteRange(newValue) }
  }

  /// The segments with `/` between them, without a slash at either end; empty for the root.
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

  /// Calls the body with the canonical form of a URL.
  ///
  /// - Complexity: O(length). Allocates only for a URL that is not canonical already.
  @inline(__always)
  package static func with<Result>(
    _ url: UnsafeBufferPointer<UInt8>, _ body: (CanonicalURL) -> Result
  ) throws(LinkURLError) -> Result {
    guard url.count <= longest else { throw .tooLong }
    var scanner = URLScanner(url)
    try scanner.scan()
    guard scanner.needsRewrite else { return body(scanner.url) }
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

  /// The path's segments, decoded.
  package var segments: [String] {
    guard !path.isEmpty else { return [] }
    return bytes[path].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(PercentCoding.decoded)
  }

  /// The query's items in their order, decoded; a key without `=` has an empty value.
  package var queryItems: [(key: String, value: String)] {
    guard let query else { return [] }
    return bytes[query].split(separator: UInt8(ascii: "&")).map { item in
      let key = item.prefix { $0 != UInt8(ascii: "=") }
      return (PercentCoding.decoded(key), PercentCoding.decoded(item.dropFirst(key.count + 1)))
    }
  }

  /// The text of one of the ranges.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The bytes of one of the ranges.
  @inline(__always)
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }
}
