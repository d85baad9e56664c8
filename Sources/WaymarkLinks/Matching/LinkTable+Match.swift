extension LinkTable {
  /// Does not allocate memory if the URL is canonical. The closure returns no value, because a call of a generic
  /// function from another module would take longer than the match.
  package func match(_ url: String, _ body: (LinkMatch?) -> Void) throws(LinkURLError) {
    var failure: LinkURLError?
    // A native Swift string is accessed in place.
    let isRead: Void? = url.utf8.withContiguousStorageIfAvailable { bytes in
      do throws(LinkURLError) { try match(bytes, body) } catch { failure = error }
    }
    if isRead == nil { try matchCopy(of: url, body) }
    if let failure { throw failure }
  }

  /// The function is never inlined, because the inlined code would retain the string for each match.
  @inline(never) private func matchCopy(of url: String, _ body: (LinkMatch?) -> Void) throws(LinkURLError) {
    var failure: LinkURLError?
    Array(url.utf8).withUnsafeBufferPointer { bytes in
      do throws(LinkURLError) { try match(bytes, body) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Never inlined, because the inlined code would retain the string for each match.
  @inline(never)
  package func match(_ url: UnsafeBufferPointer<UInt8>, _ body: (LinkMatch?) -> Void) throws(LinkURLError) {
    guard !matchPlain(url, body) else { return }
    var plusIsSpace = false
    try CanonicalURL.with(url) { canonical in
      plusIsSpace = canonical.hasPlusInQuery && readsPlusAsSpace(canonical)
      if !plusIsSpace { match(canonical, body) }
    }
    if plusIsSpace { try CanonicalURL.with(url, plusIsSpace: true) { match($0, body) } }
  }

  /// Origins that serve the same URL agree about the meaning of `+`.
  private func readsPlusAsSpace(_ url: CanonicalURL) -> Bool {
    guard let bytes = url.bytes.baseAddress else { return false }
    return endpoints.contains { $0.plusIsSpace && $0.matches(url, bytes) }
  }

  private func match(_ url: CanonicalURL, _ body: (LinkMatch?) -> Void) {
    guard let bytes = url.bytes.baseAddress else { return body(nil) }
    guard url.bytes.count < 8 else { return match(url, bytes, body) }
    // The trie walk loads eight bytes at a time, so a shorter URL is padded with zeros.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { padded in
      padded.initialize(repeating: 0)
      for index in url.bytes.indices { padded[index] = url.bytes[index] }
      match(url, UnsafePointer(padded.baseAddress!), body)
    }
  }

  private func match(_ url: CanonicalURL, _ bytes: UnsafePointer<UInt8>, _ body: (LinkMatch?) -> Void) {
    // The buffer holds three sets of captures: those of the best match, of the current candidate, and of a contested
    // candidate.
    let room = Self.captureRoom
    withUnsafeTemporaryAllocation(of: ByteRange.self, capacity: 3 * room) { captures in
      guard var free = captures.baseAddress else { return body(nil) }
      let held = free + 2 * room
      var best = free + room
      var found = 0
      var endpoint = firstEndpoint
      var foundOn = endpoint
      for _ in 0..<word(at: LinkTableFormat.endpointCount) {
        defer { endpoint = endpoint.next }
        guard endpoint.root > 0, endpoint.matches(url, bytes) else { continue }
        var walk = LinkTableWalk(
          base: base, url: url, bytes: bytes, isUnchecked: false, endpoint: endpoint, captures: free, held: held)
        let link = walk.run()
        // A host can belong to several endpoints, which are ordered from narrow to wide.
        guard link > 0, found == 0 || wins(link, over: found) else { continue }
        found = link
        foundOn = endpoint
        swap(&best, &free)
      }
      guard found > 0 else { return body(nil) }
      body(LinkMatch(record: LinkRecord(base, found), endpoint: foundOn, url: url, captures: UnsafePointer(best)))
    }
  }

  /// The buffer has two extra ranges: one for a capture of all remaining segments, and one for an absent capture.
  static let captureRoom = LinkTableFormat.mostCaptures + 2

  private func wins(_ link: Int, over other: Int) -> Bool {
    if LinkRecord.isDecided(base, link, over: other) { return true }
    if LinkRecord.isDecided(base, other, over: link) { return false }
    return LinkRecord.rank(base, link) < LinkRecord.rank(base, other)
  }
}

package struct LinkMatch {
  let record: LinkRecord
  let endpoint: LinkTable.Endpoint
  let url: CanonicalURL
  let captures: UnsafePointer<ByteRange>

  package var number: Int { record.number }
  package var origin: Int { endpoint.origin }

  func bytes(_ capture: Int) -> UnsafeBufferPointer<UInt8>? { captures[capture].range.map(url.bytes) }

  /// The stored range may contain only the first remaining segment, and is extended to the end of the last.
  func rest(_ capture: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let range = captures[capture].range else { return nil }
    return url.bytes(range.lowerBound..<max(range.upperBound, isInPath(range) ? url.path.upperBound : 0))
  }

  private func isInPath(_ range: Range<Int>) -> Bool { range.lowerBound < url.path.upperBound }
}

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
        guard !walk.isUnsure, plain.count == path.count, plain.slashes <= CanonicalURL.mostSegments else {
          return false
        }
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
