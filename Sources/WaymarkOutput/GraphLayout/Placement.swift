/// Each lane is as high as its highest column. Within a lane, each vertex moves toward the average of the adjacent
/// vertices; the order and the distances are kept.
struct Placement {
  private let columns: Columns
  private let graph: Graph
  private let spacing: Spacing
  private(set) var centers: [Double]
  private(set) var lefts: [Double] = []
  private(set) var widths: [Double] = []
  private(set) var lanes: [ClosedRange<Double>] = []

  private static let sweeps = 12

  init(_ columns: Columns, _ graph: Graph, _ spacing: Spacing) {
    self.columns = columns
    self.graph = graph
    self.spacing = spacing
    centers = Array(repeating: 0, count: columns.vertices.count)
    placeColumns()
    let blocks = blocks()
    placeLanes(blocks)
    for block in blocks { place(block, at: block.vertices.map { _ in lanes[block.lane].lowerBound }) }
    for sweep in 0..<Self.sweeps {
      let isForward = sweep % 2 == 0
      for block in isForward ? blocks : blocks.reversed() {
        // The last sweeps consider both sides.
        let sides = sweep >= Self.sweeps - 2 ? Sides.both : isForward ? .left : .right
        place(block, at: block.vertices.map { wanted($0, sides) })
      }
    }
  }

  private enum Sides { case left, right, both }

  private struct Block {
    let column: Int
    let lane: Int
    var vertices: [Int]
  }

  private func blocks() -> [Block] {
    var blocks: [Block] = []
    for (column, order) in columns.order.enumerated() {
      for vertex in order {
        let lane = columns.vertices[vertex].lane
        if let last = blocks.last, last.column == column, last.lane == lane {
          blocks[blocks.count - 1].vertices.append(vertex)
        } else {
          blocks.append(Block(column: column, lane: lane, vertices: [vertex]))
        }
      }
    }
    return blocks
  }

  private func height(_ vertex: Int) -> Double { columns.vertices[vertex].node.map { graph.nodes[$0].height } ?? 0 }

  private func distance(_ upper: Int, _ lower: Int) -> Double {
    let isBend = columns.vertices[upper].node == nil || columns.vertices[lower].node == nil
    return (height(upper) + height(lower)) / 2 + (isBend ? spacing.bends : spacing.nodes)
  }

  private mutating func placeColumns() {
    var left = spacing.inset
    for (column, order) in columns.order.enumerated() {
      let width = order.compactMap { columns.vertices[$0].node.map { graph.nodes[$0].width } }.max() ?? 0
      lefts.append(left)
      widths.append(width)
      // Many segments between two columns need more space.
      let segments = order.reduce(0) { $0 + columns.vertices[$1].right.count }
      let isLast = column == columns.order.count - 1
      left += width + (isLast ? 0 : min(spacing.columns * 2.5, spacing.columns + Double(segments) * spacing.segments))
    }
  }

  private mutating func placeLanes(_ blocks: [Block]) {
    var heights = [Double](repeating: spacing.emptyLane, count: graph.laneCount)
    for block in blocks {
      var needed = height(block.vertices[0]) / 2 + height(block.vertices[block.vertices.count - 1]) / 2
      for (upper, lower) in zip(block.vertices, block.vertices.dropFirst()) { needed += distance(upper, lower) }
      heights[block.lane] = max(heights[block.lane], needed)
    }
    var top = 0.0
    for height in heights {
      lanes.append(top + spacing.padding...top + spacing.padding + height)
      top += height + 2 * spacing.padding + spacing.lanes
    }
  }

  private func wanted(_ vertex: Int, _ sides: Sides) -> Double {
    let entry = columns.vertices[vertex]
    var adjacent =
      switch sides {
      case .left: entry.left
      case .right: entry.right
      case .both: entry.left + entry.right
      }
    if adjacent.isEmpty { adjacent = sides == .left ? entry.right : entry.left }
    guard !adjacent.isEmpty else { return centers[vertex] }
    return adjacent.reduce(0) { $0 + centers[$1] } / Double(adjacent.count)
  }

