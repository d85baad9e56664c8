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
  /// Where nobody has looked at it, its path and query are known once the walk is at the path's end.
  private(set) var url: CanonicalURL
  private let endpoint: LinkTable.Endpoint
  private let captures: UnsafeMutablePointer<ByteRange>
  private let bytes: UnsafePointer<UInt8>
  /// Where the path ends; where nobody has looked, the URL.
  private let end: Int
  /// Up to where eight bytes of the URL can be read at once.
  private let lastEight: Int
  private var captureCount = 0
  /// The contested link that is held, or 0, and its captures.
  private var heldLink = 0
  private let held: UnsafeMutablePointer<ByteRange>
  /// Whether nobody has looked at the path yet, neither where it ends nor whether it is canonical.
  private let isUnchecked: Bool
  /// Whether a part of it may not be canonical; what the walk finds is of no use then.
  private(set) var isUnsure = false

  /// A walk of a URL's bytes, of which eight can be read: where there are fewer, behind them.
  @inline(__always)
  init(
    base: UnsafePointer<UInt8>, url: CanonicalURL, bytes: UnsafePointer<UInt8>, isUnchecked: Bool,
    endpoint: LinkTable.Endpoint, captures: UnsafeMutablePointer<ByteRange>, held: UnsafeMutablePointer<ByteRange>
  ) {
    self.base = base
    self.url = url
    self.bytes = bytes
    self.isUnchecked = isUnchecked
    self.endpoint = endpoint
    self.captures = captures
    self.held = held
    end = isUnchecked ? url.bytes.count : url.path.upperBound
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

  /// Follows a node as far as there is no choice.
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
      if flags & ~LinkTableFormat.NodeFlag.literals != 0 {
        if flags & LinkTableFormat.NodeFlag.end != 0 {
          if isEnd(index) { return taken(TableNumber.word(node)) }
          node += 4
        } else if flags & LinkTableFormat.NodeFlag.ends != 0 {
          let count = TableNumber.word(node)
          if isEnd(index) { return firstTaken(node + 4, count) }
          node += 4 + 4 * count
        }
        if flags & (LinkTableFormat.NodeFlag.captures | LinkTableFormat.NodeFlag.rests) != 0 {
          if index == end { return 0 }
          // Of the others, most are one capture.
          guard flags == LinkTableFormat.NodeFlag.captures, TableNumber.word(node) == 1 else {
            return choose(flags, node, index)
          }
          guard let segment = segment(index), Self.accepts(segment, base, TableNumber.word(node + 4), bytes) else {
            return 0
          }
          take(segment)
          node = base + TableNumber.word(node + 8)
          index = segment.end
          continue
        }
      }
      guard index < end else { return 0 }
      let literal = Self.literal(flags, node, bytes[index])
      if literal == 0 { return 0 }
      node = base + literal
    }
  }

  /// Tries what a node has in turn, from where its literals and captures stand.
  private mutating func choose(_ flags: UInt8, _ choices: UnsafePointer<UInt8>, _ index: Int) -> Int {
    var choice = choices
    var node = choices
    var typeCount = 0
    if flags & LinkTableFormat.NodeFlag.captures != 0 {
      typeCount = TableNumber.word(node)
      choice += 4
      node += 4 + 8 * typeCount
    }
    let mark = captureCount
    let literal = Self.literal(flags, node, bytes[index])
    if literal != 0 {
      let link = walk(base + literal, index)
      if link > 0 { return link }
      captureCount = mark
    }
    if typeCount > 0 {
      guard let segment = segment(index) else { return 0 }
      for _ in 0..<typeCount {
        if Self.accepts(segment, base, TableNumber.word(choice), bytes) {
          take(segment)
          let link = walk(base + TableNumber.word(choice + 4), segment.end)
          if link > 0 { return link }
          captureCount = mark
        }
        choice += 8
      }
    }
    guard flags & LinkTableFormat.NodeFlag.rests != 0 else { return 0 }
    if isUnchecked {
      isUnsure = true
      return 0
    }
    node += literalsSize(flags, node)
    take(PlainBytes.Segment(start: index, end: end, isPlain: false, isDigits: false))
    let link = firstTaken(node + 4, TableNumber.word(node))
    captureCount = mark
    return link
  }

  /// The segment that starts here; nil where it may not be canonical, so that what the walk finds is of no use.
  @inline(__always)
  private mutating func segment(_ index: Int) -> PlainBytes.Segment? {
    // Canonical paths have no empty segments, so a capture is never empty; in others, that is seen to.
    let segment = PlainBytes.segment(bytes, index, end, lastEight: lastEight)
    guard isUnchecked, !segment.isPlain || segment.end == index || bytes[index] == UInt8(ascii: ".") else {
      return segment
    }
    guard let end = URLScanner.canonicalSegmentEnd(url.bytes, from: index) else {
      isUnsure = true
      return nil
    }
    return PlainBytes.Segment(start: index, end: end, isPlain: false, isDigits: false)
  }

  /// Whether a segment is a text of a type.
  @inline(__always)
  private static func accepts(
    _ segment: PlainBytes.Segment, _ base: UnsafePointer<UInt8>, _ type: Int, _ bytes: UnsafePointer<UInt8>
  ) -> Bool {
    let count = segment.end &- segment.start
    assert(count > 0, "`segment(_:)` gives none that is empty")
    // What is plain to see need not be looked at again.
    let sureTypes = segment.isDigits ? PrimitiveType.types(ofDigits: count) : PrimitiveType.typesOfAll
    return sureTypes >> type & 1 != 0
      || TableType(base, type).accepts(UnsafeBufferPointer(start: bytes + segment.start, count: count))
  }

  @inline(__always)
  private mutating func take(_ segment: PlainBytes.Segment) {
    captures[captureCount] = ByteRange(Range(uncheckedBounds: (segment.start, segment.end)))
    captureCount &+= 1
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
    // Where the first difference is, if there is one. No branch, as lengths follow no pattern.
    return difference.trailingZeroBitCount >= 8 &* count
  }

  /// Whether the path ends here.
  @inline(__always)
  private mutating func isEnd(_ index: Int) -> Bool { index == end || isUnchecked && isPathEnd(index) }

  /// Whether all that follows is a slash, which is no segment, or a query that stands for itself, or both. It is noted in the URL.
  private mutating func isPathEnd(_ index: Int) -> Bool {
    let start = url.path.lowerBound
    let afterSlash = index > start && bytes[index] == UInt8(ascii: "/") ? index &+ 1 : index
    if afterSlash < end {
      guard bytes[afterSlash] == UInt8(ascii: "?") else { return false }
      guard PlainBytes.isQuery(url.bytes, from: afterSlash &+ 1) else {
        isUnsure = true
        return false
      }
      url.query = afterSlash &+ 1..<end
    }
    url.path = start..<index
    return true
  }

  /// The node after a literal that starts with the byte; 0 for none.
  @inline(__always)
  private static func literal(_ flags: UInt8, _ node: UnsafePointer<UInt8>, _ byte: UInt8) -> Int {
    if flags & LinkTableFormat.NodeFlag.denseLiterals != 0 {
      let position = byte &- node[0]
      return position < node[1] ? TableNumber.word(node + 2 + 4 * Int(position)) : 0
    }
    if flags & LinkTableFormat.NodeFlag.sparseLiterals != 0 {
      let literals = Int(node[0])
      var first = 0
      while first < literals {
        // What stands behind the literals is no literal, and a byte that is not ASCII is none of the child's.
        let matches = PlainBytes.isEqual(PlainBytes.word(node + 1 + first), UInt64(byte))
        let position = first &+ matches.trailingZeroBitCount / 8
        if matches != 0 { return position < literals ? TableNumber.word(node + 1 + literals + 4 * position) : 0 }
        first &+= 8
      }
    }
    return 0
  }

  private func literalsSize(_ flags: UInt8, _ node: UnsafePointer<UInt8>) -> Int {
    if flags & LinkTableFormat.NodeFlag.denseLiterals != 0 { return 2 + 4 * Int(node[1]) }
    if flags & LinkTableFormat.NodeFlag.sparseLiterals != 0 { return 1 + 5 * Int(node[0]) }
    return 0
  }

  private mutating func firstTaken(_ links: UnsafePointer<UInt8>, _ count: Int) -> Int {
    for index in 0..<count {
      let taken = taken(TableNumber.word(links + 4 * index))
      if taken > 0 { return taken }
    }
    return 0
  }

  /// A link whose path this is, where it matches the whole URL and nothing found after it can win over it; else 0, and the
  /// walk goes on.
  @inline(__always)
  private mutating func taken(_ link: Int) -> Int {
    // What an optional capture or rest at the end would have taken.
    captures[captureCount] = .absent
    // Most links have nothing special, and none is held.
    return base[link] == 0 && heldLink == 0 ? link : specialTaken(link)
  }

  @inline(never)
  private mutating func specialTaken(_ link: Int) -> Int {
    if base[link] & LinkTableFormat.LinkFlag.conditional != 0 {
      let conditions = LinkConditions(base, TableNumber.word(base + link + LinkRecord.conditionsOffset))
      guard conditions.hold(for: url, on: endpoint, captures) else { return 0 }
    }
    return heldLink == 0 && !LinkRecord.isContested(base, link) ? link : contested(link)
  }

  private mutating func contested(_ link: Int) -> Int {
    guard heldLink == 0 || LinkRecord.isDecided(base, link, over: heldLink) else { return 0 }
    guard LinkRecord.isContested(base, link) else { return link }
    heldLink = link
    held.update(from: captures, count: LinkTable.captureRoom)
    return 0
  }
}
