package struct MapDrawing {
  package let map: AppMap
  let cards: [MapCard]
  package let layout: Layout

  package init(_ map: AppMap, screenshots: [String: Screenshot] = [:]) {
    self.map = map
    let cards = map.screens.map { MapCard($0, of: map, screenshot: screenshots[$0.name]) }
    self.cards = cards
    layout = Layout(Self.graph(map, cards))
  }

  private static func graph(_ map: AppMap, _ cards: [MapCard]) -> Graph {
    Graph(
      nodes: cards.map {
        Graph.Node(
          width: MapCard.width, height: $0.height, lane: $0.screen.lane, firstColumn: $0.screen.kind == .tab ? 0 : 1)
      },
      edges: map.connections.map {
        // Redirects are on the right side of their screen, where they are never between a screen and its opener.
        $0.kind == .redirect ? Graph.Edge(from: $0.end, to: $0.start) : Graph.Edge(from: $0.start, to: $0.end)
      },
      laneCount: map.lanes.count)
  }

  func points(of connection: Int) -> [Layout.Point] {
    let points = layout.edges[connection]
    return map.connections[connection].kind == .redirect ? points.reversed() : points
  }
}

package enum MapFormat: String, CaseIterable, Sendable {
  case html, svg, mermaid, dot, json

  package func text(of drawing: MapDrawing) throws -> String {
    switch self {
    case .html: HTMLMap.text(of: drawing)
    case .svg: SVGMap.text(of: drawing)
    case .mermaid: MermaidMap.text(of: drawing.map)
    case .dot: DotMap.text(of: drawing.map)
    case .json: try JSONMap.text(of: drawing)
    }
  }
}
