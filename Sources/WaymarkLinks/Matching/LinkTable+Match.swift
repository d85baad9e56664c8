extension LinkTable {
  /// Finds the link that a URL is, without an allocation where the URL is canonical, and calls the body with it.
  ///
  /// The body returns nothing, since a generic result costs more than the match where a caller in another module gives it.
  package func match(_ url: String, _ body: (LinkMatch?) -> Void) throws(LinkURLError) {
    var failure: LinkURLError?
    // A string of Swift's own is read where it is.
    let isRead: Void? = url.utf8.withContiguousStorageIfAvailable { bytes in
      do throws(LinkURLError) { try match(bytes, body) } catch { failure = error }
    }
    if isRead == nil { try matchCopy(of: url, body) }
    if let failure { throw failure }
  }

  /// In a function of its own, as the string would be retained for each match if a copy were made next to it.
  @inline(never)
  private func matchCopy(of url: String, _ body: (LinkMatch?) -> Void) throws(LinkURLError) {
    var failure: LinkURLError?
    Array(url.utf8).withUnsafeBufferPointer { bytes in
      do throws(LinkURLError) { try match(bytes, body) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Finds the link that the bytes of a URL are.
  ///
  /// Never inlined, as the string would be retained where this is more than one call.
  @inline(never)
  package func match(_ url: UnsafeBufferPointer<UInt8>, _ body: (LinkMatch?) -> Void) throws(LinkURLError) {
    guard !matchPlain(url, body) else { return }
    try CanonicalURL.with(url) { match($0, body) }
  }

  /// Finds the link that a canonical URL is.
  private func match(_ url: CanonicalURL, _ body: (LinkMatch?) -> Void) {
    guard let bytes = url.bytes.baseAddress else { return body(nil) }
    guard url.bytes.count < 8 else { return match(url, bytes, body) }
    // The walk reads eight bytes at a time, so that a shorter URL has zeros behind it.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { padded in
      padded.initialize(repeating: 0)
      for index in url.bytes.indices { padded[index] = url.bytes[index] }
      match(url, UnsafePointer(padded.baseAddress!), body)
    }
  }

  private func match(_ url: CanonicalURL, _ bytes: UnsafePointer<UInt8>, _ body: (LinkMatch?) -> Void) {
    // Room for three sets of captures: those of the best link so far, those of one that is tried, and those of one that was
    // found and over which others may win.
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
        // A host may be one of several endpoints'; the narrower ones come first.
        guard link > 0, found == 0 || wins(link, over: found) else { continue }
        found = link
        foundOn = endpoint
        swap(&best, &free)
      }
      guard found > 0 else { return body(nil) }
      body(LinkMatch(record: LinkRecord(base, found), endpoint: foundOn, url: url, captures: UnsafePointer(best)))
    }
  }

  /// The room for the captures of one link, with one for an absent capture and one for a rest.
  static let captureRoom = LinkTableFormat.mostCaptures + 2

  /// Returns a Boolean value that indicates whether the link at one offset wins over the link at another if both match.
  private func wins(_ link: Int, over other: Int) -> Bool {
    if LinkRecord.isDecided(base, link, over: other) { return true }
    if LinkRecord.isDecided(base, other, over: link) { return false }
    return LinkRecord.rank(base, link) < LinkRecord.rank(base, other)
  }
}
