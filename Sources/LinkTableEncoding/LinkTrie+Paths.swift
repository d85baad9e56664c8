import LinkAlgebra
import WaymarkLinks
import WaymarkModel

extension LinkTrie {
  /// If the path can end with any number of arbitrary segments, the link is also inserted at the node where these
  /// segments start.
  mutating func insert(_ pattern: Pattern, isWeb: Bool, _ shapes: ShapeOrder, link: Int) {
    let path = pattern.path(isWeb: isWeb)
    var walk = Walk()
    walk.literal.reserveCapacity(64)
    func role(_ walk: Walk) -> CaptureShape.Role { walk.isAtStart && !isWeb ? .foldedSegment : .segment }
    for index in path.segments.indices { step(path.segments[index], role(walk), shapes, &walk) }
    switch path.tail {
    case .none: add(link, .end, &walk)
    case .optional(let capture):
      add(link, .end, &walk)
      step(.capture(capture), role(walk), shapes, &walk)
      add(link, .end, &walk)
    case .rest(_, _, let allowsNone):
      // A nonempty rest is one segment of any string, followed by any number of segments.
      if !allowsNone { step(.capture(Pattern.Capture(type: .primitive(.string))), role(walk), shapes, &walk) }
      add(link, .end, &walk)
      if !walk.isAtStart { walk.literal.append(UInt8(ascii: "/")) }
      add(link, .rest, &walk)
    }
  }

  /// The current node of an insertion, and the literal bytes to insert below that node.
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

  private mutating func add(_ link: Int, _ position: Position, _ walk: inout Walk) {
    takeLiteral(&walk)
    add(link, at: walk.node, position)
  }
}
