@testable import WaymarkImport

/// A printer of patterns in the notation of specs, for comparisons in tests.
enum PatternPrinter {
  static func text(_ pattern: ImportedPattern) -> String {
    var text = ""
    if !pattern.hosts.isEmpty || pattern.schemes == ["https"] {
      text = "\(pattern.schemes.joined(separator: ","))://\(pattern.hosts.joined(separator: ",")) "
    } else if !pattern.schemes.isEmpty {
      text = "\(pattern.schemes.joined(separator: ",")): "
    }
    text += "/" + pattern.segments.map(self.text).joined(separator: "/")
    let items = pattern.query.map { item in
      switch item.value {
      case .literal(let value): "\(item.key)=\(value)"
      case .capture(let capture): "\(item.key)=\(self.text(capture))"
      case .absent: "!\(item.key)"
      }
    }
    if !items.isEmpty { text += "?" + items.joined(separator: "&") }
    if let fragment = pattern.fragment { text += "#" + fragment.map(self.text).joined(separator: "/") }
    return text
  }

  private static func text(_ segment: ImportedPattern.Segment) -> String {
    switch segment {
    case .literal(let text): text
    case .capture(let capture, let prefix, let suffix): prefix + text(capture) + suffix
    case .rest(let name, let allowsEmpty): "{\(name ?? "")...\(allowsEmpty ? "?" : "")}"
    }
  }

  private static func text(_ capture: ImportedPattern.Capture) -> String {
    let type = type(capture.type)
    return "{\(capture.name)\(type.isEmpty ? "" : ":\(type)")\(capture.isOptional ? "?" : "")}"
  }

  private static func type(_ type: ImportedPattern.CaptureType) -> String {
    switch type {
    case .string: ""
    case .values(let values): values.joined(separator: "|")
    case .matching(let expression): expression
    case .range(let low, let high): "\(low.map(String.init) ?? "")...\(high.map(String.init) ?? "")"
    default: "\(type)"
    }
  }
}
