import WaymarkNavigation

/// A radix trie of canonical paths under construction: nodes in one array, linked by index, without an object a node.
struct LinkTrie {
  /// One edge's worth of a path: bytes that stand there, or a capture.
  enum Step {
    case literal([UInt8])
    case capture(CaptureType)
  }

  private struct Node {
    /// The literal that leads here, in `bytes`; its first byte is the node's key among its siblings.
    var prefixStart: Int32
    var prefixCount: Int32
    var firstLiteral: Int32 = -1
    var firstCapture: Int32 = -1
    var nextSibling: Int32 = -1
    var link: Int32 = -1
    var captureType: CaptureType?
  }

  /// A prefix's length is one group of seven bits; longer literals make chains.
  private static let longestPrefix = 127

  private var nodes: [Node] = [Node(prefixStart: 0, prefixCount: 0)]
  private var bytes: [UInt8] = []

  /// Adds a link; where an equal path is there already, the first one stays.
  mutating func insert(_ steps: [Step], link: Int) {
    var node: Int32 = 0
    for step in steps {
      switch step {
      case .literal(let literal): node = child(of: node, literal: literal[...])
      case .capture(let type): node = child(of: node, capture: type)
      }
    }
    if nodes[Int(node)].link < 0 { nodes[Int(node)].link = Int32(link) }
  }

  private mutating func child(of parent: Int32, capture type: CaptureType) -> Int32 {
    var previous: Int32 = -1
    var next = nodes[Int(parent)].firstCapture
    // In the order in which the matcher tries them.
    while next >= 0, let other = nodes[Int(next)].captureType, other <= type {
      if other == type { return next }
      previous = next
      next = nodes[Int(next)].nextSibling
    }
    let new = append(Node(prefixStart: 0, prefixCount: 0, nextSibling: next, captureType: type))
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
    nodes[Int(node)].prefixCount = count
    nodes[Int(node)].firstLiteral = new
    nodes[Int(node)].firstCapture = -1
    nodes[Int(node)].link = -1
  }

  private mutating func append(_ node: Node) -> Int32 {
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  /// Writes the trie and gives the offset of its root.
  func write(to table: inout TableBytes) -> Int {
    write(0, to: &table)
  }

  private func write(_ index: Int32, to table: inout TableBytes) -> Int {
    let node = nodes[Int(index)]
    let captures = siblings(node.firstCapture)
    let literals = siblings(node.firstLiteral)
    let keys = literals.map { bytes[Int(nodes[Int($0)].prefixStart)] }
    let span = keys.isEmpty ? 0 : Int(keys.last! - keys.first!) + 1
    // An index is one load and a list is a search; the index may take three times the list's room for that.
    let isDense = span <= 3 * keys.count

    let start = table.count
    var flags: UInt8 = 0
    if node.link >= 0 { flags |= LinkTableFormat.Flag.link }
    if !captures.isEmpty { flags |= LinkTableFormat.Flag.captures }
    if !keys.isEmpty { flags |= isDense ? LinkTableFormat.Flag.denseLiterals : LinkTableFormat.Flag.sparseLiterals }
    table.byte(flags)
    table.byte(UInt8(node.prefixCount))
    table.append(bytes[Int(node.prefixStart)..<Int(node.prefixStart + node.prefixCount)])
    if node.link >= 0 { table.word(Int(node.link)) }
    var captureWords: [Int] = []
    if !captures.isEmpty {
      table.byte(UInt8(captures.count))
      for capture in captures {
        table.byte(nodes[Int(capture)].captureType!.rawValue)
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
    for (child, word) in zip(captures, captureWords) { table.setWord(word, write(child, to: &table)) }
    for (child, word) in zip(literals, literalWords) { table.setWord(word, write(child, to: &table)) }
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
}
