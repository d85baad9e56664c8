/// The lanes of a graph in groups. Edges connect the lanes of one group only.
struct LaneGroups {
  private(set) var groups: [Group] = []

  struct Group {
    /// The indexes in the whole graph, in its order.
    var lanes: [Int] = []
    var nodes: [Int] = []
    var edges: [Int] = []
    /// The graph of the group, with indexes of its own.
    var graph = Graph(laneCount: 0)
  }

  /// The groups have the order of their first lanes.
  init(_ graph: Graph) {
    var roots = Array(0..<graph.laneCount)
    func root(_ lane: Int) -> Int {
      var lane = lane
      while roots[lane] != lane {
        roots[lane] = roots[roots[lane]]
        lane = roots[lane]
      }
      return lane
    }
    for edge in graph.edges {
      let (start, end) = (root(graph.nodes[edge.start].lane), root(graph.nodes[edge.end].lane))
      roots[max(start, end)] = min(start, end)
    }
    var numbers = [Int](repeating: 0, count: graph.laneCount)
    var lanes = numbers
    for lane in roots.indices {
      if root(lane) == lane {
        numbers[lane] = groups.count
        groups.append(Group())
      }
      let group = numbers[root(lane)]
      numbers[lane] = group
      lanes[lane] = groups[group].lanes.count
      groups[group].lanes.append(lane)
      groups[group].graph.laneCount += 1
      if lane < graph.firstLanes { groups[group].graph.firstLanes = groups[group].lanes.count }
    }
    var places: [Int] = []
    for (index, node) in graph.nodes.enumerated() {
      let group = numbers[node.lane]
      places.append(groups[group].nodes.count)
      groups[group].nodes.append(index)
      groups[group].graph.nodes.append(
        Graph.Node(width: node.width, height: node.height, lane: lanes[node.lane], firstColumn: node.firstColumn))
    }
    for (index, edge) in graph.edges.enumerated() {
      let group = numbers[graph.nodes[edge.start].lane]
      groups[group].edges.append(index)
      groups[group].graph.edges.append(Graph.Edge(from: places[edge.start], to: places[edge.end]))
    }
  }
}

/// Places boxes in columns, in order: from top to bottom, then from left to right.
struct Shelf {
  private(set) var origins: [Layout.Point] = []
  /// The width of the column of each box.
  private(set) var widths: [Double] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// The wanted ratio of the width to the height, as of a window on a computer.
  private static let ratio = 1.5

  /// The size with this ratio that contains all boxes.
  private var size: Double { max(width, height * Self.ratio) }

  /// - Complexity: O(*n*²), where *n* is the number of boxes.
  init(_ boxes: [(width: Double, height: Double)], distance: Double) {
    let highest = boxes.map { $0.height }.max() ?? 0
    var limit = 0.0
    self.init(boxes, distance, limit: highest)
    for box in boxes {
      limit += box.height
      guard limit > highest else { continue }
      let other = Shelf(boxes, distance, limit: limit)
      if other.size < size { self = other }
      limit += distance
    }
  }

  private init(_ boxes: [(width: Double, height: Double)], _ distance: Double, limit: Double) {
    var (left, top, first) = (0.0, 0.0, 0)
    func endColumn(_ shelf: inout Shelf) {
      let column = boxes[first..<shelf.origins.count].map { $0.width }.max() ?? 0
      while shelf.widths.count < shelf.origins.count { shelf.widths.append(column) }
      shelf.width = left + column
    }
    for box in boxes {
      if top > 0, top + box.height > limit {
        endColumn(&self)
        (left, top, first) = (width + distance, 0, origins.count)
      }
      origins.append(Layout.Point(x: left, y: top))
      height = max(height, top + box.height)
      top += box.height + distance
    }
    endColumn(&self)
  }
}
