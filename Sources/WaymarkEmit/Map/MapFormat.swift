/// The output formats of the map.
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
