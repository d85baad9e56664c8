import WaymarkNavigation

/// A path as steps down a trie, and where on the way its link is.
struct TriePath {
  private(set) var steps: [LinkTrie.Step] = []
  private(set) var places: [(steps: Int, kind: LinkTrie.Place)] = []

  init(_ path: Pattern.Path, _ shapes: ShapeOrder) {
    for segment in path.segments { append(segment, shapes) }
    switch path.tail {
    case .none: places = [(steps.count, .end)]
    case .optional(let capture):
      places = [(steps.count, .end)]
      append(.capture(capture), shapes)
      places.append((steps.count, .end))
    case .rest(_, _, let allowsNone):
      // Where there must be one, it is a segment of any text, and then any number may follow.
      if !allowsNone { append(.capture(Pattern.Capture(name: "", type: .primitive(.string))), shapes) }
      places = [(steps.count, .end)]
      if !steps.isEmpty { appendLiteral("/") }
      places.append((steps.count, .rest))
    }
  }

  private mutating func append(_ segment: Pattern.Segment, _ shapes: ShapeOrder) {
    if !steps.isEmpty { appendLiteral("/") }
    switch segment {
    case .literal(let text): appendLiteral(text)
    case .capture(let capture): steps.append(.capture(shapes[CaptureShape(capture)]))
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
    func folded(_ text: String) -> String { String(decoding: PercentCoding.folded(text.utf8), as: UTF8.self) }
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

/// Every shape that a model's links have.
struct ShapeList {
  let order: ShapeOrder
  /// By their ranks; of those with the same texts, the first.
  let inOrder: [CaptureShape]
  /// Whether some were too large to be compared.
  let isIncomplete: Bool

  init(_ model: NavigationModel) {
    var shapes: [CaptureShape] = []
    var seen: Set<CaptureShape> = []
    func add(_ shape: CaptureShape) {
      if seen.insert(shape).inserted { shapes.append(shape) }
    }
    func add(_ path: Pattern.Path) {
      for case .capture(let capture) in path.segments { add(CaptureShape(capture)) }
      switch path.tail {
      case .none: break
      case .optional(let capture): add(CaptureShape(capture))
      case .rest: add(.anyText)
      }
    }
    for link in model.links {
      let pattern = link.pattern
      add(pattern.path)
      if case .capture(let capture)? = pattern.path.segments.first, !(capture.prefix + capture.suffix).isEmpty {
        add(pattern.path(isWeb: false))
      }
      for type in pattern.captureTypes.sorted(by: { $0.key < $1.key }) { add(CaptureShape(type: type.value)) }
      if let fragment = pattern.fragment { add(fragment.path) }
    }
    var texts = ShapeTexts(model)
    let order = ShapeOrder(shapes, &texts)
    isIncomplete = texts.isIncomplete
    self.order = order
    var byRank: [Int: CaptureShape] = [:]
    for shape in shapes where byRank[order[shape]] == nil { byRank[order[shape]] = shape }
    inOrder = byRank.sorted { $0.key < $1.key }.map(\.value)
  }
}
