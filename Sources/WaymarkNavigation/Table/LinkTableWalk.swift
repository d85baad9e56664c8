/// The walk down the trie for one path: literals before captures before rests, the more specific capture first, and back to
/// the next choice where one leads nowhere.
///
/// The first link found is the one that wins, but for one that is contested: it is held while the walk goes on, until one that
/// wins over it takes its place.
///
/// A node is visited at most once a URL, so that the time is bounded by the number of nodes whatever the URL; where there is
/// no choice there is nothing to go back to, and the walk is a loop.
struct LinkTableWalk {
  private let base: UnsafePointer<UInt8>
  private let url: CanonicalURL
  private let endpoint: LinkTable.Endpoint
  private let captures: UnsafeMutablePointer<Capture>
  private let bytes: UnsafePointer<UInt8>
  /// Where the path ends.
  private let end: Int
  /// Up to where eight bytes of the URL can be read at once.
  private let lastEight: Int
  private var captureCount = 0
  /// The contested link that is held, or 0, and its captures.
  private var heldLink = 0
  private let held: UnsafeMutablePointer<Capture>
  /// Whether nobody has looked whether the path is canonical, so that the bytes of captures are looked at.
  private let isUnchecked: Bool
  /// Whether some of them may not be; what the walk finds is of no use then.
  private(set) var isUnsure = false

  /// A walk of a URL's bytes, of which eight can be read: where there are fewer, behind them.
  @inline(__always)
  init(
    base: UnsafePointer<UInt8>, url: CanonicalURL, bytes: UnsafePointer<UInt8>, isUnchecked: Bool,
    endpoint: LinkTable.Endpoint, captures: UnsafeMutablePointer<Capture>, held: UnsafeMutablePointer<Capture>
  ) {
    self.base = base
    self.url = url
    self.bytes = bytes
    self.isUnchecked = isUnchecked
    self.endpoint = endpoint
    self.captures = captures
    self.held = held
    end = url.path.upperBound
    lastEight = max(0, url.bytes.count &- 8)
  }

  /// The offset of the link that the URL is, or 0.
  @inline(__always)
  mutating func run() -> Int {
    let link = walk(base + endpoint.root, url.path.lowerBound)
    guard link == 0, heldLink > 0 else { return link }
    captures.update(from: held, count: LinkTable.captureRoom)
    return heldLink
  }

  private mutating func walk(_ start: UnsafePointer<UInt8>, _ from: Int) -> Int {
    // What does not change, so that nobody has to look again whether it did.
    let (base, bytes, end, lastEight) = (base, bytes, end, lastEight)
    var node = start
    var index = from
    while true {
      let flags = node[0]
      let prefix = Int(node[1])
      node += 2
      guard index &+ prefix <= end, Self.startsWith(node, prefix, bytes, at: index, lastEight) else { return 0 }
      index &+= prefix
      node += prefix
      // Most nodes have literals alone: one look at the flags leads on to the next.
      if flags & ~LinkTableFormat.NodeFlag.literals == 0 {
        guard index < end else { return 0 }
        let literal = Self.literal(flags, node, bytes[index])
        if literal == 0 { return 0 }
        node = base + literal
        continue
      }
      if flags & LinkTableFormat.NodeFlag.end != 0 {
        if index == end {
          let link = Number.word(node)
          return accepts(link) ? taken(link) : 0
        }
        node += 4
      } else if flags & LinkTableFormat.NodeFlag.ends != 0 {
        let count = Number.word(node)
        if index == end { return firstAccepted(node + 4, count) }
        node += 4 + 4 * count
      }
      if index == end { return 0 }

      let types = node
      var typeCount = 0
      if flags & LinkTableFormat.NodeFlag.captures != 0 {
        typeCount = Number.word(node)
        node += 4 + 8 * typeCount
      }
      let literal = Self.literal(flags, node, bytes[index])
      let hasRests = flags & LinkTableFormat.NodeFlag.rests != 0
      if typeCount == 0, !hasRests {
        if literal == 0 { return 0 }
        node = base + literal
        continue
      }
      let mark = captureCount
      if literal != 0 {
        let link = walk(base + literal, index)
        if link > 0 { return link }
        captureCount = mark
      }
      // Canonical paths have no empty segments, so a capture is never empty; in others, that is seen to.
      if typeCount > 0 {
        let segmentEnd: Int
        if isUnchecked {
          guard let plainEnd = PlainBytes.segmentEnd(bytes, index, end, lastEight: lastEight) else {
            isUnsure = true
            return 0
          }
          segmentEnd = plainEnd
        } else {
          segmentEnd = self.segmentEnd(index)
        }
        let segment = UnsafeBufferPointer(start: bytes + index, count: segmentEnd &- index)
        var choice = types + 4
        let lastChoice = choice + 8 * (typeCount &- 1)
        while true {
          let isLast = choice == lastChoice && !hasRests
          if TableType(base, Number.word(choice)).accepts(segment) {
            captures[mark] = Capture(index..<segmentEnd)
            captureCount = mark &+ 1
            let next = base + Number.word(choice + 4)
            // After the last choice there is nothing to come back for.
            if isLast {
              node = next
              index = segmentEnd
              break
            }
            let link = walk(next, segmentEnd)
            if link > 0 { return link }
            captureCount = mark
          }
          if isLast { return 0 }
          if choice == lastChoice { break }
          choice += 8
        }
        if !hasRests { continue }
      }
      if isUnchecked {
        isUnsure = true
        return 0
      }
      node += literalsSize(flags, node)
      captures[mark] = Capture(index..<end)
      captureCount = mark &+ 1
      let link = firstAccepted(node + 4, Number.word(node))
      captureCount = mark
      return link
    }
  }