  /// Minimizes the sum of squared differences with the pool-adjacent-violators algorithm: Ayer and others, "An
  /// Empirical Distribution Function for Sampling with Incomplete Information", Annals of Mathematical Statistics
  /// 26(4), 1955.
  private mutating func place(_ block: Block, at wanted: [Double]) {
    var offsets: [Double] = [0]
    for (upper, lower) in zip(block.vertices, block.vertices.dropFirst()) {
      offsets.append(offsets[offsets.count - 1] + distance(upper, lower))
    }
    var pools: [(sum: Double, count: Int)] = []
    for (center, offset) in zip(wanted, offsets) {
      pools.append((center - offset, 1))
      while pools.count > 1 {
        let (upper, lower) = (pools[pools.count - 2], pools[pools.count - 1])
        guard upper.sum / Double(upper.count) > lower.sum / Double(lower.count) else { break }
        pools.removeLast()
        pools[pools.count - 1] = (upper.sum + lower.sum, upper.count + lower.count)
      }
    }
    let lane = lanes[block.lane]
    let first = lane.lowerBound + height(block.vertices[0]) / 2
    let last = lane.upperBound - height(block.vertices[block.vertices.count - 1]) / 2 - offsets[offsets.count - 1]
    var index = 0
    for pool in pools {
      let start = min(max(pool.sum / Double(pool.count), first), max(first, last))
      for _ in 0..<pool.count {
        centers[block.vertices[index]] = start + offsets[index]
        index += 1
      }
    }
  }
}

/// The heights of edges on the sides of nodes. Edges have the order of their other ends, so they don't cross near the
/// node.
struct Ports {
  private(set) var rights: [Double]
  private(set) var lefts: [Double]

  private static let distance = 10.0
  /// The part of a side, at both of its ends, that has no edges.
  private static let corner = 20.0

  init(_ columns: Columns, _ placement: Placement, _ graph: Graph) {
    rights = Array(repeating: 0, count: columns.chains.count)
    lefts = rights
    var (leaving, reaching) = (
      [[Int]](repeating: [], count: graph.nodes.count), [[Int]](repeating: [], count: graph.nodes.count)
    )
    for (edge, chain) in columns.chains.enumerated() where chain.count > 1 {
      leaving[chain[0]].append(edge)
      reaching[chain[chain.count - 1]].append(edge)
    }
    func heights(_ edges: [Int], of node: Int, other: (Int) -> Int, _ result: inout [Double]) {
      let sorted = edges.sorted { (placement.centers[other($0)], $0) < (placement.centers[other($1)], $1) }
      let room = max(0, graph.nodes[node].height - 2 * Self.corner)
      let step = min(Self.distance, room / Double(max(1, edges.count - 1)))
      for (place, edge) in sorted.enumerated() {
        result[edge] = placement.centers[node] + (Double(place) - Double(edges.count - 1) / 2) * step
      }
    }
    for node in graph.nodes.indices {
      heights(leaving[node], of: node, other: { columns.chains[$0][1] }, &rights)
      heights(reaching[node], of: node, other: { columns.chains[$0][columns.chains[$0].count - 2] }, &lefts)
    }
  }
}

/// Moves one lane at a time, and keeps the move if crossings decrease. The lanes keep the order of the graph unless another
/// order avoids many crossings. The first lane stays first.
struct LaneOrder {
  private(set) var positions: [Int]
  private let graph: Graph
  private let layering: Layering
  private var fewest: Int
  private var work: Int

  private static let mostWork = 6_000_000
  /// Another order must have at most this fraction of the crossings.
  private static let worthwhile = 0.7

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
      let others = positions.indices.dropFirst(graph.firstLanes)
      for lane in others {
        for position in others where move(lane, to: position) { isImproved = true }
      }
    }
    if Double(fewest) > Self.worthwhile * Double(first.crossings) { positions = Array(0..<graph.laneCount) }
  }

  private func reduced(_ positions: [Int]) -> CrossingReduction.Result {
    CrossingReduction.reduced(Columns(graph, layering, lanes: positions), .estimate)
  }

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
