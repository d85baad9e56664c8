/// A deterministic automaton under construction.
///
/// The automaton may lack transitions, may contain useless states, and may have overlapping transition labels.
struct AutomatonDraft {
  private(set) var labels: [ByteSet] = []
  private var numberOfLabel: [ByteSet: Int] = [:]
  private(set) var accepting: [Bool] = []
  /// The arrays ``labelOfMove`` and ``targets`` list the labels and target states of the transitions in the same order.
  private(set) var sources: [Int] = []
  private(set) var labelOfMove: [Int] = []
  private(set) var targets: [Int] = []

  mutating func state(accepting isAccepting: Bool = false) -> Int {
    accepting.append(isAccepting)
    return accepting.count - 1
  }

  mutating func accept(_ state: Int) {
    accepting[state] = true
  }

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
