import SpecText
import WaymarkOutput

/// A graph to draw when features are collapsed, in whole numbers. The first line has the number of lanes, followed by
/// `node WIDTH HEIGHT LANE COLUMN`, `edge START END`, and `redirect START END`, whose start is to the right of its end,
/// as in the map of the compiler.
struct LayoutQuestion {
  private static let mostNodes = 5_000
  private let graph: Graph
  private let redirects: Set<Int>

  init?(_ text: String) {
    let lines = text.split(separator: "\n").map { line in line.split(separator: " ").map { String($0) } }
    guard let first = lines.first, first.count == 1, let laneCount = Int(first[0]), 1...Self.mostNodes ~= laneCount
    else { return nil }
    var graph = Graph(laneCount: laneCount)
    var redirects: Set<Int> = []
    for line in lines.dropFirst() {
      let numbers = line.dropFirst().compactMap { Int($0) }
      guard numbers.count == line.count - 1, numbers.allSatisfy({ 0...100_000 ~= $0 }) else { return nil }
      switch (line[0], numbers.count) {
      case ("node", 4):
        guard numbers[2] < laneCount, graph.nodes.count < Self.mostNodes else { return nil }
        graph.nodes.append(
          Graph.Node(
            width: Double(numbers[0]), height: Double(numbers[1]), lane: numbers[2], firstColumn: min(numbers[3], 1)))
      case ("edge", 2): graph.edges.append(Graph.Edge(from: numbers[0], to: numbers[1]))
      case ("redirect", 2):
        redirects.insert(graph.edges.count)
        graph.edges.append(Graph.Edge(from: numbers[1], to: numbers[0]))
      default: return nil
      }
    }
    guard !graph.nodes.isEmpty, graph.edges.allSatisfy({ $0.start < graph.nodes.count && $0.end < graph.nodes.count })
    else { return nil }
    self.graph = graph
    self.redirects = redirects
  }

  var answer: JSONValue {
    let layout = Layout(graph)
    func numbers(_ values: [Double]) -> JSONValue { .array(values.map { .number(Layout.number($0)) }) }
    return .object([
      "width": .number(Layout.number(layout.width)), "height": .number(Layout.number(layout.height)),
      "nodes": .array(layout.nodes.map { numbers([$0.x, $0.y]) }),
      "edges": .array(
        layout.edges.enumerated().map { index, points in
          .string(Layout.path(redirects.contains(index) ? points.reversed() : points))
        }),
      "lanes": .array(layout.lanes.map { numbers([$0.lowerBound, $0.upperBound]) }),
    ])
  }
}
