import LinkAlgebra
import WaymarkModel

/// The order in which the matcher tries the captures of a path.
///
/// A ``CaptureShape`` accepts a set of strings. Shape A precedes shape B if the strings of A are a proper subset of the
/// strings of B. Shapes that accept the same strings have the same rank.
struct ShapeOrder {
  private var ranks: [CaptureShape: Int] = [:]
  private var ranksOfPlain: [Int?] = Array(repeating: nil, count: CaptureShape.plainNumbers)
  private var empty: Set<CaptureShape> = []

  init(_ shapes: [CaptureShape], _ texts: inout ShapeTexts) {
    let (distinct, places) = Self.distinct(shapes, &texts)
    let examples = distinct.map { texts.example(of: $0) }
    let placesOfPrefix = Dictionary(grouping: distinct.indices) { Array(distinct[$0].prefix.utf8) }
    // For each distinct shape, the indices of its proper supersets.
    var wider = [[Int]](repeating: [], count: distinct.count)
    var narrowerCount = [Int](repeating: 0, count: distinct.count)
    func compare(_ index: Int, _ other: Int) {
      guard let example = examples[index], texts.contains(example, distinct[other]),
        texts.isProperSubset(distinct[index], distinct[other])
      else { return }
      wider[index].append(other)
      narrowerCount[other] += 1
    }
    for (index, shape) in distinct.enumerated() {
      let prefix = Array(shape.prefix.utf8)
      for count in 0...prefix.count {
        for other in placesOfPrefix[Array(prefix.prefix(count))] ?? [] where other != index {
          compare(index, other)
          // The loop visits a pair with equal prefixes from both sides.
          if count < prefix.count { compare(other, index) }
        }
      }
    }
    // A shape that accepts no string is a subset of every other shape.
    let free = distinct.indices.filter { narrowerCount[$0] == 0 }
    var ready = free.filter { examples[$0] == nil } + free.filter { examples[$0] != nil }
    var rankOfPlace = [Int](repeating: 0, count: distinct.count)
    var next = 0
    while next < ready.count {
      let index = ready[next]
      rankOfPlace[index] = next
      next += 1
      for other in wider[index] {
        narrowerCount[other] -= 1
        if narrowerCount[other] == 0 { ready.append(other) }
      }
    }
    for (shape, place) in zip(shapes, places) {
      ranks[shape] = rankOfPlace[place]
      if let number = shape.plainNumber { ranksOfPlain[number] = rankOfPlace[place] }
      if examples[place] == nil { empty.insert(shape) }
    }
  }

  private static func distinct(
    _ shapes: [CaptureShape], _ texts: inout ShapeTexts
  ) -> (shapes: [CaptureShape], places: [Int]) {
    var distinct: [CaptureShape] = []
    var placesOfExample: [[UInt8]?: [Int]] = [:]
    let places = shapes.map { shape in
      let example = texts.example(of: shape)
      if let place = placesOfExample[example]?.first(where: { texts.areEqual(distinct[$0], shape) }) { return place }
      placesOfExample[example, default: []].append(distinct.count)
      distinct.append(shape)
      return distinct.count - 1
    }
    return (distinct, places)
  }

  func isEmpty(_ shape: CaptureShape) -> Bool { empty.contains(shape) }

  subscript(shape: CaptureShape) -> Int {
    if let number = shape.plainNumber, let rank = ranksOfPlain[number] { return rank }
    return ranks[shape] ?? ranks.count
  }
}
