/// A drawing of a graph. A lane has columns from left to right. Lanes that edges connect are above one another, and other
/// lanes can be side by side.
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
  /// The column of each node in the drawing of its group of lanes.
  package let columns: [Int]
  package let lanes: [Rectangle]
  package let width, height: Double
  package let crossings: Int

  /// Creates the drawing of a graph. The result depends only on the arguments.
  package init(_ graph: Graph, spacing: Spacing = Spacing()) {
    let groups = LaneGroups(graph).groups
    let drawings = groups.map { GroupLayout($0.graph, spacing) }
    let shelf = Shelf(drawings.map { ($0.width, $0.height) }, distance: spacing.lanes)
    let empty = Rectangle(x: 0, y: 0, width: 0, height: 0)
    var nodes = graph.nodes.map { _ in empty }
    var columns = graph.nodes.map { _ in 0 }
    var edges = graph.edges.map { _ in [Point]() }
    var lanes = Array(repeating: empty, count: graph.laneCount)
    for (index, (group, drawing)) in zip(groups, drawings).enumerated() {
      let (left, top) = (shelf.origins[index].x + spacing.margin, shelf.origins[index].y + spacing.margin)
      for (node, (frame, column)) in zip(group.nodes, zip(drawing.nodes, drawing.columns)) {
        nodes[node] = Rectangle(x: frame.x + left, y: frame.y + top, width: frame.width, height: frame.height)
        columns[node] = column
      }
      for (edge, points) in zip(group.edges, drawing.edges) {
        edges[edge] = points.map { Point(x: $0.x + left, y: $0.y + top) }
      }
      for (lane, range) in zip(group.lanes, drawing.lanes) {
        lanes[lane] = Rectangle(
          x: left, y: range.lowerBound + top, width: shelf.widths[index], height: range.upperBound - range.lowerBound)
      }
    }
    (self.nodes, self.columns, self.edges, self.lanes) = (nodes, columns, edges, lanes)
    crossings = drawings.reduce(0) { $0 + $1.crossings }
    (width, height) = (shelf.width + 2 * spacing.margin, shelf.height + 2 * spacing.margin)
  }
}

package struct Spacing: Sendable {
  /// The distance between the lanes and the border of the drawing.
  package var margin = 8.0
  /// The distance between the first column and the left border of a lane.
  package var inset = 16.0
  package var nodes = 20.0
  package var bends = 12.0
  /// The smallest distance between two columns.
  package var columns = 72.0
  /// The additional distance between two columns for each segment between them.
  package var segments = 1.5
  /// The distance between the nodes and the upper or lower border of a lane.
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
  /// The number of lanes that stay above the others, in order.
  package var firstLanes: Int

  package init(nodes: [Node] = [], edges: [Edge] = [], laneCount: Int, firstLanes: Int = 1) {
    self.nodes = nodes
    self.edges = edges
    self.laneCount = laneCount
    self.firstLanes = firstLanes
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
