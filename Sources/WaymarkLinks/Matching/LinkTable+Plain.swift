extension LinkTable {
  /// Finds the link that a plain canonical URL matches, as most URLs are.
  ///
  /// A plain URL starts with the exact start of an endpoint and has no fragment or escape. The query of a plain URL has
  /// only bytes that need no escape. Literals of the trie match only canonical text without dot segments, within the
  /// limit on segments. The function therefore examines only captures and the text after the end of a link.
  ///
  /// Scanning a URL would take half of the time of a match, so the function runs before the scanner. If the function
  /// cannot decide, the scanner and the general matcher run.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the URL.
  ///   - body: A closure that receives the match, or `nil` if no link matches.
  /// - Returns: `true` if the function decided and called the closure.
  @inline(__always)
  func matchPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (LinkMatch?) -> Void) -> Bool {
    guard let start = bytes.baseAddress, bytes.count <= CanonicalURL.longest, let endpoint = plainEndpoint(of: bytes),
      endpoint.root > 0
    else { return false }
    let room = Self.captureRoom
    return withUnsafeTemporaryAllocation(of: ByteRange.self, capacity: 2 * room) { captures in
      guard let captures = captures.baseAddress else { return false }
      var walk = LinkTableWalk(
        base: base, url: CanonicalURL(bytes, on: endpoint), bytes: start, isUnchecked: true, endpoint: endpoint,
        captures: captures, held: captures + room)
      let link = walk.run()
      guard link > 0, !walk.isUnsure else {
        // If the whole path is plain, the general matcher would find no link either.
        let path = UnsafeBufferPointer(rebasing: bytes[endpoint.start.count...])
        let plain = PlainBytes.path(path)
        guard !walk.isUnsure, plain.count == path.count, plain.slashes < CanonicalURL.mostSegments else { return false }
        body(nil)
        return true
      }
      body(
        LinkMatch(record: LinkRecord(base, link), endpoint: endpoint, url: walk.url, captures: UnsafePointer(captures)))
      return true
    }
  }

  /// Returns the only endpoint that can match a URL with the same start, or `nil` if the endpoint is not obvious.
  @inline(__always)
  private func plainEndpoint(of url: UnsafeBufferPointer<UInt8>) -> Endpoint? {
    var endpoint = firstEndpoint
    for _ in 0..<word(at: LinkTableFormat.endpointCount) {
      if endpoint.isSole(for: url) { return endpoint }
      endpoint = endpoint.next
    }
    return nil
  }
}

extension CanonicalURL {
  /// Creates a URL that starts like the URLs of an endpoint; the path is everything after the start.
  @inline(__always)
  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, on endpoint: LinkTable.Endpoint) {
    self.init(bytes: bytes)
    isWeb = true
    scheme = 0..<endpoint.scheme.count
    let host = scheme.upperBound + 3
    self.host = host..<host + endpoint.host.count
    port = endpoint.port
    path = endpoint.start.count..<bytes.count
  }
}
