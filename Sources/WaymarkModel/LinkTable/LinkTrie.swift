import WaymarkNavigation

/// A radix trie of canonical paths under construction: nodes in one array, linked by index, without an object a node.
struct LinkTrie {
  /// One edge's worth of a path: bytes that stand there, or a capture by the rank of its shape.
  enum Step {
    case literal([UInt8])
    case capture(Int)
  }

  /// Where in the trie a link is.
  enum Place {
    /// The path ends here.
    case end
    /// One segment or more follow.
    case rest
  }

  private struct Node {
    /// The literal that leads here, in `bytes`; its first byte is the node's key among its siblings.
    var prefixStart: Int32
    var prefixCount: Int32
    var firstLiteral: Int32 = -1
    var firstCapture: Int32 = -1
    var nextSibling: Int32 = -1
    /// Chains of `entries`.
    var firstEnd: Int32 = -1
    var firstRest: Int32 = -1
    /// The rank of the shape that leads here; -1 for a literal.
    var shape: Int32 = -1
  }

  /// A link, and the next one that is in the same place.
  private struct Entry {
    let link: Int32
    let next: Int32
  }

  /// A prefix's length is one group of seven bits; longer literals make chains.
  private static let longestPrefix = 127

  private var nodes: [Node] = [Node(prefixStart: 0, prefixCount: 0)]
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []

  /// Adds a link.
  mutating func insert(_ steps: some Sequence<Step>, _ place: Place, link: Int) {
    var node: Int32 = 0
    for step in steps {
      switch step {
      case .literal(let literal): node = child(of: node, literal: literal[...])
      case .capture(let shape): node = child(of: node, shape: Int32(shape))
      }
    }
    let entry = Int32(entries.count)
    switch place {
    case .end:
      entries.append(Entry(link: Int32(link), next: nodes[Int(node)].firstEnd))
      nodes[Int(node)].firstEnd = entry
    case .rest:
      entries.append(Entry(link: Int32(link), next: nodes[Int(node)].firstRest))
      nodes[Int(node)].firstRest = entry
    }
  }

  private mutating func child(of parent: Int32, shape: Int32) -> Int32 {
    var previous: Int32 = -1
    var next = nodes[Int(parent)].firstCapture
    // In the order in which the matcher tries them.
    while next >= 0, nodes[Int(next)].shape <= shape {
      if nodes[Int(next)].shape == shape { return next }
      previous = next
      next = nodes[Int(next)].nextSibling
    }
    let new = append(Node(prefixStart: 0, prefixCount: 0, nextSibling: next, shape: shape))
    if previous >= 0 { nodes[Int(previous)].nextSibling = new } else { nodes[Int(parent)].firstCapture = new }
    return new
  }

  private mutating func child(of parent: Int32, literal: ArraySlice<UInt8>) -> Int32 {
    var parent = parent
    var rest = literal
    while let key = rest.first {
      var previous: Int32 = -1
      var next = nodes[Int(parent)].firstLiteral
      while next >= 0, bytes[Int(nodes[Int(next)].prefixStart)] < key {
        previous = next
        next = nodes[Int(next)].nextSibling
      }
      if next >= 0, bytes[Int(nodes[Int(next)].prefixStart)] == key {
        let common = commonPrefix(next, rest)
        if common < nodes[Int(next)].prefixCount { split(next, at: common) }
        rest = rest.dropFirst(Int(common))
        parent = next
      } else {
        let prefix = rest.prefix(Self.longestPrefix)
        let new = append(
          Node(prefixStart: Int32(bytes.count), prefixCount: Int32(prefix.count), nextSibling: next))
        bytes.append(contentsOf: prefix)
        if previous >= 0 { nodes[Int(previous)].nextSibling = new } else { nodes[Int(parent)].firstLiteral = new }
        rest = rest.dropFirst(prefix.count)
        parent = new
      }
    }
    return parent
  }

  private func commonPrefix(_ node: Int32, _ literal: ArraySlice<UInt8>) -> Int32 {
    let node = nodes[Int(node)]
    let limit = min(Int(node.prefixCount), literal.count)
    var count = 0
    while count < limit, bytes[Int(node.prefixStart) + count] == literal[literal.startIndex + count] { count += 1 }
    return Int32(count)
  }

