/// A directed graph whose nodes are rectangles in lanes.
package struct Graph: Sendable {
  package var nodes: [Node]
  package var edges: [Edge]
  /// The number of lanes. A lane is a horizontal band of the drawing.
  package var laneCount: Int

  package init(nodes: [Node] = [], edges: [Edge] = [], laneCount: Int) {
    self.nodes = nodes
    self.edges = edges
    self.laneCount = laneCount
  }

  /// A rectangle.
  package struct Node: Sendable {
    package var width: Double
    package var height: Double
    package var lane: Int
    /// The first column in which the node can be.
    package var firstColumn: Int

    package init(width: Double, height: Double, lane: Int, firstColumn: Int = 0) {
      self.width = width
      self.height = height
      self.lane = lane
      self.firstColumn = firstColumn
    }
  }

  /// An edge between two nodes, which are identified by their indices.
  package struct Edge: Hashable, Sendable {
    package var start: Int
    package var end: Int

    package init(from start: Int, to end: Int) {
      self.start = start
      self.end = end
    }
  }
}
