package enum SetRelation: Sendable {
  case disjoint
  case equal
  case subset
  case superset
  case overlapping

  package var inverted: SetRelation {
    switch self {
    case .subset: .superset
    case .superset: .subset
    case .disjoint, .equal, .overlapping: self
    }
  }

  /// This value is the relation of *A* and *C*, and `other` is the relation of *B* and *D*. All four sets must be
  /// nonempty.
  package func times(_ other: SetRelation) -> SetRelation {
    if self == .disjoint || other == .disjoint { return .disjoint }
    if self == .equal { return other }
    return other == .equal || other == self ? self : .overlapping
  }

  init(isSubset: Bool, isSuperset: Bool) {
    self = isSubset ? (isSuperset ? .equal : .subset) : isSuperset ? .superset : .overlapping
  }

  var isSubset: Bool { self == .equal || self == .subset }
  var isSuperset: Bool { self == .equal || self == .superset }
}

struct DisjointUnion {
  private var overlaps = false
  private var isSubset = true
  private var isSuperset = true

  /// Adds the relation between a part of the first set and the same part of the second set, such as the web URLs of two
  /// links.
  ///
  /// Both parts must be nonempty.
  mutating func add(_ relation: SetRelation) {
    if relation != .disjoint { overlaps = true }
    if !relation.isSubset { isSubset = false }
    if !relation.isSuperset { isSuperset = false }
  }

  mutating func addToFirst() { isSubset = false }
  mutating func addToSecond() { isSuperset = false }

  var relation: SetRelation {
    overlaps ? SetRelation(isSubset: isSubset, isSuperset: isSuperset) : .disjoint
  }
}
