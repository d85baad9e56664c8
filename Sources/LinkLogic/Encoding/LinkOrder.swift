import SpecModel
import WaymarkLinks

/// The order in which the matcher tries links with the same path. The URLs of a link are the product of hosts, paths,
/// queries, and fragments, and a subset of URLs has subsets in each. These sets are compared one after another; a
/// proper subset comes first.
struct LinkOrder {
  let ranks: [Int]

  init(_ links: [Link], isWeb: Bool, ignoringCase: Bool, widths: [Int], _ shapes: ShapeOrder) {
    // Most links share their key with many others, so only keys are sorted, and links are counted per key.
    var numbers: [Key: Int] = [:]
    var keys: [Key] = []
    var counts: [Int] = []
    let numberOfLink = links.indices.map { link in
      let key = Key(links[link].pattern, isWeb, ignoringCase, width: widths[link], shapes)
      let number = numbers[key] ?? keys.count
      if number == keys.count {
        numbers[key] = number
        keys.append(key)
        counts.append(0)
      }
      counts[number] += 1
      return number
    }
    var next = [Int](repeating: 0, count: keys.count)
    var rank = 0
    for number in keys.indices.sorted(by: { keys[$0] < keys[$1] }) {
      next[number] = rank
      rank += counts[number]
    }
    ranks = numberOfLink.map { number in
      next[number] += 1
      return next[number] - 1
    }
  }

  private struct Key: Hashable, Comparable {
    private let parts: [Int]

    init(_ pattern: Pattern, _ isWeb: Bool, _ ignoringCase: Bool, width: Int, _ shapes: ShapeOrder) {
      func shape(_ capture: Pattern.Capture, _ role: CaptureShape.Role) -> CaptureShape {
        CaptureShape(capture, role, ignoringCase: ignoringCase)
      }
      // Paths are compared first, because the trie decides by paths.
      var parts: [Int] = []
      parts.reserveCapacity(2 * pattern.path.segments.count + 8)
      Self.add(pattern.path(isWeb: isWeb), isWeb ? .segment : .foldedSegment, .segment, shape, shapes, to: &parts)
      parts.append(width)
      Self.add(pattern.query, ignoringCase, shapes, to: &parts)
      if let fragment = pattern.fragment {
        parts.append(0)
        Self.add(fragment.path, .value, .value, shape, shapes, to: &parts)
        Self.add(fragment.query, ignoringCase, shapes, to: &parts)
      } else {
        parts.append(1)
      }
      // Paths that are equal on custom schemes may differ on web hosts, and vice versa.
      if isWeb ? pattern.isOnCustomSchemes : pattern.isOnWeb {
        Self.add(pattern.path(isWeb: !isWeb), isWeb ? .foldedSegment : .segment, .segment, shape, shapes, to: &parts)
      }
      self.parts = parts
    }

    static func < (left: Key, right: Key) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }

    /// In one call, because hashing each element separately is slow.
    func hash(into hasher: inout Hasher) { parts.withUnsafeBytes { hasher.combine(bytes: $0) } }

    // Each path ends with one of these numbers, so that no path is a prefix of another path.
    private static let end = -1
    private static let optionalEnd = 1 << 40
    private static let optionalRest = 1 << 50

    private static func add(
      _ path: Pattern.Path, _ first: CaptureShape.Role, _ others: CaptureShape.Role,
      _ shape: (Pattern.Capture, CaptureShape.Role) -> CaptureShape, _ shapes: ShapeOrder, to parts: inout [Int]
    ) {
      for index in path.segments.indices {
        switch path.segments[index] {
        case .literal: parts.append(0)
        case .capture(let capture): parts.append(1 + shapes[shape(capture, index == 0 ? first : others)])
        }
      }
      let role = path.segments.isEmpty ? first : others
      switch path.tail {
      case .none: parts.append(end)
      // An optional segment that no string can match has no effect.
      case .optional(let capture) where shapes.isEmpty(shape(capture, role)): parts.append(end)
      case .optional(let capture): parts += [1 + shapes[shape(capture, role)], optionalEnd]
      case .rest(_, _, allowsNone: true): parts.append(optionalRest)
      // A nonempty rest is one segment of any string, followed by any number of segments.
      case .rest(_, _, allowsNone: false): parts += [1 + shapes[CaptureShape(.primitive(.string), role)], optionalRest]
      }
    }

    /// A query that is a subset of another has a matching required item for each required item of the other, so
    /// patterns with more required items come first. Then the absent keys, the aliases, and the sum of the types' ranks
    /// decide.
    private static func add(
      _ items: [Pattern.QueryItem], _ ignoringCase: Bool, _ shapes: ShapeOrder, to parts: inout [Int]
    ) {
      var deciding = 0
      var absentKeys = 0
      var keys = 0
      var values = 0
      for item in items {
        switch item.value {
        case .optional, .list: continue
        case .absent: absentKeys += item.keys.count
        case .literal:
          deciding += 1
          keys += item.keys.count
        case .required(_, let type):
          deciding += 1
          keys += item.keys.count
          values += 1 + shapes[CaptureShape(type, .value, ignoringCase: ignoringCase)]
        }
      }
      parts.append(-deciding)
      parts.append(-absentKeys)
      parts.append(keys)
      parts.append(values)
    }
  }
}

/// The order of captures: a shape whose strings are a proper subset precedes, and equal sets have the same rank.
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

struct ShapeList {
  let order: ShapeOrder
  /// In the order of ranks, with one shape for each set of strings.
  let inOrder: [CaptureShape]
  let isIncomplete: Bool

  init(_ links: [Link], _ texts: inout ShapeTexts, ignoringCase: Bool) {
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
    func shape(_ capture: Pattern.Capture, _ role: CaptureShape.Role) -> CaptureShape {
      CaptureShape(capture, role, ignoringCase: ignoringCase)
    }
    func add(_ path: Pattern.Path, first: CaptureShape.Role, others: CaptureShape.Role) {
      for index in path.segments.indices {
        if case .capture(let capture) = path.segments[index] { add(shape(capture, index == 0 ? first : others)) }
      }
      let role = path.segments.isEmpty ? first : others
      switch path.tail {
      case .none: break
      case .optional(let capture): add(shape(capture, role))
      case .rest: add(CaptureShape(.primitive(.string), role))
      }
    }
    for index in links.indices {
      let pattern = links[index].pattern
      if pattern.isOnWeb { add(pattern.path, first: .segment, others: .segment) }
      if pattern.isOnCustomSchemes { add(pattern.path(isWeb: false), first: .foldedSegment, others: .segment) }
      // The order matters only for shapes that have not been added yet.
      if !pattern.captureTypes.values.allSatisfy({ isSeen(CaptureShape($0, .value, ignoringCase: ignoringCase)) }) {
        for type in pattern.captureTypes.sorted(by: { $0.key < $1.key }) {
          add(CaptureShape(type.value, .value, ignoringCase: ignoringCase))
        }
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
