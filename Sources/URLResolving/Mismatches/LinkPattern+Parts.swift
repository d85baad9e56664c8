import LinkPatterns
import WaymarkLinks

extension LinkPattern {
  enum Part {
    case literal(String)
    case capture(Capture, isOptional: Bool)
    case rest(name: String?, allowsNone: Bool)
    case end
  }
}

extension LinkPattern.Path {
  /// If the path has no segment at the index, the result is the tail of the path.
  func part(_ place: Int) -> LinkPattern.Part {
    if place < segments.count {
      switch segments[place] {
      case .literal(let text): return .literal(text)
      case .capture(let capture): return .capture(capture, isOptional: false)
      }
    }
    switch tail {
    case .none: return .end
    case .optional(let capture): return .capture(capture, isOptional: true)
    case .rest(let name, _, let allowsNone): return .rest(name: name, allowsNone: allowsNone)
    }
  }

  var written: String {
    var parts = segments.indices.map { part($0).written }
    if case .none = tail {} else { parts.append(part(segments.count).written) }
    return parts.joined(separator: "/")
  }
}

extension LinkPattern.Part {
  var written: String {
    switch self {
    case .literal(let text): PercentCoding.decoded(text.utf8)
    case .capture(let capture, _):
      PercentCoding.decoded(capture.prefix.utf8) + name + PercentCoding.decoded(capture.suffix.utf8)
    case .rest(nil, false): "**"
    case .rest, .end: name
    }
  }

  var name: String {
    switch self {
    case .literal, .end: ""
    case .capture(let capture, let isOptional): "{\(capture.name)\(isOptional ? "?" : "")}"
    case .rest(let name, let allowsNone): "{\(name ?? "")...\(allowsNone ? "?" : "")}"
    }
  }
}

extension LinkPattern.Fragment {
  var written: String { "#" + (startsWithSlash ? "/" : "") + path.written }
}
