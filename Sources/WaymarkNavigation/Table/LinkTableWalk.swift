/// The walk down the trie for one path: literals before captures, and back to the next choice where one leads nowhere.
///
/// A node is visited at most once a URL, so that the time is bounded by the number of nodes whatever the URL; without a
/// choice between a literal and a capture there is nothing to go back to, and the walk is a loop.
struct LinkTableWalk {
  let base: UnsafePointer<UInt8>
  let path: UnsafePointer<UInt8>
  let count: Int
  let captures: UnsafeMutablePointer<Capture>
  private var captureCount = 0

  init(
    base: UnsafePointer<UInt8>, path: UnsafePointer<UInt8>, count: Int, captures: UnsafeMutablePointer<Capture>
  ) {
    self.base = base
    self.path = path
    self.count = count
    self.captures = captures
  }

  /// The link that the whole path is, or -1.
  mutating func run(from root: UnsafePointer<UInt8>) -> Int {
    walk(root, 0)
  }

  private mutating func walk(_ start: UnsafePointer<UInt8>, _ from: Int) -> Int {
    var node = start
    var index = from
    while true {
      let flags = node[0]
      let prefix = Int(node[1])
      node += 2
      guard count &- index >= prefix, areEqual(path + index, node, prefix) else { return -1 }
      index &+= prefix
      node += prefix
      if flags & LinkTableFormat.Flag.link != 0 {
        if index == count { return Number.word(node) }
        node += 4
      }
      if index == count { return -1 }

      let types = node
      var typeCount = 0
      if flags & LinkTableFormat.Flag.captures != 0 {
        typeCount = Int(node[0])
        node += 1 + 5 * typeCount
      }
      let literal = literal(flags, node, path[index])
      if typeCount == 0 {
        if literal == 0 { return -1 }
        node = base + literal
        continue
      }
      if literal != 0 {
        let mark = captureCount
        let link = walk(base + literal, index)
        if link >= 0 { return link }
        captureCount = mark
      }
      var end = index
      while end < count, path[end] != UInt8(ascii: "/") { end &+= 1 }
      // Canonical paths have no empty segments, so a capture is never empty.
      let mark = captureCount
      captures[mark] = Capture(
        offset: UInt16(truncatingIfNeeded: index), count: UInt16(truncatingIfNeeded: end &- index))
      for choice in 0..<typeCount {
        let entry = types + 1 + 5 * choice
        guard CaptureType(rawValue: entry[0])!.accepts(path + index, end &- index) else { continue }
        captureCount = mark + 1
        let link = walk(base + Number.word(entry + 1), end)
        if link >= 0 { return link }
        captureCount = mark
      }
      return -1
    }
  }

  /// The node after a literal that starts with the byte; 0 for none.
  @inline(__always)
  private func literal(_ flags: UInt8, _ node: UnsafePointer<UInt8>, _ byte: UInt8) -> Int {
    if flags & LinkTableFormat.Flag.denseLiterals != 0 {
      let position = byte &- node[0]
      return position < node[1] ? Number.word(node + 2 + 4 * Int(position)) : 0
    }
    if flags & LinkTableFormat.Flag.sparseLiterals != 0 {
      let literals = Int(node[0])
      for position in 0..<literals where node[1 + position] == byte {
        return Number.word(node + 1 + literals + 4 * position)
      }
    }
    return 0
  }
}

/// Whether two runs of bytes are equal; eight at a time, as they are short and a call would cost more than the comparison.
@inline(__always)
func areEqual(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  var index = 0
  while index &+ 8 <= count {
    let a = UnsafeRawPointer(left + index).loadUnaligned(as: UInt64.self)
    let b = UnsafeRawPointer(right + index).loadUnaligned(as: UInt64.self)
    if a != b { return false }
    index &+= 8
  }
  while index < count {
    if left[index] != right[index] { return false }
    index &+= 1
  }
  return true
}
