extension NondeterministicAutomaton {
  /// Nested repetition counts such as `(a{1000}){1000}` exceed this limit.
  private static let mostMoves = 32_768

  init(_ expression: RegularExpression) throws(TooManyStatesError) {
    self.init()
    let start = draft.state()
    var stepsLeft = Self.mostMoves
    let end = try append(expression, after: start, &stepsLeft)
    draft.accept(end)
  }

  /// The function adds no transitions into `start`, so several alternatives can begin in the same state.
  private mutating func append(
    _ expression: RegularExpression, after start: Int, _ stepsLeft: inout Int
  ) throws(TooManyStatesError) -> Int {
    guard stepsLeft > 0, moveCount < Self.mostMoves else { throw TooManyStatesError() }
    stepsLeft -= 1
    switch expression {
    case .emptyText:
      return start
    case .character(let set):
      return append(set, after: start)
    case .sequence(let parts):
      var last = start
      for part in parts { last = try append(part, after: last, &stepsLeft) }
      return last
    case .choice(let choices):
      let end = draft.state()
      for choice in choices { silentMove(try append(choice, after: start, &stepsLeft), end) }
      return end
    case .repeated(let part, let least, let most):
      var last = start
      for _ in 0..<least { last = try append(part, after: last, &stepsLeft) }
      guard let most else {
        let loop = draft.state()
        silentMove(last, loop)
        silentMove(try append(part, after: loop, &stepsLeft), loop)
        return loop
      }
      // Every repetition has an epsilon transition to one common end, so that epsilon paths stay short.
      let end = draft.state()
      for _ in least..<max(least, most) {
        silentMove(last, end)
        last = try append(part, after: last, &stepsLeft)
      }
      silentMove(last, end)
      return end
    }
  }

  private mutating func append(_ set: ScalarSet, after start: Int) -> Int {
    let end = draft.state()
    // Byte sequences with a common suffix share states, and their first bytes share one transition.
    var stateBefore: [Trail: Int] = [:]
    var leads: [Int: ByteSet] = [:]
    var order: [Int] = []
    for sequence in set.sequences {
      var next = end
      for range in sequence.dropFirst().reversed() {
        let trail = Trail(range: range, next: next)
        if let known = stateBefore[trail] {
          next = known
        } else {
          let new = draft.state()
          draft.move(new, on: ByteSet(range), next)
          stateBefore[trail] = new
          next = new
        }
      }
      if leads[next] == nil { order.append(next) }
      leads[next, default: ByteSet([])].insert(sequence[0])
    }
    for next in order { if let lead = leads[next] { draft.move(start, on: lead, next) } }
    return end
  }

  private struct Trail: Hashable {
    let range: ClosedRange<UInt8>
    let next: Int
  }
}
