/// With epsilon transitions (Thompson, "Regular Expression Search Algorithm", 1968).
struct NondeterministicAutomaton {
  var draft = AutomatonDraft()
  private(set) var silentSources: [Int] = []
  private(set) var silentTargets: [Int] = []

  mutating func silentMove(_ source: Int, _ target: Int) {
    silentSources.append(source)
    silentTargets.append(target)
  }

  var moveCount: Int { draft.sources.count + silentSources.count }
}

extension NondeterministicAutomaton {
  /// Subset construction (Rabin and Scott, 1959).
  func determinized(mostStates: Int) throws(TooManyStatesError) -> AutomatonDraft {
    var construction = SubsetConstruction(self, mostStates: mostStates)
    return try construction.run()
  }
}

private struct SubsetConstruction {
  private let classes: ByteClasses
  private let accepting: [Bool]
  private let labelOfMove: [Int]
  private let targets: [Int]
  private let silentTargets: [Int]
  private let moves: Adjacency
  private let silentMoves: Adjacency
  private let mostStates: Int
  /// A step follows an epsilon transition, or a transition on one class of equivalent bytes.
  private var stepsLeft = 600_000

  private var members: [Int] = []
  private var ends: [Int] = []
  /// The hash value does not depend on the order of the states in a subset.
  private var lastWithHash: [UInt64: Int] = [:]
  private var previousWithHash: [Int] = []
  private var roundOfState: [Int]
  private var round = 0
  private var result = AutomatonDraft()

  init(_ automaton: NondeterministicAutomaton, mostStates: Int) {
    let draft = automaton.draft
    classes = ByteClasses(draft.labels)
    accepting = draft.accepting
    labelOfMove = draft.labelOfMove
    targets = draft.targets
    silentTargets = automaton.silentTargets
    moves = Adjacency(draft.sources, count: accepting.count)
    silentMoves = Adjacency(automaton.silentSources, count: accepting.count)
    self.mostStates = mostStates
    roundOfState = [Int](repeating: 0, count: accepting.count)
  }

  mutating func run() throws(TooManyStatesError) -> AutomatonDraft {
    let labels = classes.sets.map { result.label($0) }
    _ = try number(of: [0])
    var targetsOfClass = [[Int]](repeating: [], count: classes.count)
    var reachedClasses: [Int] = []
    var next = 0
    while next < ends.count {
      for place in (next == 0 ? 0 : ends[next - 1])..<ends[next] {
        for entry in moves.range(of: members[place]) {
          let move = moves.order[entry]
          for byteClass in classes.classesOfLabel[labelOfMove[move]] {
            try spend()
            if targetsOfClass[byteClass].isEmpty { reachedClasses.append(byteClass) }
            targetsOfClass[byteClass].append(targets[move])
          }
        }
      }
      for byteClass in reachedClasses {
        let target = try number(of: targetsOfClass[byteClass])
        result.move(next, labels[byteClass], target)
        targetsOfClass[byteClass].removeAll(keepingCapacity: true)
      }
      reachedClasses.removeAll(keepingCapacity: true)
      next += 1
    }
    return result
  }

  private mutating func spend() throws(TooManyStatesError) {
    guard stepsLeft > 0 else { throw TooManyStatesError() }
    stepsLeft -= 1
  }

  private mutating func number(of states: [Int]) throws(TooManyStatesError) -> Int {
    let start = members.count
    round += 1
    var hash: UInt64 = 0
    var isAccepting = false
    var open = states
    while let state = open.popLast() {
      guard roundOfState[state] != round else { continue }
      roundOfState[state] = round
      // A state with only epsilon transitions does not distinguish subsets.
      if accepting[state] || !moves.range(of: state).isEmpty {
        members.append(state)
        hash &+= Self.mixed(UInt64(state))
        if accepting[state] { isAccepting = true }
      }
      for entry in silentMoves.range(of: state) {
        try spend()
        open.append(silentTargets[silentMoves.order[entry]])
      }
    }
    var candidate = lastWithHash[hash] ?? -1
    while candidate >= 0 {
      let places = (candidate == 0 ? 0 : ends[candidate - 1])..<ends[candidate]
      if places.count == members.count - start, places.allSatisfy({ roundOfState[members[$0]] == round }) {
        members.removeSubrange(start...)
        return candidate
      }
      candidate = previousWithHash[candidate]
    }
    guard ends.count < mostStates else { throw TooManyStatesError() }
    previousWithHash.append(lastWithHash[hash] ?? -1)
    lastWithHash[hash] = ends.count
    ends.append(members.count)
    return result.state(accepting: isAccepting)
  }

  /// Steele, Lea, and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = (number &+ 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
