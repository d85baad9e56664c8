import SpecModel
import WaymarkLinks

struct LinkTrie {
  enum Position {
    case end
    case rest
  }

  private struct Node {
    var prefixStart: Int32
    var prefixCount: Int32
    var firstLiteral: Int32 = -1
    var firstCapture: Int32 = -1
    var nextSibling: Int32 = -1
    /// In `entries`, of the first link that ends at the node; -1 for none.
    var firstEnd: Int32 = -1
    /// In `entries`, of the first link whose path continues after the node; -1 for none.
    var firstRest: Int32 = -1
    /// The rank of the capture that leads to the node; -1 for a literal.
    var shape: Int32 = -1
    /// The matcher finds the next node by this byte, so sibling nodes are sorted by their keys.
    var key: UInt8 = 0
  }

  private struct Entry {
    let link: Int32
    let next: Int32
  }

  /// Seven bits in the table. A longer literal becomes a chain of nodes.
  private static let longestPrefix = 127

  private var nodes: [Node] = [Node(prefixStart: 0, prefixCount: 0)]
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []

  mutating func add(_ link: Int, at node: Int32, _ position: Position) {
    let entry = Int32(entries.count)
    switch position {
    case .end:
      entries.append(Entry(link: Int32(link), next: nodes[Int(node)].firstEnd))
      nodes[Int(node)].firstEnd = entry
    case .rest:
      entries.append(Entry(link: Int32(link), next: nodes[Int(node)].firstRest))
      nodes[Int(node)].firstRest = entry
    }
  }

  mutating func child(of parent: Int32, shape: Int32) -> Int32 {
    var previous: Int32 = -1
    var next = nodes[Int(parent)].firstCapture
    // The children are in the order in which the matcher tries them.
    while next >= 0, nodes[Int(next)].shape <= shape {
      if nodes[Int(next)].shape == shape { return next }
      previous = next
      next = nodes[Int(next)].nextSibling
    }
    let new = append(Node(prefixStart: 0, prefixCount: 0, nextSibling: next, shape: shape))
    if previous >= 0 { nodes[Int(previous)].nextSibling = new } else { nodes[Int(parent)].firstCapture = new }
    return new
  }

  mutating func child(of parent: Int32, literal: [UInt8]) -> Int32 {
    var parent = parent
    var start = 0
    while start < literal.count {
      let key = literal[start]
      var previous: Int32 = -1
      var next = nodes[Int(parent)].firstLiteral
      while next >= 0, nodes[Int(next)].key < key {
        previous = next
        next = nodes[Int(next)].nextSibling
      }
      if next >= 0, nodes[Int(next)].key == key {
        let common = commonPrefix(next, literal, from: start)
        if common < nodes[Int(next)].prefixCount { split(next, at: common) }
        start += Int(common)
        parent = next
      } else {
        let count = min(literal.count - start, Self.longestPrefix)
        let new = append(Node(prefixStart: Int32(bytes.count), prefixCount: Int32(count), nextSibling: next, key: key))
        bytes += literal[start..<start + count]
        if previous >= 0 { nodes[Int(previous)].nextSibling = new } else { nodes[Int(parent)].firstLiteral = new }
        start += count
        parent = new
      }
    }
    return parent
  }

  private func commonPrefix(_ node: Int32, _ literal: [UInt8], from start: Int) -> Int32 {
    let first = Int(nodes[Int(node)].prefixStart)
    let limit = min(Int(nodes[Int(node)].prefixCount), literal.count - start)
    return Int32(zip(bytes[first..<first + limit], literal[start...]).prefix { $0 == $1 }.count)
  }

  /// The node keeps the first `count` bytes, and the child gets the remaining bytes.
  private mutating func split(_ node: Int32, at count: Int32) {
    var tail = nodes[Int(node)]
    tail.prefixStart += count
    tail.prefixCount -= count
    tail.nextSibling = -1
    tail.key = bytes[Int(tail.prefixStart)]
    let new = append(tail)
    let old = nodes[Int(node)]
    nodes[Int(node)] = Node(
      prefixStart: old.prefixStart, prefixCount: count, firstLiteral: new, nextSibling: old.nextSibling, key: old.key)
  }