  /// Whether the URL goes on with a node's prefix.
  ///
  /// Behind the nodes stand the endpoints and the destinations, 24 bytes or more, so that eight can be read at once from wherever
  /// a node starts.
  @inline(__always)
  private static func startsWith(
    _ prefix: UnsafePointer<UInt8>, _ count: Int, _ bytes: UnsafePointer<UInt8>, at index: Int, _ lastEight: Int
  ) -> Bool {
    guard count <= 8 else { return areEqual(bytes + index, prefix, count) }
    let difference = PlainBytes.word(bytes, index, lastEight: lastEight) ^ PlainBytes.word(prefix)
    // Only the first bytes count. In two shifts, as one by all 64 bits is none; no branch, as lengths follow no pattern.
    let half = UInt64(truncatingIfNeeded: 4 &* (8 &- count))
    return (difference &<< half) &<< half == 0
  }

  /// Where the segment ends.
  private func segmentEnd(_ index: Int) -> Int {
    var segmentEnd = index
    while segmentEnd < end, bytes[segmentEnd] != UInt8(ascii: "/") { segmentEnd &+= 1 }
    return segmentEnd
  }

  /// The node after a literal that starts with the byte; 0 for none.
  @inline(__always)
  private static func literal(_ flags: UInt8, _ node: UnsafePointer<UInt8>, _ byte: UInt8) -> Int {
    if flags & LinkTableFormat.NodeFlag.denseLiterals != 0 {
      let position = byte &- node[0]
      return position < node[1] ? Number.word(node + 2 + 4 * Int(position)) : 0
    }
    if flags & LinkTableFormat.NodeFlag.sparseLiterals != 0 {
      let literals = Int(node[0])
      for position in 0..<literals where node[1 + position] == byte {
        return Number.word(node + 1 + literals + 4 * position)
      }
    }
    return 0
  }

  private func literalsSize(_ flags: UInt8, _ node: UnsafePointer<UInt8>) -> Int {
    if flags & LinkTableFormat.NodeFlag.denseLiterals != 0 { return 2 + 4 * Int(node[1]) }
    if flags & LinkTableFormat.NodeFlag.sparseLiterals != 0 { return 1 + 5 * Int(node[0]) }
    return 0
  }

  private mutating func firstAccepted(_ links: UnsafePointer<UInt8>, _ count: Int) -> Int {
    for index in 0..<count {
      let link = Number.word(links + 4 * index)
      guard accepts(link) else { continue }
      let taken = taken(link)
      if taken > 0 { return taken }
    }
    return 0
  }

  /// A link that matches, where nothing found after it can win over it; else 0, and the walk goes on.
  @inline(__always)
  private mutating func taken(_ link: Int) -> Int {
    heldLink == 0 && !LinkRecord.isContested(base, link) ? link : contested(link)
  }

  private mutating func contested(_ link: Int) -> Int {
    guard heldLink == 0 || LinkRecord.isDecided(base, link, over: heldLink) else { return 0 }
    guard LinkRecord.isContested(base, link) else { return link }
    heldLink = link
    held.update(from: captures, count: LinkTable.captureRoom)
    return 0
  }

  /// Whether a link whose path this is matches the whole URL.
  @inline(__always)
  private func accepts(_ link: Int) -> Bool {
    // What an optional capture or rest at the end would have taken.
    captures[captureCount] = .absent
    guard base[link] & LinkTableFormat.LinkFlag.conditional != 0 else { return true }
    let conditions = LinkConditions(base, Number.word(base + link + LinkRecord.conditionsOffset))
    return conditions.hold(for: url, on: endpoint, captures)
  }
}
