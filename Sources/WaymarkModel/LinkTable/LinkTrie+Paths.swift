import WaymarkNavigation

extension LinkTrie {
  /// Adds a link where its path leads, and where that may end early or go on, there as well.
  mutating func insert(_ pattern: Pattern, isWeb: Bool, _ shapes: ShapeOrder, link: Int) {
    let path = pattern.path(isWeb: isWeb)
    var walk = Walk()
    walk.literal.reserveCapacity(64)
    /// Where the segment stands that comes next.
    func role(_ walk: Walk) -> CaptureShape.Role { walk.isAtStart && !isWeb ? .foldedSegment : .segment }
    for index in path.segments.indices { step(path.segments[index], role(walk), shapes, &walk) }
    switch path.tail {
    case .none: add(link, .end, &walk)
    case .optional(let capture):
      add(link, .end, &walk)
      step(.capture(capture), role(walk), shapes, &walk)
      add(link, .end, &walk)
    case .rest(_, _, let allowsNone):
      // Where there must be one, it is a segment of any text, and then any number may follow.
      if !allowsNone { step(.capture(Pattern.Capture(type: .primitive(.string))), role(walk), shapes, &walk) }
      add(link, .end, &walk)
      if !walk.isAtStart { walk.literal.append(UInt8(ascii: "/")) }
      add(link, .rest, &walk)
    }
  }

  /// A way down the trie: a node, and the literal that follows it, which is a step once it is whole.
  private struct Walk {
    var node: Int32 = 0
    var literal: [UInt8] = []
    var isAtStart = true
  }

  private mutating func step(
    _ segment: Pattern.Segment, _ role: CaptureShape.Role, _ shapes: ShapeOrder, _ walk: inout Walk
  ) {
    if !walk.isAtStart { walk.literal.append(UInt8(ascii: "/")) }
    walk.isAtStart = false
    switch segment {
    case .literal(var text): text.withUTF8 { walk.literal.append(contentsOf: $0) }
    case .capture(let capture):
      takeLiteral(&walk)
      walk.node = child(of: walk.node, shape: Int32(shapes[CaptureShape(capture, role)]))
    }
  }

  private mutating func takeLiteral(_ walk: inout Walk) {
    guard !walk.literal.isEmpty else { return }
    walk.node = child(of: walk.node, literal: walk.literal)
    walk.literal.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ link: Int, _ place: Place, _ walk: inout Walk) {
    takeLiteral(&walk)
    add(link, at: walk.node, place)
  }
}

extension String {
  /// Whether a custom scheme leaves it as it is: there is no upper case, no escape and nothing but ASCII.
  fileprivate var isFolded: Bool {
    var text = self
    return text.withUTF8 { text in
      var index = 0
      while index < text.count {
        let byte = text.baseAddress![index]
        guard byte < 0x80, byte &- 0x41 >= 26, byte != UInt8(ascii: "%") else { return false }
        index += 1
      }
      return true
    }
  }
}

extension Pattern.Path {
  /// The path with its first segment in lower case; nil where it is that as it is.
  var folded: Pattern.Path? {
    func folded(_ text: String) -> String {
      text.isFolded ? text : String(decoding: PercentCoding.folded(text.utf8), as: UTF8.self)
    }
    // An optional capture has no literals around it.
    guard !segments.isEmpty else { return nil }
    var path = self
    switch segments[0] {
    case .literal(let text):
      if text.isFolded { return nil }
      path.segments[0] = .literal(folded(text))
    case .capture(let capture):
      if capture.prefix.isFolded, capture.suffix.isFolded { return nil }
      path.segments[0] = .capture(
        Pattern.Capture(
          name: capture.name, type: capture.type, prefix: folded(capture.prefix), suffix: folded(capture.suffix)))
    }
    return path
  }
}
