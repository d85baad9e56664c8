extension AutomatonDraft {
  /// The function minimizes the automaton (Valmari, "Fast brief practical DFA minimization", 2012). The algorithm
  /// alternates between refining a partition of the states and refining a partition of the transitions. The algorithm
  /// ignores transitions into the dead state.
  func minimized() -> RegularSet {
    let classes = ByteClasses(labels)
    let useful = usefulStates()
    guard useful.count > 0, useful.numbers[0] >= 0 else { return .empty }

    var tails: [Int] = []
    var heads: [Int] = []
    var movesOfClass = [[Int]](repeating: [], count: classes.count)
    for move in 0..<sources.count {
      let tail = useful.numbers[sources[move]]
      let head = useful.numbers[targets[move]]
      guard tail >= 0, head >= 0 else { continue }
      for byteClass in classes.classesOfLabel[labelOfMove[move]] {
        movesOfClass[byteClass].append(tails.count)
        tails.append(tail)
        heads.append(head)
      }
    }

    var blocks = Partition(count: useful.count)
    for state in 0..<accepting.count where accepting[state] && useful.numbers[state] >= 0 {
      blocks.mark(useful.numbers[state])
    }
    blocks.split()
    var bundles = Partition(count: tails.count)
    for moves in movesOfClass {
      for move in moves { bundles.mark(move) }
      bundles.split()
    }
    let incoming = Adjacency(heads, count: useful.count)
    // The first block is skipped, because its incoming transitions are those that enter no other block.
    var nextBlock = 1
    var nextBundle = 0
    while nextBundle < bundles.setCount {
      // States with a transition in a bundle differ from states without one, so each bundle splits the blocks.
      for place in bundles.places(of: nextBundle) { blocks.mark(tails[bundles.elements[place]]) }
      blocks.split()
      nextBundle += 1
      while nextBlock < blocks.setCount {
        for place in blocks.places(of: nextBlock) {
          for entry in incoming.range(of: blocks.elements[place]) { bundles.mark(incoming.order[entry]) }
        }
        bundles.split()
        nextBlock += 1
      }
    }

    // The table has one row for each block and begins with the row of the dead state.
    var moves = [Int32](repeating: 0, count: (blocks.setCount + 1) * classes.count)
    for byteClass in 0..<classes.count {
      for move in movesOfClass[byteClass] {
        moves[(blocks.setOf[tails[move]] + 1) * classes.count + byteClass] = Int32(blocks.setOf[heads[move]] + 1)
      }
    }
    var isAccepting = [Bool](repeating: false, count: blocks.setCount + 1)
    for state in 0..<accepting.count where accepting[state] && useful.numbers[state] >= 0 {
      isAccepting[blocks.setOf[useful.numbers[state]] + 1] = true
    }
    return RegularSet(
      numbering: moves, classes.classOfByte, classCount: classes.count,
      start: blocks.setOf[useful.numbers[0]] + 1, isAccepting)
  }

  /// A useful state is reachable from the start state and can reach an accepting state. The useful states keep their
  /// order.
  private func usefulStates() -> (numbers: [Int], count: Int) {
    guard !accepting.isEmpty else { return ([], 0) }
    let isReached = reachable(from: [0], sources, targets)
    let leadsOn = reachable(from: (0..<accepting.count).filter { accepting[$0] }, targets, sources)
    var numbers = [Int](repeating: -1, count: accepting.count)
    var count = 0
    for state in 0..<accepting.count where isReached[state] && leadsOn[state] {
      numbers[state] = count
      count += 1
    }
    return (numbers, count)
  }

  private func reachable(from starts: [Int], _ sources: [Int], _ targets: [Int]) -> [Bool] {
    let outgoing = Adjacency(sources, count: accepting.count)
    var isReached = [Bool](repeating: false, count: accepting.count)
    for state in starts { isReached[state] = true }
    var open = starts
    while let state = open.popLast() {
      for entry in outgoing.range(of: state) {
        let target = targets[outgoing.order[entry]]
        guard !isReached[target] else { continue }
        isReached[target] = true
        open.append(target)
      }
    }
    return isReached
  }
}
