import WaymarkNavigation

extension RandomSpec {
  /// The spec as its author would write it.
  var yaml: String {
    var lines = ["waymark: 1", "app: Sample", "origins:"]
    lines += Self.origins.map { "  " + $0.entry }
    lines.append("tabs:")
    for (index, links) in tabLinks.enumerated() {
      lines.append("  tab\(index):")
      lines.append("    { title: Tab, icon: star, links: [\(links.map { entry($0, nil) }.joined(separator: ", "))] }")
    }
    lines.append("routes:")
    for (index, route) in routes.enumerated() {
      let parameters = route.parameters.enumerated().map { "p\($0): \($1 ? "Int" : "String")" }
      lines.append("  route\(index):")
      lines.append("    present: [\(route.kinds.map(word).joined(separator: ", "))]")
      lines.append("    params: { \(parameters.joined(separator: ", ")) }")
      lines.append("    links:")
      lines += route.links.map { "      - " + entry($0, route) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func entry(_ link: Link, _ route: Route?) -> String {
    let segments = link.segments.map { segment -> String in
      switch segment {
      case .literal(let text): Self.escaped(text)
      case .capture(let parameter): "{p\(parameter)}"
      }
    }
    var entry = "{ url: \"/\(segments.joined(separator: "/"))\""
    if let origins = link.origins {
      let names = origins.map { Self.origins[$0].entry.prefix { $0 != ":" } }
      entry += ", origins: [\(names.joined(separator: ", "))]"
    }
    if route != nil {
      if let tab = link.tab { entry += ", in: tab\(tab)" }
      entry += ", present: \(word(link.kind))"
    }
    return entry + " }"
  }

  private func word(_ kind: Destination.Kind) -> String {
    switch kind {
    case .tab, .push: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    }
  }

  /// Text as a segment, with escapes for all ASCII but letters, digits and `-`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPlain || scalar == "-" {
        result.unicodeScalars.append(scalar)
      } else {
        result += (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
