/// A deterministic automaton over the bytes of decoded text, read in place.
struct TableAutomaton {
  private let classCount: Int
  private let classes: UnsafePointer<UInt8>
  private let acceptances: UnsafePointer<UInt8>
  private let transitions: UnsafePointer<UInt8>

  init(_ start: UnsafePointer<UInt8>) {
    var cursor = TableCursor(start)
    let stateCount = cursor.half()
    classCount = Int(cursor.byte())
    classes = cursor.position
    acceptances = classes + 256
    transitions = acceptances + stateCount
  }

  /// Whether canonical bytes stand for a text of the set.
  func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { accepts(DecodedBytes(bytes)) }

  /// Whether a text is in the set.
  ///
  /// - Complexity: O(bytes), without an allocation.
  func accepts(_ text: some Sequence<UInt8>) -> Bool {
    var state = LinkTableFormat.startState
    for byte in text {
      state = Number.half(transitions + 2 * (state * classCount + Int(classes[Int(byte)])))
      if state == LinkTableFormat.deadState { return false }
    }
    return acceptances[state] != 0
  }
}

/// The bytes that canonical ones stand for, one by one.
struct DecodedBytes: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "%"), index &+ 2 < bytes.count,
      let high = PercentCoding.hexValue(bytes[index &+ 1]), let low = PercentCoding.hexValue(bytes[index &+ 2])
    {
      index &+= 3
      return high << 4 | low
    }
    index &+= 1
    return bytes[index &- 1]
  }
}
