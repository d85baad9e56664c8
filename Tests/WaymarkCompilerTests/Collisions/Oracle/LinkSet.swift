/// A set of a spec's patterns with one bit for each pattern.
///
/// Links precede claims.
typealias LinkSet = UInt32

extension LinkSet {
  static func of(_ index: Int) -> LinkSet { 1 << LinkSet(index) }
  /// Returns the set of the first patterns up to a count.
  static func first(_ count: Int) -> LinkSet { (1 << LinkSet(count)) - 1 }

  func contains(_ index: Int) -> Bool { self & .of(index) != 0 }

  var members: [Int] { (0..<LinkSet.bitWidth).filter(contains) }
}

/// The sets of patterns that match a common part of a URL, with an example of each.
typealias Examples<Part> = [LinkSet: Part]

extension Dictionary where Key == LinkSet {
  /// The elements in an order that is the same in every run.
  var inOrder: [(key: LinkSet, value: Value)] { sorted { $0.key < $1.key } }

  /// Combines the sets of two independent parts of a URL.
  func crossed<Other, Both>(
    with other: Examples<Other>, keepsNone: Bool = true, _ both: (Value, Other) -> Both
  ) -> Examples<Both> {
    var result: Examples<Both> = [:]
    let others = other.inOrder
    for (set, part) in inOrder {
      for (otherSet, otherPart) in others {
        let common = set & otherSet
        if result[common] == nil, keepsNone || common != 0 { result[common] = both(part, otherPart) }
      }
    }
    return result
  }
}

extension TextPool {
  /// Returns the sets of patterns that match a common text at a position, with an example text of each set.
  ///
  /// - Parameters:
  ///   - domain: The possible texts at the position.
  ///   - wanted: The texts that patterns accept at the position.
  ///   - anyway: The patterns that accept every text.
  /// - Returns: The sets of patterns with the numbers of the example texts.
  func examples(in domain: TextSet, _ wanted: [(set: LinkSet, texts: TextSet)], anyway: LinkSet = 0) -> Examples<Int> {
    var together: [TextSet: LinkSet] = [:]
    for (set, texts) in wanted { together[texts, default: 0] |= set }
    var regions: [(texts: TextSet, set: LinkSet)] = [(domain, anyway)]
    for (texts, set) in together {
      var next: [(texts: TextSet, set: LinkSet)] = []
      for region in regions {
        let (inside, outside) = region.texts.split(by: texts)
        if !inside.isEmpty { next.append((inside, region.set | set)) }
        if !outside.isEmpty { next.append((outside, region.set)) }
      }
      regions = next
    }
    var result: Examples<Int> = [:]
    for region in regions {
      guard let text = region.texts.first(after: turn), result[region.set] == nil else { continue }
      result[region.set] = text
    }
    return result
  }
}
