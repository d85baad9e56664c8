import LinkAlgebra
import WaymarkModel

struct ShapeList {
  let order: ShapeOrder
  /// In the order of ranks, with one shape for each set of strings.
  let inOrder: [CaptureShape]
  let isIncomplete: Bool

  init(_ links: [Link], _ texts: inout ShapeTexts) {
    var shapes: [CaptureShape] = []
    var seen: Set<CaptureShape> = []
    var isPlainSeen = [Bool](repeating: false, count: CaptureShape.plainNumbers)
    func add(_ shape: CaptureShape) {
      if let number = shape.plainNumber {
        guard !isPlainSeen[number] else { return }
        isPlainSeen[number] = true
      }
      if seen.insert(shape).inserted { shapes.append(shape) }
    }
    func isSeen(_ shape: CaptureShape) -> Bool { shape.plainNumber.map { isPlainSeen[$0] } ?? seen.contains(shape) }
    func add(_ path: Pattern.Path, first: CaptureShape.Role, others: CaptureShape.Role) {
      for index in path.segments.indices {
        if case .capture(let capture) = path.segments[index] {
          add(CaptureShape(capture, index == 0 ? first : others))
        }
      }
      let role = path.segments.isEmpty ? first : others
      switch path.tail {
      case .none: break
      case .optional(let capture): add(CaptureShape(capture, role))
      case .rest: add(CaptureShape(.primitive(.string), role))
      }
    }
    for index in links.indices {
      let pattern = links[index].pattern
      if pattern.isOnWeb { add(pattern.path, first: .segment, others: .segment) }
      if pattern.isOnCustomSchemes { add(pattern.path(isWeb: false), first: .foldedSegment, others: .segment) }
      // The order matters only for shapes that have not been added yet.
      if !pattern.captureTypes.values.allSatisfy({ isSeen(CaptureShape($0, .value)) }) {
        for type in pattern.captureTypes.sorted(by: { $0.key < $1.key }) { add(CaptureShape(type.value, .value)) }
      }
      if let fragment = pattern.fragment { add(fragment.path, first: .value, others: .value) }
    }
    let order = ShapeOrder(shapes, &texts)
    isIncomplete = texts.isIncomplete
    self.order = order
    var byRank: [Int: CaptureShape] = [:]
    for shape in shapes where byRank[order[shape]] == nil { byRank[order[shape]] = shape }
    inOrder = byRank.sorted { $0.key < $1.key }.map(\.value)
  }
}
