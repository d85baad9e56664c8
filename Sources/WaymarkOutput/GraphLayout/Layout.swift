/// A drawing of a graph, with columns from left to right and lanes from top to bottom.
package struct Layout: Sendable {
  package struct Point: Equatable, Sendable {
    package var x, y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package struct Rectangle: Equatable, Sendable {
    package var x, y, width, height: Double

    package var right: Double { x + width }
    package var bottom: Double { y + height }
    package var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  }

  package let nodes: [Rectangle]
  /// The points are the ends of horizontal lines through columns and of segments between columns.
  package let edges: [[Point]]
  package let columns: [Int]
  package let lanes: [ClosedRange<Double>]
  package let width, height: Double
  package let crossings: Int

  /// Creates the drawing of a graph. The result depends only on the arguments.
  package init(_ graph: Graph, spacing: Spacing = Spacing()) {
    let (layering, laneOrder, result) = Self.ordered(graph)
    let ordered = result.columns
    let placement = Placement(ordered, graph, spacing)
    crossings = result.crossings
    columns = layering.columns
    let nodes = graph.nodes.indices.map { index in
      let node = graph.nodes[index]
      let column = layering.columns[index]
      return Rectangle(
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
        Point(x: nodes[first].right, y: ports.rights[index]),
        Point(x: placement.lefts[left] + placement.widths[left], y: ports.rights[index]),
      ]
      for bend in chain.dropFirst().dropLast() {
        let column = ordered.vertices[bend].column
        points.append(Point(x: placement.lefts[column], y: placement.centers[bend]))
        points.append(Point(x: placement.lefts[column] + placement.widths[column], y: placement.centers[bend]))
      }
      points.append(Point(x: placement.lefts[right], y: ports.lefts[index]))
      points.append(Point(x: nodes[last].x, y: ports.lefts[index]))
      return first == edge.start ? points : points.reversed()
    }
    self.nodes = nodes
    lanes = laneOrder.positions.map { position in
      let lane = placement.lanes[position]
      return lane.lowerBound - spacing.padding...lane.upperBound + spacing.padding
    }
    width = (placement.lefts.last ?? 0) + (placement.widths.last ?? 0) + spacing.margin
    height = (lanes.map { $0.upperBound }.max() ?? spacing.margin) + spacing.margin
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

  private static func direct(_ start: Rectangle, _ end: Rectangle) -> [Point] {
    if start == end { return [0.6, 0.2].map { Point(x: start.right, y: start.bottom - min(start.height, 30) * $0) } }
    return start.right < end.x
      ? [Point(x: start.right, y: start.center.y), Point(x: end.x, y: end.center.y)]
      : [Point(x: start.x, y: start.center.y), Point(x: end.right, y: end.center.y)]
  }
}

package struct Spacing: Sendable {
  package var margin = 24.0
  package var nodes = 20.0
  package var bends = 12.0
  /// The smallest distance between two columns.
  package var columns = 72.0
  /// The additional distance between two columns for each segment between them.
  package var segments = 1.5
  /// The distance from the border of a lane.
  package var padding = 30.0
  package var lanes = 10.0
  package var emptyLane = 24.0

  package init() {}
}

extension Layout {
  /// The `d` attribute of an SVG path: horizontal lines through columns, and curves between columns. For the syntax,
  /// see <https://www.w3.org/TR/SVG2/paths.html#PathData>.
  package static func path(_ points: [Point]) -> String {
    func text(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    var path = "M" + text(points[0])
    // A line without a length has no direction, which an arrow needs.
    for (point, next) in zip(points, points.dropFirst()) where point != next {
      if point.y == next.y {
        path += "H" + number(next.x)
      } else if point.x == next.x {
        // An edge that connects a node with itself.
        path += "C\(number(point.x + 36)) \(number(point.y)) \(number(next.x + 36)) \(number(next.y)) \(text(next))"
      } else {
        let middle = number((point.x + next.x) / 2)
        path += "C\(middle) \(number(point.y)) \(middle) \(number(next.y)) \(text(next))"
      }
    }
    return path
  }

  package static func number(_ value: Double) -> String {
    // WebAssembly has no function that rounds to the nearest number.
    let tenths = Int(value * 10 + (value < 0 ? -0.5 : 0.5))
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + String(whole) + (rest == 0 ? "" : ".\(rest)")
  }
}

package struct Graph: Sendable {
  package var nodes: [Node]
  package var edges: [Edge]
  /// A lane is a horizontal band of the drawing.
  package var laneCount: Int

  package init(nodes: [Node] = [], edges: [Edge] = [], laneCount: Int) {
    self.nodes = nodes
    self.edges = edges
    self.laneCount = laneCount
  }

  package struct Node: Sendable {
    package var width: Double
    package var height: Double
    package var lane: Int
    package var firstColumn: Int

    package init(width: Double, height: Double, lane: Int, firstColumn: Int = 0) {
      self.width = width
      self.height = height
      self.lane = lane
      self.firstColumn = firstColumn
    }
  }

  package struct Edge: Hashable, Sendable {
    package var start: Int
    package var end: Int

    package init(from start: Int, to end: Int) {
      self.start = start
      self.end = end
    }
  }
}
