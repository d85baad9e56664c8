/// The text of a pattern for messages, as a spec spells it.
enum InferredText {
  static func of(_ pattern: ImportedPattern) -> String {
    var text = ""
    if let host = pattern.hosts.first {
      text = (pattern.schemes == ["https"] || pattern.schemes.isEmpty ? "" : "\(pattern.schemes[0]):") + "//" + host
    } else if let scheme = pattern.schemes.first {
      text = scheme + ":/"
    }
    text += segments(pattern.segments)
    if pattern.segments.isEmpty { text += "/" }
    if !pattern.query.isEmpty { text += "?" + pattern.query.map(item).joined(separator: "&") }
    if let fragment = pattern.fragment { text += "#" + segments(fragment) }
    return text
  }

  private static func segments(_ segments: [ImportedPattern.Segment]) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let text): "/" + text
      case .capture(let capture, let prefix, let suffix):
        "/\(prefix){\(capture.name)\(capture.isOptional ? "?" : "")}\(suffix)"
      case .rest(let name, let allowsEmpty): "/{\(name ?? "")...\(allowsEmpty ? "?" : "")}"
      }
    }.joined()
  }

  private static func item(_ item: ImportedPattern.QueryItem) -> String {
    switch item.value {
    case .literal(let text): "\(item.key)=\(text)"
    case .capture(let capture): "\(item.key)={\(capture.name)\(capture.isOptional ? "?" : "")}"
    case .absent: "!\(item.key)"
    }
  }
}
