/// A backtracking search in the trie: at each node literals, then captures from specific to general, then captures of
/// all remaining segments. The first matching link ends the search, unless a later link may take precedence. Each node
/// is visited at most once. The search recurses only if a node has several continuations.
struct LinkTableWalk {
  private let base: UnsafePointer<UInt8>
  /// If `isUnchecked` is `true`, the ranges of the path and the query are unknown until the search ends.
  private(set) var url: CanonicalURL
  private let endpoint: LinkTable.Endpoint
  private let captures: UnsafeMutablePointer<ByteRange>
  private let bytes: UnsafePointer<UInt8>
  private let end: Int
  private let lastEight: Int
  private let ignoresCase: Bool
  private var captureCount = 0
  private var heldLink = 0
  private let held: UnsafeMutablePointer<ByteRange>
  /// Before the scan, the end of the path is unknown, and the path can contain noncanonical segments.
  private let isUnchecked: Bool
  /// The caller must ignore the result, scan the URL, and repeat the search.
  private(set) var isUnsure = false

  /// At least eight bytes, including padding, must be readable at the address of the URL.
  @inline(__always) init(
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
    ignoresCase = endpoint.ignoresCase
  }

  @inline(__always) mutating func run() -> Int {
    let link = walk(base + endpoint.root, url.path.lowerBound)
    guard link == 0, heldLink > 0 else { return link }
    captures.update(from: held, count: LinkTable.captureRoom)
    return heldLink
  }

  private mutating func walk(_ start: UnsafePointer<UInt8>, _ from: Int) -> Int {
    // Local copies of constant properties avoid repeated loads.
    let (base, bytes, end, lastEight, ignoresCase) = (base, bytes, end, lastEight, ignoresCase)
    var node = start
    var index = from
    while true {
      let flags = node[0]
      let prefix = Int(node[1])
      node += 2
      guard index &+ prefix <= end, Self.startsWith(node, prefix, bytes, at: index, lastEight, ignoresCase) else {
        return 0
      }
      index &+= prefix
      node += prefix
      // Most nodes have only literals, so one test of the flags suffices.
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
          // Most of the other nodes have only one capture.
          guard flags == LinkTableFormat.NodeFlag.captures, TableNumber.word(node) == 1 else {
            return choose(flags, node, index)
          }
          guard let segment = segment(index),
            Self.accepts(segment, base, TableNumber.word(node + 4), bytes, ignoresCase)
          else { return 0 }
          take(segment)
          node = base + TableNumber.word(node + 8)
          index = segment.end
          continue
        }
      }
      guard index < end else { return 0 }
      let literal = Self.literal(flags, node, ignoresCase ? lowercasedASCII(bytes[index]) : bytes[index])
      if literal == 0 { return 0 }
      node = base + literal
    }
  }

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
    let literal = Self.literal(flags, node, ignoresCase ? lowercasedASCII(bytes[index]) : bytes[index])
    if literal != 0 {
      let link = walk(base + literal, index)
      if link > 0 { return link }
      captureCount = mark
    }
    if typeCount > 0 {
      guard let segment = segment(index) else { return 0 }
      for _ in 0..<typeCount {
        if Self.accepts(segment, base, TableNumber.word(choice), bytes, ignoresCase) {
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

  @inline(__always) private mutating func segment(_ index: Int) -> PlainBytes.Segment? {
    // Canonical paths have no empty segments, so captures are never empty; unchecked paths are checked here.
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

  @inline(__always) private static func accepts(
    _ segment: PlainBytes.Segment, _ base: UnsafePointer<UInt8>, _ type: Int, _ bytes: UnsafePointer<UInt8>,
    _ ignoresCase: Bool
  ) -> Bool {
    let count = segment.end &- segment.start
    assert(count > 0, "`segment(_:)` gives none that is empty")
    // The properties of the segment already prove membership for some types.
    let sureTypes = segment.isDigits ? PrimitiveType.types(ofDigits: count) : PrimitiveType.typesOfAll
    return sureTypes >> type & 1 != 0
      || TableType(base, type).accepts(
        UnsafeBufferPointer(start: bytes + segment.start, count: count), ignoringCase: ignoresCase)
  }

  @inline(__always) private mutating func take(_ segment: PlainBytes.Segment) {
    captures[captureCount] = ByteRange(Range(uncheckedBounds: (segment.start, segment.end)))
    captureCount &+= 1
  }

  /// Loads eight bytes from the prefix of any node. The load never leaves the table, because the endpoints and
  /// destinations after the nodes take at least 24 bytes.
  @inline(__always) private static func startsWith(
    _ prefix: UnsafePointer<UInt8>, _ count: Int, _ bytes: UnsafePointer<UInt8>, at index: Int, _ lastEight: Int,
    _ ignoresCase: Bool
  ) -> Bool {
    guard count <= 8 else {
      guard ignoresCase else { return areEqual(bytes + index, prefix, count) }
      return UnsafeBufferPointer(start: bytes + index, count: count)
        .areEqual(UnsafeBufferPointer(start: prefix, count: count), ignoringCase: true)
    }
    let word = PlainBytes.word(bytes, index, lastEight: lastEight)
    let difference = (ignoresCase ? PlainBytes.lowercased(word) : word) ^ PlainBytes.word(prefix)
    // The comparison is branchless, because the lengths of prefixes are unpredictable.
    return difference.trailingZeroBitCount >= 8 &* count
  }

  @inline(__always)
  private mutating func isEnd(_ index: Int) -> Bool { index == end || isUnchecked && isPathEnd(index) }

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

  @inline(__always) private static func literal(_ flags: UInt8, _ node: UnsafePointer<UInt8>, _ byte: UInt8) -> Int {
    if flags & LinkTableFormat.NodeFlag.denseLiterals != 0 {
      let position = byte &- node[0]
      return position < node[1] ? TableNumber.word(node + 2 + 4 * Int(position)) : 0
    }
    if flags & LinkTableFormat.NodeFlag.sparseLiterals != 0 {
      let literals = Int(node[0])
      var first = 0
      while first < literals {
        // Bytes after the literals are excluded by position, and a byte that is not ASCII matches no literal.
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

  /// 0 if the search must continue. The path of the link is already known to match.
  @inline(__always) private mutating func taken(_ link: Int) -> Int {
    // An optional capture or rest at the end of the path is absent.
    captures[captureCount] = .absent
    // Most links have no flags, and usually no link is held.
    return base[link] == 0 && heldLink == 0 ? link : specialTaken(link)
  }

  @inline(never) private mutating func specialTaken(_ link: Int) -> Int {
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
