/// See <https://graphviz.org/doc/info/lang.html>.
package enum DotMap {
  package static func text(of map: AppMap) -> String {
    var lines = [
      "digraph \(quoted(map.app)) {", "  rankdir=LR", "  node [shape=box, style=rounded, fontname=\"sans-serif\"]",
    ]
    for (number, lane) in map.lanes.enumerated() {
      lines += ["  subgraph cluster_\(number) {", "    label=\(quoted(lane.title))"]
      for (index, screen) in map.screens.enumerated() where screen.lane == number {
        lines.append("    n\(index) [label=\(quoted(label(screen)))\(style(screen))\(color(screen.difference))]")
      }
      lines.append("  }")
    }
    for connection in map.connections {
      lines.append("  n\(connection.start) -> n\(connection.end)\(style(connection))")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func label(_ screen: AppMap.Screen) -> String {
    switch screen.kind {
    case .redirects: screen.patterns.joined(separator: "\n")
    case .tab, .route, .resolvedLink: ([screen.heading] + screen.parameters).joined(separator: "\n")
    }
  }

  private static func style(_ screen: AppMap.Screen) -> String {
    switch screen.kind {
    case .tab, .route: screen.isRoot ? ", style=\"rounded,bold\"" : ""
    case .redirects, .resolvedLink: ", style=\"rounded,dotted\""
    }
  }

  private static func style(_ connection: AppMap.Connection) -> String {
    let style =
      switch connection.kind {
      case .push: "style=solid"
      case .sheet, .cover, .window: "style=dashed, label=\(quoted(connection.kind.rawValue))"
      case .resolves, .redirect: "style=dotted"
      }
    return " [\(style)\(color(connection.difference))]"
  }

  private static func color(_ difference: AppMap.Difference?) -> String {
    switch difference {
    case .added: ", color=darkgreen"
    case .changed: ", color=orange"
    case .removed: ", color=red, fontcolor=red"
    case nil: ""
    }
  }

  /// In a string, `\n` is a line break, and a backslash starts an escape sequence.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
