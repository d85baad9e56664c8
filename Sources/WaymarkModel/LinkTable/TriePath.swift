import WaymarkNavigation

/// A path as steps down a trie, and where on the way its link is.
struct TriePath {
  private(set) var steps: [LinkTrie.Step] = []
  private(set) var places: [(steps: Int, kind: LinkTrie.Place)] = []

  init(_ pattern: Pattern, isWeb: Bool, _ shapes: ShapeOrder) {
    let path = pattern.path(isWeb: isWeb)
    /// Where the segment stands that comes next.
    var role: CaptureShape.Role { steps.isEmpty && !isWeb ? .foldedSegment : .segment }
    for segment in path.segments { append(segment, role, shapes) }
    switch path.tail {
    case .none: places = [(steps.count, .end)]
    case .optional(let capture):
      places = [(steps.count, .end)]
      append(.capture(capture), role, shapes)
      places.append((steps.count, .end))
    case .rest(_, _, let allowsNone):
      // Where there must be one, it is a segment of any text, and then any number may follow.
      if !allowsNone { append(.capture(Pattern.Capture(type: .primitive(.string))), role, shapes) }
      places = [(steps.count, .end)]
      if !steps.isEmpty { appendLiteral("/") }
      places.append((steps.count, .rest))
    }
  }

  private mutating func append(_ segment: Pattern.Segment, _ role: CaptureShape.Role, _ shapes: ShapeOrder) {
    if !steps.isEmpty { appendLiteral("/") }
    switch segment {
    case .literal(let text): appendLiteral(text)
    case .capture(let capture): steps.append(.capture(shapes[CaptureShape(capture, role)]))
    }
  }

  /// Adds a literal, to the one before it unless the link is between the two.
  private mutating func appendLiteral(_ text: String) {
    if case .literal(let bytes)? = steps.last, places.last?.steps != steps.count {
      steps[steps.count - 1] = .literal(bytes + text.utf8)
    } else {
      steps.append(.literal(Array(text.utf8)))
    }
  }
}

extension Pattern {
  /// The path as it is on the web, or on a custom scheme, where the first segment is in lower case.
  package func path(isWeb: Bool) -> Path {
    guard !isWeb else { return path }
    func folded(_ text: String) -> String {
      // Most are folded as they are.
      if text.utf8.allSatisfy({ $0 < 0x80 && !(0x41...0x5A).contains($0) && $0 != UInt8(ascii: "%") }) { return text }
      return String(decoding: PercentCoding.folded(text.utf8), as: UTF8.self)
    }
    func folded(_ capture: Capture) -> Capture {
      Capture(name: capture.name, type: capture.type, prefix: folded(capture.prefix), suffix: folded(capture.suffix))
    }
    var path = path
    switch path.segments.first {
    case .literal(let text)?: path.segments[0] = .literal(folded(text))
    case .capture(let capture)?: path.segments[0] = .capture(folded(capture))
    // An optional capture has no literals around it.
    case nil: break
    }
    return path
  }
}
