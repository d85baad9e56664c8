extension LinkTable {
  /// Finds the link of a URL that is canonical as it stands, as most are: it starts as an endpoint's URLs do, byte for byte, has no
  /// fragment or escape, and of a query only bytes that stand for themselves. What literals match is canonical as they are, of no
  /// more segments than a URL may have, and no segment `.` or `..`; so that only what is captured needs a look.
  ///
  /// Half of a match's time would go to reading a URL that then turns out to be plain; so this way is tried first, and where
  /// anything is unsure, or no link is found, the other one finds out.
  ///
  /// - Returns: Whether a link was found, and the body called with it.
  @inline(__always)
  func matchPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (LinkMatch?) -> Void) -> Bool {
    guard let start = bytes.baseAddress, let endpoint = plainEndpoint(of: bytes), endpoint.root > 0,
      let url = CanonicalURL(plain: bytes, endpoint)
    else { return false }
    let room = Self.captureRoom
    return withUnsafeTemporaryAllocation(of: Capture.self, capacity: 2 * room) { captures in
      guard let captures = captures.baseAddress else { return false }
      var walk = LinkTableWalk(
        base: base, url: url, bytes: start, isUnchecked: true, endpoint: endpoint, captures: captures,
        held: captures + room)
      let link = walk.run()
      guard link > 0, !walk.isUnsure else { return false }
      body(LinkMatch(record: LinkRecord(base, link), endpoint: endpoint, url: url, captures: UnsafePointer(captures)))
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
  /// A URL that starts as an endpoint's do, if its query stands for itself; nil where it may not, or the URL is too long.
  @inline(__always)
  fileprivate init?(plain bytes: UnsafeBufferPointer<UInt8>, _ endpoint: LinkTable.Endpoint) {
    guard bytes.count <= Self.longest else { return nil }
    let start = endpoint.start.count
    var end = PlainBytes.mark(bytes, from: start)
    self.init(bytes: bytes)
    if end < bytes.count {
      guard bytes[end] == UInt8(ascii: "?"), PlainBytes.isQuery(bytes, from: end &+ 1) else { return nil }
      query = end &+ 1..<bytes.count
    }
    // A slash at the end is no segment.
    if end &- start > 1, bytes[end &- 1] == UInt8(ascii: "/") { end &-= 1 }
    isWeb = true
    scheme = 0..<endpoint.scheme.count
    let host = scheme.upperBound + 3
    self.host = host..<host + endpoint.host.count
    port = endpoint.port
    path = start..<end
  }
}
