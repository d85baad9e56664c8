/// A deterministic automaton under construction.
///
/// The automaton may be incomplete, may contain useless states, and may use overlapping labels.
struct AutomatonDraft {
  private(set) var labels: [ByteSet] = []
  private var numberOfLabel: [ByteSet: Int] = [:]
  private(set) var accepting: [Bool] = []
  /// The source states of the transitions, parallel to ``labelOfMove`` and ``targets``.
  private(set) var sources: [Int] = []
  private(set) var labelOfMove: [Int] = []
  private(set) var targets: [Int] = []

  /// Adds a state and returns its number; state 0 is the start state.
  mutating func state(accepting isAccepting: Bool = false) -> Int {
    accepting.append(isAccepting)
    return accepting.count - 1
  }

  mutating func accept(_ state: Int) {
    accepting[state] = true
  }

  /// Returns the number of a label, which is a set of bytes.
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
