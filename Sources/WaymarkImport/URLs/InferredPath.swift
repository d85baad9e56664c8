/// A path that the inference proposes, with the URLs from which it was inferred.
struct InferredPath {
  /// A part of a path.
  enum Part: Hashable, Sendable {
    /// A canonical text.
    case literal(String)
    case capture(ValueSet, prefix: String = "")
    /// One or more segments.
    case rest
    /// The start of the fragment.
    case fragment
  }

  var parts: [Part]
  /// The indices of the forms.
  var members: [Int]

  /// Returns paths with sorted members, in an order that depends only on the paths.
  static func sorted(_ paths: [[Part]: [Int]]) -> [InferredPath] {
    paths.map { (text: "\($0.key)", path: InferredPath(parts: $0.key, members: $0.value.sorted())) }
      .sorted { $0.text < $1.text }.map(\.path)
  }
}

extension InferredPath.Part {
  var literal: String? { if case .literal(let text) = self { text } else { nil } }
  var isCapture: Bool { if case .capture = self { true } else { false } }

  /// Returns a Boolean value that indicates whether the part accepts a shape.
  func accepts(_ shape: SegmentShape) -> Bool {
    switch self {
    case .literal(let text): return shape.word == text
    case .capture(let set, ""): return set.contains(shape)
    case .capture(_, let prefix):
      switch shape {
      case .marked(let mark): return prefix == String(Unicode.Scalar(mark))
      case .prefixed(let text): return prefix == text
      case .word(let text): return text.utf8.count > prefix.utf8.count && text.hasPrefix(prefix)
      default: return false
      }
    case .rest, .fragment: return false
    }
  }

  /// Returns the relation of the texts that two parts accept.
  func relation(to other: Self) -> ValueSet.Relation {
    if self == other { return .equal }
    switch (self, other) {
    case (.literal(let text), .capture(let set, let prefix)):
      let isInside =
        prefix.isEmpty ? set.containsText(text) : text.utf8.count > prefix.utf8.count && text.hasPrefix(prefix)
      return isInside ? .subset : .disjoint
    case (.capture, .literal): return other.relation(to: self).reversed
    case (.capture(let set, ""), .capture(let otherSet, "")): return set.relation(to: otherSet)
    case (.capture(_, let prefix), .capture(let set, "")):
      if set == .string { return .subset }
      if case .values(let values) = set { return values.contains { $0.hasPrefix(prefix) } ? .overlapping : .disjoint }
      return ValueSet.isSlug(prefix) ? .overlapping : .disjoint
    case (.capture(_, ""), .capture): return other.relation(to: self).reversed
    case (.capture(_, let prefix), .capture(_, let otherPrefix)):
      if prefix == otherPrefix { return .equal }
      if prefix.hasPrefix(otherPrefix) { return .subset }
      return otherPrefix.hasPrefix(prefix) ? .superset : .disjoint
    default: return .disjoint
    }
  }
}

extension InferredPath {
  /// Returns the relation of the paths that two patterns accept.
  static func relation(_ first: [Part], _ second: [Part]) -> ValueSet.Relation {
    var relation = ValueSet.Relation.equal
    var index = 0
    while true {
      let left = index < first.count ? first[index] : nil
      let right = index < second.count ? second[index] : nil
      switch (left, right) {
      case (nil, nil): return relation
      case (.rest?, .rest?): return relation
      case (.rest?, .some(let part)):
        return part == .fragment ? .disjoint : relation.combined(with: tail(second, index))
      case (.some(let part), .rest?):
        return part == .fragment ? .disjoint : relation.combined(with: tail(first, index).reversed)
      // A link without a fragment ignores the fragment of a URL.
      case (nil, .fragment?): return relation.combined(with: .superset)
      case (.fragment?, nil): return relation.combined(with: .subset)
      case (nil, _), (_, nil): return .disjoint
      case (.some(let part), .some(let other)):
        relation = relation.combined(with: part.relation(to: other))
        if relation == .disjoint { return .disjoint }
      }
      index += 1
    }
  }

  /// Returns the relation of a rest to the parts from an index on.
  private static func tail(_ parts: [Part], _ index: Int) -> ValueSet.Relation { .superset }
}
