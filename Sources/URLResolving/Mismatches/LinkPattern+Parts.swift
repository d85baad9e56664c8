import LinkPatterns
import WaymarkLinks

extension LinkPattern {
  /// A segment of a path, or the tail of the path.
  enum Part {
    case literal(String)
    case capture(Capture, isOptional: Bool)
    case rest(name: String?, allowsNone: Bool)
    case end
  }
}

extension LinkPattern.Path {
  /// Returns the segment at an index. If the path has no segment at the index, the result is the tail of the path.
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

  /// The path in the syntax of a spec, without a leading slash.
  var written: String {
    var parts = segments.indices.map { part($0).written }
    if case .none = tail {} else { parts.append(part(segments.count).written) }
    return parts.joined(separator: "/")
  }
}

extension LinkPattern.Part {
  /// The part of the path in the syntax of a spec, without percent-encoding and type names.
  var written: String {
    switch self {
    case .literal(let text): PercentCoding.decoded(text.utf8)
    case .capture(let capture, _):
      PercentCoding.decoded(capture.prefix.utf8) + name + PercentCoding.decoded(capture.suffix.utf8)
    case .rest(nil, false): "**"
    case .rest, .end: name
    }
  }

  /// The capture in braces, without the literals around it.
  var name: String {
    switch self {
    case .literal, .end: ""
    case .capture(let capture, let isOptional): "{\(capture.name)\(isOptional ? "?" : "")}"
    case .rest(let name, let allowsNone): "{\(name ?? "")...\(allowsNone ? "?" : "")}"
    }
  }
}

extension LinkPattern.Fragment {
  /// The fragment in the syntax of a spec, without the fragment's query.
  var written: String { "#" + (startsWithSlash ? "/" : "") + path.written }
}
