extension LinkTable {
  /// Finds the link of a URL that is canonical as it stands, as most are: it starts as an endpoint's URLs do, byte for byte, has no
  /// fragment or escape, and of a query only bytes that stand for themselves. What literals match is canonical as they are, of no
  /// more segments than a URL may have, and no segment `.` or `..`; so that only what is captured needs a look, and what
  /// follows where a link ends.
  ///
  /// Half of a match's time would go to reading a URL that then turns out to be plain; so this way is tried first, and where
  /// anything is unsure, the other one finds out.
  ///
  /// - Returns: Whether it is known which link the URL is, if any, and the body was called.
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
        // Where all of the path is plain, the other way would find no more.
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

  /// The only endpoint on which a URL of this start can stand; nil where that is not plain to see.
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
  /// A URL that starts as an endpoint's do; all that follows is its path.
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