  private mutating func append(_ node: Node) -> Int32 {
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  struct Numbers {
    /// Links at the same node are sorted by rank.
    let ranks: [Int]
    let records: [Int]
    /// In the order of the capture ranks.
    let types: [Int]
  }

  func encode(to table: inout TableBytes, _ numbers: Numbers) -> Int { encode(0, to: &table, numbers) }

  private func encode(_ index: Int32, to table: inout TableBytes, _ numbers: Numbers) -> Int {
    let node = nodes[Int(index)]
    let captureCount = Self.count(from: node.firstCapture) { nodes[Int($0)].nextSibling }
    let literalCount = Self.count(from: node.firstLiteral) { nodes[Int($0)].nextSibling }
    let lowest = literalCount == 0 ? 0 : nodes[Int(node.firstLiteral)].key
    let span = literalCount == 0 ? 0 : Int(last(node.firstLiteral).key - lowest) + 1
    // A dense index needs one load, and a sparse list needs a search. The access pattern is unknown, so the index may
    // take up to five times the space of the list.
    let isDense = span <= 6 * literalCount
    let endCount = Self.count(from: node.firstEnd) { entries[Int($0)].next }
    let restCount = Self.count(from: node.firstRest) { entries[Int($0)].next }
    // A node with only one literal is merged into its child, which saves a step for each URL.
    if node.prefixCount == 0, literalCount == 1, captureCount == 0, endCount == 0, restCount == 0 {
      return encode(node.firstLiteral, to: &table, numbers)
    }

    let start = table.count
    var flags: UInt8 = 0
    if endCount > 0 { flags |= endCount == 1 ? LinkTableFormat.NodeFlag.end : LinkTableFormat.NodeFlag.ends }
    if captureCount > 0 { flags |= LinkTableFormat.NodeFlag.captures }
    if literalCount > 0 {
      flags |= isDense ? LinkTableFormat.NodeFlag.denseLiterals : LinkTableFormat.NodeFlag.sparseLiterals
    }
    if restCount > 0 { flags |= LinkTableFormat.NodeFlag.rests }
    table.byte(flags)
    table.byte(UInt8(node.prefixCount))
    table.append(bytes[Int(node.prefixStart)..<Int(node.prefixStart + node.prefixCount)])
    if endCount > 1 { table.word(endCount) }
    encodeRecords(node.firstEnd, to: &table, numbers)
    if captureCount > 0 { table.word(captureCount) }
    let firstCaptureWord = table.count + 4
    var child = node.firstCapture
    while child >= 0 {
      table.word(numbers.types[Int(nodes[Int(child)].shape)])
      _ = table.reserveWord()
      child = nodes[Int(child)].nextSibling
    }
    var firstLiteralWord = 0
    if literalCount > 0 {
      table.byte(isDense ? nodes[Int(node.firstLiteral)].key : UInt8(literalCount))
      if isDense {
        table.byte(UInt8(span))
      } else {
        child = node.firstLiteral
        while child >= 0 {
          table.byte(nodes[Int(child)].key)
          child = nodes[Int(child)].nextSibling
        }
      }
      firstLiteralWord = table.count
      for _ in 0..<(isDense ? span : literalCount) { _ = table.reserveWord() }
    }
    if restCount > 0 {
      table.word(restCount)
      encodeRecords(node.firstRest, to: &table, numbers)
    }
    encodeChildren(of: node, firstCaptureWord, firstLiteralWord, isDense: isDense, to: &table, numbers)
    return start
  }

  private func encodeChildren(
    of node: Node, _ firstCaptureWord: Int, _ firstLiteralWord: Int, isDense: Bool, to table: inout TableBytes,
    _ numbers: Numbers
  ) {
    var place = 0
    var child = node.firstCapture
    while child >= 0 {
      table.setWord(firstCaptureWord + 8 * place, encode(child, to: &table, numbers))
      place += 1
      child = nodes[Int(child)].nextSibling
    }
    place = 0
    child = node.firstLiteral
    while child >= 0 {
      if isDense { place = Int(nodes[Int(child)].key - nodes[Int(node.firstLiteral)].key) }
      table.setWord(firstLiteralWord + 4 * place, encode(child, to: &table, numbers))
      place += 1
      child = nodes[Int(child)].nextSibling
    }
  }

  private static func count(from first: Int32, next: (Int32) -> Int32) -> Int {
    var count = 0
    var place = first
    while place >= 0 {
      count += 1
      place = next(place)
    }
    return count
  }

  private func last(_ first: Int32) -> Node {
    var last = first
    while nodes[Int(last)].nextSibling >= 0 { last = nodes[Int(last)].nextSibling }
    return nodes[Int(last)]
  }

  /// In the order of ranks.
  private func encodeRecords(_ first: Int32, to table: inout TableBytes, _ numbers: Numbers) {
    guard first >= 0 else { return }
    // Nearly every list has one entry.
    guard entries[Int(first)].next >= 0 else {
      table.word(numbers.records[Int(entries[Int(first)].link)])
      return
    }
    var links: [Int] = []
    var next = first
    while next >= 0 {
      links.append(Int(entries[Int(next)].link))
      next = entries[Int(next)].next
    }
    links.sort { numbers.ranks[$0] < numbers.ranks[$1] }
    for link in links { table.word(numbers.records[link]) }
  }
}

extension LinkTrie {
  /// If the path can end with any number of arbitrary segments, the link is also inserted at the node where these
  /// segments start.
  mutating func insert(_ pattern: Pattern, isWeb: Bool, ignoringCase: Bool, _ shapes: ShapeOrder, link: Int) {
    let path = pattern.path(isWeb: isWeb)
    var walk = Walk(ignoresCase: ignoringCase)
    walk.literal.reserveCapacity(64)
    func role(_ walk: Walk) -> CaptureShape.Role { walk.isAtStart && !isWeb ? .foldedSegment : .segment }
    for index in path.segments.indices { step(path.segments[index], role(walk), shapes, &walk) }
    switch path.tail {
    case .none: add(link, .end, &walk)
    case .optional(let capture):
      add(link, .end, &walk)
      step(.capture(capture), role(walk), shapes, &walk)
      add(link, .end, &walk)
    case .rest(_, _, let allowsNone):
      // A nonempty rest is one segment of any string, followed by any number of segments.
      if !allowsNone { step(.capture(Pattern.Capture(type: .primitive(.string))), role(walk), shapes, &walk) }
      add(link, .end, &walk)
      if !walk.isAtStart { walk.literal.append(UInt8(ascii: "/")) }
      add(link, .rest, &walk)
    }
  }

  /// The node, and the literal bytes to insert below.
  private struct Walk {
    let ignoresCase: Bool
    var node: Int32 = 0
    var literal: [UInt8] = []
    var isAtStart = true
  }

  private mutating func step(
    _ segment: Pattern.Segment, _ role: CaptureShape.Role, _ shapes: ShapeOrder, _ walk: inout Walk
  ) {
    if !walk.isAtStart { walk.literal.append(UInt8(ascii: "/")) }
    walk.isAtStart = false
    switch segment {
    case .literal(var text):
      if walk.ignoresCase { text = text.lowercasedASCII }
      text.withUTF8 { walk.literal.append(contentsOf: $0) }
    case .capture(let capture):
      takeLiteral(&walk)
      walk.node = child(
        of: walk.node, shape: Int32(shapes[CaptureShape(capture, role, ignoringCase: walk.ignoresCase)]))
    }
  }

  private mutating func takeLiteral(_ walk: inout Walk) {
    guard !walk.literal.isEmpty else { return }
    walk.node = child(of: walk.node, literal: walk.literal)
    walk.literal.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ link: Int, _ position: Position, _ walk: inout Walk) {
    takeLiteral(&walk)
    add(link, at: walk.node, position)
  }
}