  /// Lets a node keep the start of its prefix and moves the rest of it to a new child.
  private mutating func split(_ node: Int32, at count: Int32) {
    var tail = nodes[Int(node)]
    tail.prefixStart += count
    tail.prefixCount -= count
    tail.nextSibling = -1
    let new = append(tail)
    let old = nodes[Int(node)]
    nodes[Int(node)] = Node(
      prefixStart: old.prefixStart, prefixCount: count, firstLiteral: new, nextSibling: old.nextSibling)
  }

  private mutating func append(_ node: Node) -> Int32 {
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  // MARK: Writing

  /// Writes the trie and gives the offset of its root.
  ///
  /// - Parameters:
  ///   - ranks: The order of links that are in one place.
  ///   - records: Where each link is written.
  ///   - types: The type of each shape, as the table numbers it.
  func write(to table: inout TableBytes, ranks: [Int], records: [Int], types: [Int]) -> Int {
    write(0, to: &table) { links in
      links.sorted { ranks[$0] < ranks[$1] }.map { records[$0] }
    } type: {
      types[$0]
    }
  }

  private func write(
    _ index: Int32, to table: inout TableBytes, records: ([Int]) -> [Int], type: (Int) -> Int
  ) -> Int {
    let node = nodes[Int(index)]
    let captures = siblings(node.firstCapture)
    let literals = siblings(node.firstLiteral)
    let ends = records(links(node.firstEnd))
    let rests = records(links(node.firstRest))
    let keys = literals.map { bytes[Int(nodes[Int($0)].prefixStart)] }
    let span = keys.isEmpty ? 0 : Int(keys.last! - keys.first!) + 1
    // An index is one load and a list is a search; the index may take three times the list's room for that.
    let isDense = span <= 3 * keys.count

    let start = table.count
    var flags: UInt8 = 0
    if !ends.isEmpty { flags |= ends.count == 1 ? LinkTableFormat.NodeFlag.end : LinkTableFormat.NodeFlag.ends }
    if !captures.isEmpty { flags |= LinkTableFormat.NodeFlag.captures }
    if !keys.isEmpty {
      flags |= isDense ? LinkTableFormat.NodeFlag.denseLiterals : LinkTableFormat.NodeFlag.sparseLiterals
    }
    if !rests.isEmpty { flags |= LinkTableFormat.NodeFlag.rests }
    table.byte(flags)
    table.byte(UInt8(node.prefixCount))
    table.append(bytes[Int(node.prefixStart)..<Int(node.prefixStart + node.prefixCount)])
    if ends.count > 1 { table.word(ends.count) }
    for end in ends { table.word(end) }
    var captureWords: [Int] = []
    if !captures.isEmpty {
      table.word(captures.count)
      for capture in captures {
        table.word(type(Int(nodes[Int(capture)].shape)))
        captureWords.append(table.reserveWord())
      }
    }
    var literalWords: [Int] = []
    if !keys.isEmpty {
      if isDense {
        table.byte(keys[0])
        table.byte(UInt8(span))
        let first = table.count
        for _ in 0..<span { _ = table.reserveWord() }
        literalWords = keys.map { first + 4 * Int($0 - keys[0]) }
      } else {
        table.byte(UInt8(keys.count))
        table.append(keys)
        literalWords = keys.map { _ in table.reserveWord() }
      }
    }
    if !rests.isEmpty {
      table.word(rests.count)
      for rest in rests { table.word(rest) }
    }
    for (child, word) in zip(captures + literals, captureWords + literalWords) {
      table.setWord(word, write(child, to: &table, records: records, type: type))
    }
    return start
  }

  private func siblings(_ first: Int32) -> [Int32] {
    var result: [Int32] = []
    var next = first
    while next >= 0 {
      result.append(next)
      next = nodes[Int(next)].nextSibling
    }
    return result
  }

  private func links(_ first: Int32) -> [Int] {
    var result: [Int] = []
    var next = first
    while next >= 0 {
      result.append(Int(entries[Int(next)].link))
      next = entries[Int(next)].next
    }
    return result
  }
}
