/// The vertices of each column, in an order that has few crossings.
///
/// An edge that spans several columns has a *bend* in each column between its ends, so each segment of an edge connects
/// adjacent columns. In each column, the vertices are sorted by lane. A bend can change its lane.
struct Columns {
  /// A node or a bend of an edge.
  struct Vertex {
    /// The index of the node, or `nil` for a bend.
    let node: Int?
    let column: Int
    var lane: Int
    /// The adjacent vertices in the previous column.
    var left: [Int] = []
    /// The adjacent vertices in the next column.
    var right: [Int] = []
  }

  /// The largest span of a graph whose edges all have bends. See ``Layering/span``.
  private static let mostSpan = 50_000
  /// The number of columns that an edge with bends spans in a graph with a larger span.
  private static let longestOfHugeGraph = 20

  /// The vertices. The vertices of nodes come first, in the order of the graph.
  private(set) var vertices: [Vertex]
  /// The vertices of each edge, from left to right. The array is empty for an edge that connects a node with itself, and for
  /// a long edge of a huge graph, which is drawn without bends.
  let chains: [[Int]]
  /// The vertices of each column, from top to bottom.
  var order: [[Int]]

  /// Creates the columns of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - layering: The columns of the nodes.
  ///   - lanes: The position of each lane.
  init(_ graph: Graph, _ layering: Layering, lanes: [Int]) {
    var vertices = graph.nodes.indices.map { node in
      Vertex(node: node, column: layering.columns[node], lane: lanes[graph.nodes[node].lane])
    }
    var chains: [[Int]] = []
    let longest = layering.span > Self.mostSpan ? Self.longestOfHugeGraph : Int.max
    chains.reserveCapacity(graph.edges.count)
    for edge in layering.forward {
      guard let edge, layering.columns[edge.end] - layering.columns[edge.start] <= longest else {
        chains.append([])
        continue
      }
      let (first, last) = (layering.columns[edge.start], layering.columns[edge.end])
      var chain = [edge.start]
      for column in first + 1..<last {
        let isNearStart = column - first <= last - column
        chain.append(vertices.count)
        vertices.append(Vertex(node: nil, column: column, lane: vertices[isNearStart ? edge.start : edge.end].lane))
      }
      chain.append(edge.end)
      for (left, right) in zip(chain, chain.dropFirst()) {
        vertices[left].right.append(right)
        vertices[right].left.append(left)
      }
      chains.append(chain)
    }
    self.vertices = vertices
    self.chains = chains
    order = Array(repeating: [], count: (layering.columns.max() ?? -1) + 1)
    for index in vertices.indices { order[vertices[index].column].append(index) }
    for column in order.indices { order[column].sort { (vertices[$0].lane, $0) < (vertices[$1].lane, $1) } }
  }

  /// Exchanges two neighbors of a column. A bend in the lane of the other vertex stays there.
  ///
  /// - Parameters:
  ///   - place: The place of the upper neighbor.
  ///   - column: The index of the column.
  mutating func exchange(at place: Int, in column: Int) {
    let (upper, lower) = (order[column][place], order[column][place + 1])
    if vertices[upper].lane != vertices[lower].lane {
      if vertices[upper].node == nil {
        vertices[upper].lane = vertices[lower].lane
      } else {
        vertices[lower].lane = vertices[upper].lane
      }
    }
    order[column].swapAt(place, place + 1)
  }

  /// Returns a Boolean value that indicates whether two neighbors of a column can be exchanged.
  func canExchange(_ upper: Int, _ lower: Int) -> Bool {
    vertices[upper].lane == vertices[lower].lane || vertices[upper].node == nil || vertices[lower].node == nil
  }
}
