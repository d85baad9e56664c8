/// The columns of the nodes. An edge to an earlier node of a search is reversed, so no cycle remains. The column of a
/// node is the length of the longest path to the node; nodes then move right as long as edges become shorter.
struct Layering {
  enum Search: CaseIterable {
    /// A screen is close to the screens that open it, and there are few columns.
    case breadthFirst
    /// There are more columns, and often fewer crossings.
    case depthFirst
  }

  private(set) var columns: [Int]
  /// The edges from left to right, in the order of the graph. An edge from a node to itself is `nil`.
  let forward: [Graph.Edge?]

  var span: Int { forward.reduce(0) { $0 + ($1.map { columns[$0.end] - columns[$0.start] } ?? 0) } }

  init(_ graph: Graph, _ search: Search) {
    let order = Visits(graph, search).order
    var ranks = [Int](repeating: 0, count: graph.nodes.count)
    for (rank, node) in order.enumerated() { ranks[node] = rank }
    forward = graph.edges.map { edge in
      if edge.start == edge.end { return nil }
      return ranks[edge.start] < ranks[edge.end] ? edge : Graph.Edge(from: edge.end, to: edge.start)
    }
    var ends = [[Int]](repeating: [], count: graph.nodes.count)
    var starts = ends
    for case let edge? in forward {
      ends[edge.start].append(edge.end)
      starts[edge.end].append(edge.start)
    }
    columns = graph.nodes.map { $0.firstColumn }
    for node in order {
      for end in ends[node] { columns[end] = max(columns[end], columns[node] + 1) }
    }
    for node in order.reversed() where ends[node].count > starts[node].count {
      // With more edges to the right than to the left, the total length decreases with each column.
      guard graph.nodes[node].firstColumn > 0, let right = ends[node].map({ columns[$0] }).min() else { continue }
      columns[node] = max(columns[node], right - 1)
    }
  }
}

/// The nodes in the order of a search from the first column and from nodes without incoming edges. Nodes on cycles that
/// the search doesn't reach come last.
private struct Visits {
  private(set) var order: [Int] = []
  private let ends: [[Int]]
  private var isFound: [Bool]

  init(_ graph: Graph, _ search: Layering.Search) {
    var ends = [[Int]](repeating: [], count: graph.nodes.count)
    var isEnd = [Bool](repeating: false, count: graph.nodes.count)
    for edge in graph.edges where edge.start != edge.end {
      ends[edge.start].append(edge.end)
      isEnd[edge.end] = true
    }
    self.ends = ends
    isFound = Array(repeating: false, count: graph.nodes.count)
    let roots = graph.nodes.indices.filter { graph.nodes[$0].firstColumn == 0 || !isEnd[$0] }
    switch search {
    case .breadthFirst:
      visitBreadthFirst(from: roots)
      for node in graph.nodes.indices { visitBreadthFirst(from: [node]) }
    case .depthFirst:
      for node in roots + graph.nodes.indices { visitDepthFirst(from: node) }
      // Each node follows all nodes from which an edge leads to the node, except on cycles.
      order.reverse()
    }
  }

  private mutating func visitBreadthFirst(from roots: [Int]) {
    var next = order.count
    func find(_ nodes: [Int], _ visits: inout Visits) {
      for node in nodes where !visits.isFound[node] {
        visits.isFound[node] = true
        visits.order.append(node)
      }
    }
    find(roots, &self)
    while next < order.count {
      find(ends[order[next]], &self)
      next += 1
    }
  }

  /// Appends the nodes in the order in which the search leaves them.
  private mutating func visitDepthFirst(from root: Int) {
    guard !isFound[root] else { return }
    isFound[root] = true
    var path: [(node: Int, next: Int)] = [(root, 0)]
    while let (node, next) = path.last {
      guard next < ends[node].count else {
        order.append(node)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let end = ends[node][next]
      guard !isFound[end] else { continue }
      isFound[end] = true
      path.append((end, 0))
    }
  }
}

/// An edge that spans several columns has a *bend* in each column between its ends, so each segment connects adjacent
/// columns. Vertices are sorted by lane. A bend can change its lane.
struct Columns {
  struct Vertex {
    let node: Int?
    let column: Int
    var lane: Int
    var left: [Int] = []
    var right: [Int] = []
  }

  /// The largest span of a graph whose edges all have bends.
  private static let mostSpan = 50_000
  /// The number of columns that an edge with bends spans in a graph with a larger span.
  private static let longestOfHugeGraph = 20

  /// The vertices of nodes come first, in the order of the graph.
  private(set) var vertices: [Vertex]
  /// The vertices of each edge, from left to right; empty for an edge to the same node and for a long edge of a huge
  /// graph.
  let chains: [[Int]]
  var order: [[Int]]

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

  /// A bend in the lane of the other vertex stays there.
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

  func canExchange(_ upper: Int, _ lower: Int) -> Bool {
    vertices[upper].lane == vertices[lower].lane || vertices[upper].node == nil || vertices[lower].node == nil
  }
}
