/// A deterministic finite automaton in a ``LinkTable``. The input of the automaton is a sequence of percent-decoded
/// bytes.
package struct TableAutomaton {
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

  package static func accepts(_ text: [UInt8], _ automaton: [UInt8]) -> Bool {
    automaton.withUnsafeBufferPointer { bytes in
      bytes.isEmpty ? false : TableAutomaton(bytes.baseAddress!).accepts(text)
    }
  }

  func accepts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { accepts(DecodedBytes(bytes)) }

  func accepts(_ text: some Sequence<UInt8>) -> Bool {
    var state = LinkTableFormat.startState
    for byte in text {
      state = TableNumber.half(transitions + 2 * (state * classCount + Int(classes[Int(byte)])))
      if state == LinkTableFormat.deadState { return false }
    }
    return acceptances[state] != 0
  }
}
