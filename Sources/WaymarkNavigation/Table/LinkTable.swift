/// All links of a spec as one string of bytes, read in place: a radix trie from canonical URLs to links, and for each link
/// where it lands and how it is written. See ``LinkTableFormat``.
package struct LinkTable {
  let base: UnsafePointer<UInt8>

  /// A table as generated code holds it.
  package init(_ table: StaticString) {
    base = table.utf8Start
  }

  /// A table that the compiler has just made; the bytes must outlive it.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    precondition(bytes.count >= LinkTableFormat.headerSize, "this is no link table")
    base = bytes.baseAddress!
  }

  /// What became of a URL.
  package enum Resolution {
    case landed(LandingPlan)
    case unmatched
    case refused(URLRefusal)
  }

  /// Finds the link that a URL is and where it lands.
  package func resolve(_ url: String) -> Resolution {
    url.utf8.withContiguousStorageIfAvailable(resolve) ?? Array(url.utf8).withUnsafeBufferPointer(resolve)
  }

  private func resolve(_ url: UnsafeBufferPointer<UInt8>) -> Resolution {
    do throws(URLRefusal) {
      return try match(url) { match in match.map { .landed(LandingPlan($0)) } ?? .unmatched }
    } catch {
      return .refused(error)
    }
  }

  /// Finds the link that a URL is, without an allocation where the URL is canonical, and calls the body with it.
  package func match<Result>(
    _ url: UnsafeBufferPointer<UInt8>, _ body: (LinkMatch?) -> Result
  ) throws(URLRefusal) -> Result {
    try CanonicalURL.with(url) { url in
      withUnsafeTemporaryAllocation(of: Capture.self, capacity: CanonicalURL.mostSegments) { captures in
        guard let (origin, root) = origin(of: url), root > 0,
          let path = url.bytes.baseAddress.map({ $0 + url.path.lowerBound })
        else { return body(nil) }
        var walk = LinkTableWalk(base: base, path: path, count: url.path.count, captures: captures.baseAddress!)
        let link = walk.run(from: base + root)
        guard link >= 0 else { return body(nil) }
        return body(LinkMatch(table: self, link: link, origin: origin, path: path, captures: captures.baseAddress!))
      }
    }
  }

  /// The origin a URL comes from, and the trie's root for it.
  @inline(__always)
  private func origin(of url: CanonicalURL) -> (origin: Int, root: Int)? {
    var entry = base + word(at: LinkTableFormat.origins)
    for _ in 0..<word(at: LinkTableFormat.originCount) {
      let origin = Origin(entry)
      if origin.schemeCount == url.scheme.count, origin.hostCount == url.host.count, origin.port == url.port,
        areEqual(origin.scheme, url.bytes.baseAddress! + url.scheme.lowerBound, origin.schemeCount),
        areEqual(origin.host, url.bytes.baseAddress! + url.host.lowerBound, origin.hostCount)
      {
        return (origin.number, origin.root)
      }
      entry = origin.end
    }
    return nil
  }

  /// An entry of the origins.
  struct Origin {
    let number: Int
    let scheme: UnsafePointer<UInt8>
    let schemeCount: Int
    let host: UnsafePointer<UInt8>
    let hostCount: Int

    @inline(__always)
    init(_ entry: UnsafePointer<UInt8>) {
      number = Int(entry[0])
      schemeCount = Number.half(entry + 1)
      scheme = entry + 3
      hostCount = Number.half(scheme + schemeCount)
      host = scheme + schemeCount + 2
    }

    var port: Int { Number.word(host + hostCount) }
    var root: Int { Number.word(host + hostCount + 4) }
    var end: UnsafePointer<UInt8> { host + hostCount + 8 }
  }

  @inline(__always)
  func word(at offset: Int) -> Int { Number.word(base + offset) }

  /// Where a link's record starts.
  func record(of link: Int) -> UnsafePointer<UInt8> {
    base + word(at: word(at: LinkTableFormat.links) + 4 * link)
  }
}

/// A captured stretch of a path, in bytes.
struct Capture {
  var offset: UInt16
  var count: UInt16
}

/// A URL's link, while the URL is at hand.
package struct LinkMatch {
  let table: LinkTable
  /// The link's number, in the order of the spec.
  package let link: Int
  /// The origin's number, in the order of the spec.
  package let origin: Int
  let path: UnsafePointer<UInt8>
  let captures: UnsafePointer<Capture>

  /// The canonical bytes of a capture.
  func bytes(_ capture: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: path + Int(captures[capture].offset), count: Int(captures[capture].count))
  }
}

/// Numbers in groups of seven bits.
enum Number {
  @inline(__always)
  static func half(_ at: UnsafePointer<UInt8>) -> Int { Int(at[0]) | Int(at[1]) &<< 7 }

  @inline(__always)
  static func word(_ at: UnsafePointer<UInt8>) -> Int {
    // One load, then the four groups are pushed together.
    let raw = UInt32(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt32.self))
    return Int(raw & 0x7F | raw &>> 1 & 0x3F80 | raw &>> 2 & 0x1F_C000 | raw &>> 3 & 0xFE0_0000)
  }
}
