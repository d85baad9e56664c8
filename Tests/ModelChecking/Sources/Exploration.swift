@testable import WaymarkNavigation

/// A breadth-first search of all states that actions lead to.
///
/// Because the search is breadth-first, the first violation has a shortest trace.
struct Exploration<Spec: NavigationSpec> {
  /// The result of a search.
  struct Result {
    var stateCount = 0
    var transitionCount = 0
    /// The greatest depth at which the search expanded all states.
    var completeDepth = 0
    /// The number of states and the number of expanded states of each depth.
    var depths: [(states: Int, expanded: Int)] = []
    /// A violation and its trace, or `nil`.
    var violation: String?
  }

  private struct Node {
    let core: NavigatorCore<Spec>
    /// The position in ``origins``.
    let index: Int32
  }

  private let system: System<Spec>
  private let depth: Int
  private let budget: Int
  private var seen: Set<Int> = []
  private var seenSnapshots: Set<Int> = []
  /// For each state, the state before it and the action between them.
  private var origins: [(parent: Int32, action: Int16)] = []
  private var result = Result()

  /// Explores a system.
  ///
  /// - Parameters:
  ///   - system: The spec and its actions.
  ///   - depth: The greatest number of actions.
  ///   - budget: The greatest number of states that are expanded at each depth. Of more states, the search expands an
  ///     evenly distributed sample.
  /// - Returns: The number of states, and the first violation.
  static func explore(_ system: System<Spec>, depth: Int, budget: Int) -> Result {
    var exploration = Exploration(system: system, depth: depth, budget: budget)
    exploration.run()
    return exploration.result
  }

  private init(system: System<Spec>, depth: Int, budget: Int) {
    self.system = system
    self.depth = depth
    self.budget = budget
  }

  private mutating func run() {
    var core = NavigatorCore<Spec>(conditions: [], account: nil)
    _ = core.perform { $0.restore(SavedNavigation()) }
    var frontier: [Node] = []
    add(core, parent: -1, action: 0, to: &frontier)
    var isComplete = true
    for level in 0..<depth where result.violation == nil && !frontier.isEmpty {
      let sample = Self.sample(frontier, budget)
      isComplete = isComplete && sample.count == frontier.count
      result.depths.append((frontier.count, sample.count))
      frontier = []
      for node in sample {
        expand(node, all: level < 2, to: &frontier)
        if result.violation != nil { return }
      }
      if isComplete { result.completeDepth = level + 1 }
    }
    result.depths.append((frontier.count, 0))
  }

  private static func sample(_ nodes: [Node], _ count: Int) -> [Node] {
    guard nodes.count > count else { return nodes }
    return (0..<count).map { nodes[$0 * nodes.count / count] }
  }

  /// Carries out each action in a state.
  ///
  /// - Parameters:
  ///   - node: The state.
  ///   - all: A Boolean value that indicates whether the actions include those that are similar to others.
  ///   - frontier: The list that receives the new states.
  private mutating func expand(_ node: Node, all: Bool, to frontier: inout [Node]) {
    for index in 0..<(all ? system.actions.count : system.representativeCount) {
      let action = system.actions[index]
      var core = node.core
      guard let events = action.perform(on: &core) else { continue }
      result.transitionCount += 1
      let (former, state) = (node.core.state, core.state)
      var violation =
        Invariants.eventViolation(from: former, to: state, events)
        ?? Invariants<Spec>.rejectionViolation(from: node.core, to: state, events)
        ?? Invariants.effectViolation(of: action, on: node.core, core, events)
        ?? Invariants.gateViolation(of: action, on: node.core, core)
      if violation == nil, case .link(let url) = action {
        violation = Invariants.repetitionViolation(of: url, once: core)
      }
      if let violation { return report(violation, node.index, action) }
      add(core, parent: node.index, action: index, to: &frontier)
      if result.violation != nil { return }
    }
  }

  private mutating func add(
    _ core: NavigatorCore<Spec>, parent: Int32, action: Int, to frontier: inout [Node]
  ) {
    guard seen.insert(core.fingerprint).inserted else { return }
    let index = Int32(origins.count)
    origins.append((parent, Int16(action)))
    result.stateCount += 1
    var violation =
      Invariants.violation(in: core) ?? Invariants.waitingViolation(in: core) ?? Invariants.openingViolation(in: core)
    // The snapshot of a state has fewer screens while a presentation is not confirmed.
    var saved = core
    let snapshot = saved.snapshot()
    if violation == nil, seenSnapshots.insert(snapshot.state.hashValue).inserted {
      violation = Invariants.violation(in: snapshot)
    }
    if let violation { return report(violation, index, nil) }
    frontier.append(Node(core: core, index: index))
  }

  private mutating func report(_ violation: String, _ index: Int32, _ last: Action<Spec>?) {
    var actions = last.map { [$0] } ?? []
    var index = index
    while origins[Int(index)].parent >= 0 {
      actions.insert(system.actions[Int(origins[Int(index)].action)], at: 0)
      index = origins[Int(index)].parent
    }
    let steps = actions.enumerated().map { "  \($0 + 1). \($1)" }
    result.violation = ([violation, "after:"] + steps).joined(separator: "\n")
  }
}
