extension LinkTable {
  /// A fast path for most canonical URLs without a fragment, which avoids a scan (half of the time of a match): the
  /// exact scheme, host, and port of an endpoint, and a query of only ASCII letters, digits, and `-._/?=&`. Literals in
  /// the trie are canonical, without dot segments and within the limit of segments, so a segment that equals a literal
  /// is canonical; the rest is checked here. Otherwise, the caller scans the URL and runs the general matcher.
  @inline(__always) func matchPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (LinkMatch?) -> Void) -> Bool {
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

  @inline(__always) private func plainEndpoint(of url: UnsafeBufferPointer<UInt8>) -> Endpoint? {
    var endpoint = firstEndpoint
    for _ in 0..<word(at: LinkTableFormat.endpointCount) {
      if endpoint.isSole(for: url) { return endpoint }
      endpoint = endpoint.next
    }
    return nil
  }
}

extension CanonicalURL {
  /// All bytes after the scheme and authority become the path.
  @inline(__always) fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, on endpoint: LinkTable.Endpoint) {
    self.init(bytes: bytes)
    isWeb = true
    scheme = 0..<endpoint.scheme.count
    let host = scheme.upperBound + 3
    self.host = host..<host + endpoint.host.count
    port = endpoint.port
    path = endpoint.start.count..<bytes.count
  }
}
