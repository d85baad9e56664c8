import SpecModel
import SpecText

extension PatternSyntax {
  /// The parts of the pattern in source order, with their columns.
  var parts: [String] {
    var parts: [String] = []
    if let scheme { parts.append("scheme \(scheme.part)") }
    if hasAuthority { parts.append("authority") }
    if let host { parts += host.parts }
    parts += segments.map(\.part) + query.map(\.part)
    if let fragment {
      parts.append("fragment\(fragment.startsWithSlash ? " /" : "") \(WrittenText.columns(fragment.span))")
      parts += fragment.segments.map(\.part) + fragment.query.map(\.part)
    }
    return parts
  }
}

extension HostSyntax {
  var parts: [String] {
    let labels = labels.map { label in
      switch label {
      case .literal(let text): "label \(text.part)"
      case .any(let span): "any \(WrittenText.columns(span))"
      case .capture(let capture): capture.part
      }
    }
    return ["host \(text.part)"] + labels + (port.map { ["port \($0)"] } ?? [])
  }
}

extension PatternSyntax.Segment {
  fileprivate var part: String {
    switch self {
    case .literal(let text): "literal \(text.part)"
    case .capture(let capture, let prefix, let suffix, let span):
      "segment \(WrittenText.columns(span)): \(prefix?.part ?? "-") \(capture.part) \(suffix?.part ?? "-")"
    case .rest(let name, let isOptional, let span):
      "rest \(name?.part ?? "-")\(isOptional ? " optional" : "") \(WrittenText.columns(span))"
    }
  }
}

extension PatternSyntax.QueryItem {
  fileprivate var part: String {
    let value =
      switch value {
      case .literal(let text): "= \(text.part)"
      case .capture(let capture): "= \(capture.part)"
      case .absent: "absent"
      }
    return "item \(WrittenText.columns(span)): \(keys.map(\.part).joined(separator: " | ")) \(value)"
  }
}

extension CaptureSyntax {
  fileprivate var part: String {
    let type = type.map { ": \($0.part)" } ?? ""
    return "{\(name.part)\(type)\(isList ? " list" : "")\(isOptional ? " optional" : "")} \(WrittenText.columns(span))"
  }
}

extension Text {
  fileprivate var part: String { "`\(string)` \(WrittenText.columns(span))" }
}
