/// A deterministic automaton that may lack transitions, have useless states, and have overlapping labels.
struct AutomatonDraft {
  private(set) var labels: [ByteSet] = []
  private var numberOfLabel: [ByteSet: Int] = [:]
  private(set) var accepting: [Bool] = []
  private(set) var sources: [Int] = []
  private(set) var labelOfMove: [Int] = []
  private(set) var targets: [Int] = []

  mutating func state(accepting isAccepting: Bool = false) -> Int {
    accepting.append(isAccepting)
    return accepting.count - 1
  }

  mutating func accept(_ state: Int) { accepting[state] = true }

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

extension AutomatonDraft {
  /// Valmari, "Fast brief practical DFA minimization", 2012: alternately refines a partition of the states and of the
  /// transitions, without those into the dead state.
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

  /// Reachable from the start, and leading to an accepting state. The order stays.
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

/// A partition of `0..<count`. The caller marks integers, and ``split()`` divides each set by the marks (Valmari and
/// Lehtinen, "Efficient Minimization of DFAs with Partial Transition Functions", 2008). Marking takes constant time,
/// and splitting is linear in the marked elements.
struct Partition {
  private(set) var setCount: Int
  private(set) var elements: [Int]
  private(set) var setOf: [Int]
  private var placeOf: [Int]
  private var starts: [Int]
  private var ends: [Int]
  private var markedCount: [Int]
  private var touchedSets: [Int] = []

  init(count: Int) {
    setCount = count > 0 ? 1 : 0
    elements = Array(0..<count)
    placeOf = elements
    setOf = [Int](repeating: 0, count: count)
    starts = [0]
    ends = [count]
    markedCount = [0]
  }

  func places(of set: Int) -> Range<Int> { starts[set]..<ends[set] }

  mutating func mark(_ element: Int) {
    let set = setOf[element]
    let place = placeOf[element]
    let target = starts[set] + markedCount[set]
    let other = elements[target]
    elements[place] = other
    placeOf[other] = place
    elements[target] = element
    placeOf[element] = target
    if markedCount[set] == 0 { touchedSets.append(set) }
    markedCount[set] += 1
  }

  mutating func split() {
    while let set = touchedSets.popLast() {
      let middle = starts[set] + markedCount[set]
      let markedCount = markedCount[set]
      self.markedCount[set] = 0
      guard middle < ends[set] else { continue }
      if markedCount <= ends[set] - middle {
        starts.append(starts[set])
        ends.append(middle)
        starts[set] = middle
      } else {
        starts.append(middle)
        ends.append(ends[set])
        ends[set] = middle
      }
      self.markedCount.append(0)
      for place in starts[setCount]..<ends[setCount] { setOf[elements[place]] = setCount }
      setCount += 1
    }
  }
}

/// Array indices, grouped by a key: transitions by their sources or targets.
struct Adjacency {
  private(set) var order: [Int]
  private var starts: [Int]

  /// Every key must be at least 0 and less than `count`.
  init(_ keys: [Int], count: Int) {
    starts = [Int](repeating: 0, count: count + 1)
    for key in keys { starts[key + 1] += 1 }
    for key in 0..<count { starts[key + 1] += starts[key] }
    var next = starts
    order = [Int](repeating: 0, count: keys.count)
    for place in 0..<keys.count {
      let key = keys[place]
      order[next[key]] = place
      next[key] += 1
    }
  }

  func range(of key: Int) -> Range<Int> { starts[key]..<starts[key + 1] }
}
