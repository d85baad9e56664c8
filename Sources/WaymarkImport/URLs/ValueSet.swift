/// The values of a capture that the inference proposes.
enum ValueSet: Hashable, Sendable {
  case int, uuid, date, bool, slug, url, string
  case identifier(SegmentShape.IdentifierClass, count: Int)
  /// A few canonical texts, sorted.
  case values([String])

  /// Creates the narrowest set that contains the values of a shape.
  init(_ shape: SegmentShape) {
    switch shape {
    case .word(let text): self = Self.isSlug(text) ? .slug : .string
    case .uint: self = .int
    case .uuid: self = .uuid
    case .date: self = .date
    case .bool: self = .bool
    case .identifier(let kind, let count): self = .identifier(kind, count: count)
    case .slug: self = .slug
    case .url: self = .url
    case .domain, .text, .marked, .prefixed: self = .string
    }
  }

  static func isSlug(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F }
  }

  /// The relation of the values of two sets.
  enum Relation { case equal, subset, superset, overlapping, disjoint }

  /// Returns the smallest known set that contains both sets.
  func union(_ other: ValueSet) -> ValueSet {
    if self == other { return self }
    if case .identifier(let kind, let count) = self, case .identifier(let otherKind, count) = other {
      return .identifier(
        [kind, otherKind].contains(.mixed) || [kind, otherKind].contains(.uppercase) ? .mixed : .lowercase, count: count
      )
    }
    if case .values(let values) = self, case .values(let others) = other {
      return .values(Set(values).union(others).sorted())
    }
    if self == .url || other == .url { return .string }
    if isWithinSlug, other.isWithinSlug { return .slug }
    return .string
  }

  /// A Boolean value that indicates whether every value consists of letters, digits, hyphens, and underscores.
  var isWithinSlug: Bool {
    switch self {
    case .int, .uuid, .date, .bool, .slug, .identifier: true
    case .url, .string: false
    case .values(let values): values.allSatisfy(Self.isSlug)
    }
  }

  /// Returns a Boolean value that indicates whether a shape is within the set.
  func contains(_ shape: SegmentShape) -> Bool {
    if case .values(let values) = self { return shape.word.map(values.contains) ?? false }
    if case .word(let text) = shape { return containsText(text) }
    let narrow = ValueSet(shape)
    let relation = narrow.relation(to: self)
    return relation == .equal || relation == .subset
  }

  /// Returns a Boolean value that indicates whether a canonical text is in the set.
  func containsText(_ text: String) -> Bool {
    switch self {
    case .string, .url: return !text.isEmpty
    case .slug: return Self.isSlug(text)
    case .values(let values): return values.contains(text)
    case .bool: return text == "true" || text == "false"
    case .int, .uuid, .date, .identifier:
      // The survey stores no text of these values.
      var text = text
      var bytes: [UInt8] = []
      text.withUTF8 { SegmentShape.append($0, isQuery: false, to: &bytes) }
      let shape = SegmentShape(bytes: bytes[...])
      if shape.word != nil { return self == .int && Self.isNegative(text) }
      let relation = ValueSet(shape).relation(to: self)
      return relation == .equal || relation == .subset
    }
  }

  private static func isNegative(_ text: String) -> Bool {
    text.utf8.count > 1 && text.hasPrefix("-") && text.utf8.dropFirst().allSatisfy { $0 &- 0x30 < 10 }
  }

  /// Returns the relation to another set.
  func relation(to other: ValueSet) -> Relation {
    if self == other { return .equal }
    switch (self, other) {
    case (.values(let values), .values(let others)):
      let shared = values.count { others.contains($0) }
      if shared == 0 { return .disjoint }
      return shared == values.count ? .subset : shared == others.count ? .superset : .overlapping
    case (.values(let values), _):
      let shared = values.count { other.containsText($0) }
      return shared == 0 ? .disjoint : shared == values.count ? .subset : .overlapping
    case (_, .values): return other.relation(to: self).reversed
    case (_, .string): return .subset
    case (.string, _): return .superset
    case (.url, _), (_, .url): return .overlapping
    case (_, .slug): return .subset
    case (.slug, _): return .superset
    case (.identifier(let kind, let count), .identifier(let other, let otherCount)):
      guard count == otherCount else { return .disjoint }
      switch (kind, other) {
      case (.hexadecimal, .lowercase), (_, .mixed): return .subset
      case (.lowercase, .hexadecimal), (.mixed, _): return .superset
      default: return .overlapping
      }
    // An integer can have any number of leading zeros.
    case (.identifier, .int), (.int, .identifier): return .overlapping
    case (.identifier(let kind, 4), .bool), (.bool, .identifier(let kind, 4)):
      return kind == .uppercase ? .disjoint : .overlapping
    default: return .disjoint
    }
  }
}

extension ValueSet.Relation {
  /// The relation with the two sets exchanged.
  var reversed: Self {
    switch self {
    case .subset: .superset
    case .superset: .subset
    default: self
    }
  }

  /// Returns the relation of two products whose factors have these relations.
  func combined(with other: Self) -> Self {
    switch (self, other) {
    case (.disjoint, _), (_, .disjoint): .disjoint
    case (.equal, let relation), (let relation, .equal): relation
    case (.subset, .subset): .subset
    case (.superset, .superset): .superset
    default: .overlapping
    }
  }
}
