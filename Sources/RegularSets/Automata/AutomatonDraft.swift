/// A deterministic automaton under construction: states without a move on some bytes, states of no use, classes as they
/// come.
struct AutomatonDraft {
  private(set) var labels: [ByteSet] = []
  private var numberOfLabel: [ByteSet: Int] = [:]
  private(set) var accepting: [Bool] = []
  /// The moves, an entry each in these three.
  private(set) var sources: [Int] = []
  private(set) var labelOfMove: [Int] = []
  private(set) var targets: [Int] = []

  /// A new state. The first one, 0, is the start.
  mutating func state(accepting isAccepting: Bool = false) -> Int {
    accepting.append(isAccepting)
    return accepting.count - 1
  }

  mutating func accept(_ state: Int) {
    accepting[state] = true
  }

  /// The number of a set of bytes as a label of moves.
  mutating func label(_ bytes: ByteSet) -> Int {
    if let number = numberOfLabel[bytes] { return number }
    numberOfLabel[bytes] = labels.count
    labels.append(bytes)
    return labels.count - 1
  }

  mutating func move(_ source: Int, _ label: Int, _ target: Int) {
    sources.append(source)
    labelOfMove.append(label)
    targets.append(target)
  }

  mutating func move(_ source: Int, on bytes: ByteSet, _ target: Int) {
    if !bytes.isEmpty { move(source, label(bytes), target) }
  }
}
