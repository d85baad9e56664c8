/// See <https://mermaid.js.org/syntax/flowchart.html>.
package enum MermaidMap {
  package static func text(of map: AppMap) -> String {
    var lines = ["flowchart LR"]
    for (number, lane) in map.lanes.enumerated() {
      lines.append("  subgraph lane\(number) [\(quoted(lane.title))]")
      for (index, screen) in map.screens.enumerated() where screen.lane == number {
        lines.append("    n\(index)\(shape(screen))")
      }
      lines.append("  end")
    }
    for connection in map.connections { lines.append("  n\(connection.start) \(arrow(connection)) n\(connection.end)") }
    return (lines + differences(map)).joined(separator: "\n") + "\n"
  }

  private static func differences(_ map: AppMap) -> [String] {
    let colors: [(AppMap.Difference, String)] = [(.added, "#17603a"), (.changed, "#b57700"), (.removed, "#a8201a")]
    return colors.flatMap { difference, color in
      let screens = map.screens.indices.filter { map.screens[$0].difference == difference }
      let connections = map.connections.indices.filter { map.connections[$0].difference == difference }
      var lines: [String] = []
      if !screens.isEmpty {
        lines.append("  classDef \(difference.rawValue) stroke:\(color),color:\(color)")
        lines.append("  class \(screens.map { "n\($0)" }.joined(separator: ",")) \(difference.rawValue)")
      }
      if !connections.isEmpty {
        lines.append("  linkStyle \(connections.map { "\($0)" }.joined(separator: ",")) stroke:\(color)")
      }
      return lines
    }
  }

  private static func shape(_ screen: AppMap.Screen) -> String {
    switch screen.kind {
    case .tab, .route: screen.isRoot ? "([\(quoted(screen.heading))])" : "[\(quoted(screen.heading))]"
    case .resolvedLink: "{{\(quoted(screen.name))}}"
    case .redirects: ">\(quoted(screen.patterns.joined(separator: "\n")))]"
    }
  }

  private static func arrow(_ connection: AppMap.Connection) -> String {
    switch connection.kind {
    case .push: "-->"
    case .sheet, .cover, .window: "-. \(connection.kind.rawValue) .->"
    case .resolves: "-. resolves .->"
    case .redirect: "-. redirects .->"
    }
  }

  /// Mermaid decodes character references, and treats other characters of a quoted label as Markdown or HTML.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "<br>"
      case "a"..."z", "A"..."Z", "0"..."9", " ": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += " "
      case _ where scalar.value > 0x7F: result.unicodeScalars.append(scalar)
      default: result += "#\(scalar.value);"
      }
    }
    return result + "\""
  }
}
