/// A deterministic automaton over the bytes of decoded text, decoded in place from a link table.
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

  /// Returns a Boolean value that indicates whether the automaton accepts the text of canonical bytes.
  func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { accepts(DecodedBytes(bytes)) }

  /// Returns a Boolean value that indicates whether the automaton accepts a text.
  ///
  /// - Complexity: O(*n*) for *n* bytes, without an allocation.
  func accepts(_ text: some Sequence<UInt8>) -> Bool {
    var state = LinkTableFormat.startState
    for byte in text {
      state = TableNumber.half(transitions + 2 * (state * classCount + Int(classes[Int(byte)])))
      if state == LinkTableFormat.deadState { return false }
    }
    return acceptances[state] != 0
  }
}
