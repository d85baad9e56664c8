/// A search for an order of the lanes with few crossings.
///
/// The search moves one lane at a time, and keeps the move if the number of crossings decreases. Therefore, lanes without crossings keep
/// the order of the graph.
struct LaneOrder {
  /// The position of each lane.
  private(set) var positions: [Int]
  private let graph: Graph
  private let layering: Layering
  private var fewest: Int
  private var work: Int

  /// The number of elementary steps of ``CrossingReduction`` after which the search ends.
  private static let mostWork = 6_000_000

  /// Creates the best order that the search finds.
  init(_ graph: Graph, _ layering: Layering) {
    self.graph = graph
    self.layering = layering
    positions = Array(0..<graph.laneCount)
    (fewest, work) = (0, 0)
    let first = reduced(positions)
    (fewest, work) = (first.crossings, first.work)
    var isImproved = fewest > 0
    while isImproved {
      isImproved = false
      for lane in positions.indices {
        for position in positions.indices where move(lane, to: position) { isImproved = true }
      }
    }
  }

  private func reduced(_ positions: [Int]) -> CrossingReduction.Result {
    CrossingReduction.reduced(Columns(graph, layering, lanes: positions), .estimate)
  }

  /// Moves a lane if the number of crossings decreases, and returns a Boolean value that indicates whether it does.
  private mutating func move(_ lane: Int, to position: Int) -> Bool {
    let former = positions[lane]
    guard former != position, fewest > 0, work < Self.mostWork else { return false }
    let moved = positions.map { other in
      if other == former { return position }
      if former < other, other <= position { return other - 1 }
      return position <= other && other < former ? other + 1 : other
    }
    let result = reduced(moved)
    work += result.work
    guard result.crossings < fewest else { return false }
    (fewest, positions) = (result.crossings, moved)
    return true
  }
}
