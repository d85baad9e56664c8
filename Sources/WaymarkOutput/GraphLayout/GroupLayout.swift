/// The drawing of lanes above one another, with columns from left to right. The upper left corner is at zero.
struct GroupLayout {
  let nodes: [Layout.Rectangle]
  /// The points are the ends of horizontal lines through columns and of segments between columns.
  let edges: [[Layout.Point]]
  let columns: [Int]
  let lanes: [ClosedRange<Double>]
  let width, height: Double
  let crossings: Int

  init(_ graph: Graph, _ spacing: Spacing) {
    let (layering, laneOrder, result) = Self.ordered(graph)
    let ordered = result.columns
    let placement = Placement(ordered, graph, spacing)
    crossings = result.crossings
    columns = layering.columns
    let nodes = graph.nodes.indices.map { index in
      let node = graph.nodes[index]
      let column = layering.columns[index]
      return Layout.Rectangle(
        x: placement.lefts[column] + (placement.widths[column] - node.width) / 2,
        y: placement.centers[index] - node.height / 2, width: node.width, height: node.height)
    }
    let ports = Ports(ordered, placement, graph)
    edges = graph.edges.indices.map { index in
      let edge = graph.edges[index]
      let chain = ordered.chains[index]
      guard let first = chain.first, let last = chain.last else {
        return Self.direct(nodes[edge.start], nodes[edge.end])
      }
      let (left, right) = (layering.columns[first], layering.columns[last])
      var points = [
        Layout.Point(x: nodes[first].right, y: ports.rights[index]),
        Layout.Point(x: placement.lefts[left] + placement.widths[left], y: ports.rights[index]),
      ]
      for bend in chain.dropFirst().dropLast() {
        let column = ordered.vertices[bend].column
        points.append(Layout.Point(x: placement.lefts[column], y: placement.centers[bend]))
        points.append(Layout.Point(x: placement.lefts[column] + placement.widths[column], y: placement.centers[bend]))
      }
      points.append(Layout.Point(x: placement.lefts[right], y: ports.lefts[index]))
      points.append(Layout.Point(x: nodes[last].x, y: ports.lefts[index]))
      return first == edge.start ? points : points.reversed()
    }
    self.nodes = nodes
    lanes = laneOrder.positions.map { position in
      let lane = placement.lanes[position]
      return lane.lowerBound - spacing.padding...lane.upperBound + spacing.padding
    }
    width = (placement.lefts.last ?? spacing.inset) + (placement.widths.last ?? 0) + spacing.inset
    height = lanes.map { $0.upperBound }.max() ?? 0
  }

  /// A drawing with more columns must have fewer crossings than this fraction of the compact drawing's.
  private static let worthwhile = 0.8
  /// The largest span of a drawing with more columns. A larger drawing takes too long.
  private static let mostSpan = 5_000

  private static func ordered(_ graph: Graph) -> (Layering, LaneOrder, CrossingReduction.Result) {
    func candidate(_ search: Layering.Search) -> (Layering, LaneOrder, CrossingReduction.Result)? {
      let layering = Layering(graph, search)
      guard search == .breadthFirst || layering.span <= mostSpan else { return nil }
      let lanes = LaneOrder(graph, layering)
      let columns = Columns(graph, layering, lanes: lanes.positions)
      return (layering, lanes, CrossingReduction.reduced(columns, .full))
    }
    let compact = candidate(.breadthFirst)!
    guard let wide = candidate(.depthFirst) else { return compact }
    return Double(wide.2.crossings) < worthwhile * Double(compact.2.crossings) ? wide : compact
  }

  private static func direct(_ start: Layout.Rectangle, _ end: Layout.Rectangle) -> [Layout.Point] {
    if start == end {
      return [0.6, 0.2].map { Layout.Point(x: start.right, y: start.bottom - min(start.height, 30) * $0) }
    }
    return start.right < end.x
      ? [Layout.Point(x: start.right, y: start.center.y), Layout.Point(x: end.x, y: end.center.y)]
      : [Layout.Point(x: start.x, y: start.center.y), Layout.Point(x: end.right, y: end.center.y)]
  }
}
