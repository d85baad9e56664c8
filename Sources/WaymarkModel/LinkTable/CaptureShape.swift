import RegularSets
import WaymarkNavigation

/// What one captured segment, label or value may be, whatever it is called.
struct CaptureShape: Hashable {
  let type: ValueType
  var prefix = ""
  var suffix = ""

  static let anyText = CaptureShape(type: .primitive(.string))

  init(type: ValueType, prefix: String = "", suffix: String = "") {
    self.type = type
    self.prefix = prefix
    self.suffix = suffix
  }

  init(_ capture: Pattern.Capture) {
    self.init(type: capture.type, prefix: capture.prefix, suffix: capture.suffix)
  }
}

/// The texts of shapes, each made once, and within bounds: a spec may come from a stranger.
package struct ShapeTexts {
  private let sets: TypeSets
  private var made: [CaptureShape: RegularSet?] = [:]
  private var examples: [ValueType: [UInt8]?] = [:]
  private var onlyTexts: [ValueType: String?] = [:]
  private var work = 0
  /// Whether something was left out, as it would have taken too long.
  package private(set) var isIncomplete = false

  /// States that may be made or compared: seconds' worth, in a debug build.
  private static let mostWork = 1_000_000

  package init(_ model: NavigationModel) {
    sets = TypeSets(model.types)
  }

  /// Whether two captures have the same texts, literals included.
  package mutating func areSame(_ capture: Pattern.Capture, _ other: Pattern.Capture) -> Bool {
    areSame(CaptureShape(capture), CaptureShape(other))
  }

  mutating func areSame(_ shape: CaptureShape, _ other: CaptureShape) -> Bool {
    guard shape != other else { return true }
    guard let own = texts(of: shape), let others = texts(of: other) else { return false }
    return own == others
  }

  /// The only text that a type has; nil where there are more, or none.
  package mutating func onlyText(of type: ValueType) -> String? {
    if let known = onlyTexts[type] { return known }
    let set = sets.texts(of: type)
    let text = set.shortestText.flatMap { text in (try? RegularSet.text(text.utf8)) == set ? text : nil }
    onlyTexts[type] = .some(text)
    return text
  }

  /// The first of a capture's shortest texts, literals included: two captures with the same texts have the same.
  package mutating func example(of capture: Pattern.Capture) -> [UInt8]? { example(of: CaptureShape(capture)) }

  mutating func example(of shape: CaptureShape) -> [UInt8]? {
    let core: [UInt8]?
    if let known = examples[shape.type] {
      core = known
    } else {
      core = sets.texts(of: shape.type).shortestText.map { Array($0.utf8) }
      examples[shape.type] = .some(core)
    }
    return core.map { Self.decoded(shape.prefix) + $0 + Self.decoded(shape.suffix) }
  }

  /// Whether a text is one of a shape's.
  func contains(_ text: [UInt8], _ shape: CaptureShape) -> Bool {
    let prefix = Self.decoded(shape.prefix)
    let suffix = Self.decoded(shape.suffix)
    guard text.count > prefix.count + suffix.count, text.starts(with: prefix),
      text.suffix(suffix.count).elementsEqual(suffix)
    else { return false }
    return sets.texts(of: shape.type).contains(text[prefix.count..<text.count - suffix.count])
  }

  private static func decoded(_ text: String) -> [UInt8] {
    text.isEmpty ? [] : Array(PercentCoding.decoded(text.utf8).utf8)
  }

  mutating func texts(of shape: CaptureShape) -> RegularSet? {
    if let known = made[shape] { return known }
    let core = sets.texts(of: shape.type)
    var texts: RegularSet? = core
    if !shape.prefix.isEmpty || !shape.suffix.isEmpty {
      texts =
        spend(core.stateCount + shape.prefix.utf8.count + shape.suffix.utf8.count)
        ? try? core.affixed(prefix: Self.decoded(shape.prefix), suffix: Self.decoded(shape.suffix)) : nil
      if texts == nil { isIncomplete = true }
    }
    self.made[shape] = .some(texts)
    return texts
  }

  /// Whether the texts of one shape are a proper subset of another's.
  mutating func isInside(_ shape: CaptureShape, _ other: CaptureShape) -> Bool {
    // Of most pairs, the literals alone tell: what stands in the wider one may be any text.
    if other.type == .primitive(.string) {
      let isBetween = shape.prefix.hasPrefix(other.prefix) && shape.suffix.hasSuffix(other.suffix)
      if shape.type == .primitive(.string) { return isBetween && shape != other }
      if isBetween, shape.prefix + shape.suffix != other.prefix + other.suffix { return true }
    }
    // And of most others, a few texts.
    if let values = sets.values(of: shape.type) {
      guard values.allSatisfy({ contains(Self.decoded(shape.prefix) + $0 + Self.decoded(shape.suffix), other) }) else {
        return false
      }
      if let others = sets.values(of: other.type) { return values.count < others.count }
    }
    guard let own = texts(of: shape), let others = texts(of: other), own != others else { return false }
    guard spend(own.stateCount + min(own.stateCount * others.stateCount, 65_536) / 16),
      let isSubset = try? own.isSubset(of: others)
    else {
      isIncomplete = true
      return false
    }
    return isSubset
  }

  private mutating func spend(_ states: Int) -> Bool {
    work += states
    return work <= Self.mostWork
  }
}

