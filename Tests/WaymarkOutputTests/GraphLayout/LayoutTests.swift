import TestSupport
import Testing

@testable import WaymarkOutput

@Suite("The drawing of a graph")
struct LayoutTests {
  /// Returns a random graph, which can have cycles, loops, repeated edges, and empty lanes.
  private static func randomGraph(_ random: inout SplitMix64) -> Graph {
    var graph = Graph(laneCount: Int.random(in: 1...4, using: &random))
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      graph.nodes.append(
        Graph.Node(
          width: Double.random(in: 10...200, using: &random), height: Double.random(in: 10...200, using: &random),
          lane: Int.random(in: 0..<graph.laneCount, using: &random), firstColumn: Int.random(in: 0...1, using: &random))
      )
    }
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      graph.edges.append(
        Graph.Edge(
          from: graph.nodes.indices.randomElement(using: &random)!,
          to: graph.nodes.indices.randomElement(using: &random)!))
    }
    return graph
  }

  private func overlaps(_ first: Layout.Rectangle, _ second: Layout.Rectangle) -> Bool {
    first.x < second.right && second.x < first.right && first.y < second.bottom && second.y < first.bottom
  }

  @Test("Nodes of a graph drawing don't overlap, and are inside of their lanes and the drawing")
  func places() {
    var random = SplitMix64(seed: RandomRun.seed)
    for _ in 0..<RandomRun.rounds(60) {
      let graph = Self.randomGraph(&random)
      let layout = Layout(graph)
      for (index, node) in layout.nodes.enumerated() {
        #expect(node.width == graph.nodes[index].width && node.height == graph.nodes[index].height)
        let lane = layout.lanes[graph.nodes[index].lane]
        #expect(lane.x <= node.x && node.right <= lane.right && lane.y <= node.y && node.bottom <= lane.bottom)
        #expect(!layout.nodes[..<index].contains { overlaps($0, node) })
        #expect(layout.columns[index] >= graph.nodes[index].firstColumn)
      }
      for (index, lane) in layout.lanes.enumerated() {
        #expect(lane.x >= 0 && lane.y >= 0 && lane.right <= layout.width && lane.bottom <= layout.height)
        #expect(!layout.lanes[..<index].contains { overlaps($0, lane) })
      }
    }
  }

  @Test("An edge of a graph drawing starts and ends at its nodes, and crosses no other node")
  func edges() {
    var random = SplitMix64(seed: RandomRun.seed)
    for _ in 0..<RandomRun.rounds(60) {
      let graph = Self.randomGraph(&random)
      let layout = Layout(graph)
      for (edge, points) in zip(graph.edges, layout.edges) {
        for (node, point) in [
          (layout.nodes[edge.start], points[0]), (layout.nodes[edge.end], points[points.count - 1]),
        ] {
          #expect(abs(point.x - node.x) < 0.001 || abs(point.x - node.right) < 0.001)
          #expect(node.y <= point.y && point.y <= node.bottom)
        }
        // A horizontal line through a column touches no node of the column.
        for (point, next) in zip(points, points.dropFirst()) where point.y == next.y {
          let (left, right) = (min(point.x, next.x), max(point.x, next.x))
          let crossed = layout.nodes.indices.filter { $0 != edge.start && $0 != edge.end }.contains {
            let node = layout.nodes[$0]
            return node.x < right && left < node.right && node.y < point.y && point.y < node.bottom
          }
          #expect(!crossed)
        }
      }
    }
  }

  @Test("The layout of a graph counts all crossings, and keeps each column in the order of the lanes")
  func crossings() {
    var random = SplitMix64(seed: RandomRun.seed)
    for _ in 0..<RandomRun.rounds(60) {
      let graph = Self.randomGraph(&random)
      let layering = Layering(graph, .breadthFirst)
      let columns = Columns(graph, layering, lanes: Array(0..<graph.laneCount))
      let result = CrossingReduction.reduced(columns, .full)
      var places = [Int](repeating: 0, count: result.columns.vertices.count)
      for column in result.columns.order {
        for (place, vertex) in column.enumerated() { places[vertex] = place }
      }
      let segments = result.columns.chains.flatMap { zip($0, $0.dropFirst()) }
      var count = 0
      for (index, (left, right)) in segments.enumerated() {
        for (otherLeft, otherRight) in segments[..<index]
        where result.columns.vertices[left].column == result.columns.vertices[otherLeft].column {
          if (places[left] - places[otherLeft]).signum() * (places[right] - places[otherRight]).signum() < 0 {
            count += 1
          }
        }
      }
      #expect(result.crossings == count)
      for column in result.columns.order {
        let lanes = column.map { result.columns.vertices[$0].lane }
        #expect(lanes == lanes.sorted())
        #expect(Set(column).count == column.count)
      }
    }
  }

  @Test("Edges of a graph without cycles lead to the right")
  func direction() {
    var random = SplitMix64(seed: RandomRun.seed)
    for _ in 0..<RandomRun.rounds(60) {
      var graph = Self.randomGraph(&random)
      // Without cycles, each edge leads to a later node.
      graph.edges = graph.edges.filter { $0.start != $0.end }.map {
        Graph.Edge(from: min($0.start, $0.end), to: max($0.start, $0.end))
      }
      let layering = Layering(graph, .depthFirst)
      for edge in graph.edges { #expect(layering.columns[edge.start] < layering.columns[edge.end]) }
    }
  }

  @Test("The layout of a graph removes the crossings of three edges that can be untangled")
  func untangled() {
    let node = Graph.Node(width: 10, height: 10, lane: 0)
    let graph = Graph(
      nodes: Array(repeating: node, count: 6),
      edges: [.init(from: 0, to: 5), .init(from: 1, to: 4), .init(from: 2, to: 3)],
      laneCount: 1)
    #expect(Layout(graph).crossings == 0)
  }

  @Test("The lanes of a graph keep their order if no edges cross")
  func lanes() {
    let nodes = [0, 1, 2, 3, 0, 1, 2, 3].map { Graph.Node(width: 10, height: 10, lane: $0) }
    let edges = [(0, 5), (1, 6), (2, 7)].map { Graph.Edge(from: $0, to: $1) }
    let layout = Layout(Graph(nodes: nodes, edges: edges, laneCount: 4))
    #expect(layout.crossings == 0)
    #expect(layout.lanes.map(\.y) == layout.lanes.map(\.y).sorted())
  }

  @Test("Lanes that no edge connects are side by side if the drawing is then smaller")
  func shelf() {
    let nodes = (0..<3).flatMap { lane in Array(repeating: Graph.Node(width: 100, height: 200, lane: lane), count: 2) }
    let layout = Layout(Graph(nodes: nodes, edges: [.init(from: 0, to: 2)], laneCount: 3))
    #expect(layout.lanes[0].x == layout.lanes[1].x && layout.lanes[0].bottom < layout.lanes[1].y)
    #expect(layout.lanes[2].x > layout.lanes[0].right && layout.lanes[2].y == layout.lanes[0].y)
    #expect(layout.crossings == 0)
  }

  @Test("The first lane stays first, even if another order has fewer crossings")
  func firstLane() {
    var random = SplitMix64(seed: RandomRun.seed)
    for _ in 0..<RandomRun.rounds(60) {
      let layout = Layout(Self.randomGraph(&random))
      #expect(layout.lanes.allSatisfy { layout.lanes[0].x < $0.x || layout.lanes[0].y <= $0.y })
    }
  }

  @Test("The first lanes keep their order above the other lanes, even if another order has fewer crossings")
  func firstLanes() {
    var random = SplitMix64(seed: RandomRun.seed)
    for _ in 0..<RandomRun.rounds(60) {
      var graph = Self.randomGraph(&random)
      graph.firstLanes = Int.random(in: 1...graph.laneCount, using: &random)
      // Edges between all lanes, which then can't be side by side.
      let start = graph.nodes.count
      for lane in 0..<graph.laneCount {
        graph.nodes.append(Graph.Node(width: 10, height: 10, lane: lane))
        if lane > 0 { graph.edges.append(Graph.Edge(from: start + lane - 1, to: start + lane)) }
      }
      let tops = Layout(graph).lanes.map(\.y)
      let first = tops.prefix(graph.firstLanes)
      #expect(Array(first) == first.sorted())
      #expect(tops.dropFirst(graph.firstLanes).allSatisfy { $0 > first.last! })
    }
  }

  @Test("A graph without nodes has an empty drawing")
  func empty() {
    let layout = Layout(Graph(laneCount: 0))
    #expect(layout.nodes.isEmpty && layout.lanes.isEmpty && layout.crossings == 0)
    #expect(Layout(Graph(laneCount: 2)).lanes.count == 2)
  }

  @Test("Two layouts of the same graph are equal")
  func deterministic() {
    var random = SplitMix64(seed: RandomRun.seed)
    let graph = Self.randomGraph(&random)
    let (first, second) = (Layout(graph), Layout(graph))
    #expect(first.nodes == second.nodes && first.edges == second.edges)
  }

  @Test("A chain and a fan of 2,000 nodes are drawn without crossings")
  func extremes() {
    let node = Graph.Node(width: 10, height: 10, lane: 0)
    let count = 2_000
    let nodes = Array(repeating: node, count: count)
    let chain = Layout(Graph(nodes: nodes, edges: (1..<count).map { .init(from: $0 - 1, to: $0) }, laneCount: 1))
    #expect(chain.columns == Array(0..<count) && chain.crossings == 0)
    // Each node of the chain also leads back to the first node.
    let loops = (1..<count).flatMap { [Graph.Edge(from: $0 - 1, to: $0), Graph.Edge(from: $0, to: 0)] }
    #expect(Layout(Graph(nodes: nodes, edges: loops, laneCount: 1)).edges.allSatisfy { $0.count > 1 })
    let fan = Layout(Graph(nodes: nodes, edges: (1..<count).map { .init(from: 0, to: $0) }, laneCount: 1))
    #expect(fan.crossings == 0)
  }
}