/// The order in which shapes are tried: one whose texts are a proper subset of another's comes before it, and shapes of the
/// same texts are one.
struct ShapeOrder {
  private var ranks: [CaptureShape: Int] = [:]

  /// Orders shapes; those of which neither is inside the other stay as they come.
  ///
  /// - Complexity: Pairs of shapes whose prefixes go on from each other are compared; all but a few are told apart by their
  ///   literals or by one text.
  init(_ shapes: [CaptureShape], _ texts: inout ShapeTexts) {
    let (distinct, places) = Self.distinct(shapes, &texts)
    let examples = distinct.map { texts.example(of: $0) }
    let placesOfPrefix = Dictionary(grouping: distinct.indices) { Array(distinct[$0].prefix.utf8) }
    // For each shape, those that must come after it.
    var wider = [[Int]](repeating: [], count: distinct.count)
    var narrowerCount = [Int](repeating: 0, count: distinct.count)
    func compare(_ index: Int, _ other: Int) {
      guard let example = examples[index], texts.contains(example, distinct[other]),
        texts.isInside(distinct[index], distinct[other])
      else { return }
      wider[index].append(other)
      narrowerCount[other] += 1
    }
    for (index, shape) in distinct.enumerated() {
      let prefix = Array(shape.prefix.utf8)
      for count in 0...prefix.count {
        for other in placesOfPrefix[Array(prefix.prefix(count))] ?? [] where other != index {
          compare(index, other)
          // A pair with one prefix is met from both sides.
          if count < prefix.count { compare(other, index) }
        }
      }
    }
    var ready = distinct.indices.filter { narrowerCount[$0] == 0 }
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
    for (shape, place) in zip(shapes, places) { ranks[shape] = rankOfPlace[place] }
  }

  /// The shapes without those that have the texts of an earlier one, and for each shape which of them it is.
  private static func distinct(
    _ shapes: [CaptureShape], _ texts: inout ShapeTexts
  ) -> (shapes: [CaptureShape], places: [Int]) {
    var distinct: [CaptureShape] = []
    var placesOfExample: [[UInt8]?: [Int]] = [:]
    let places = shapes.map { shape in
      let example = texts.example(of: shape)
      if let place = placesOfExample[example]?.first(where: { texts.areSame(distinct[$0], shape) }) { return place }
      placesOfExample[example, default: []].append(distinct.count)
      distinct.append(shape)
      return distinct.count - 1
    }
    return (distinct, places)
  }

  /// A shape's place, from 0.
  subscript(shape: CaptureShape) -> Int { ranks[shape] ?? ranks.count }
}
