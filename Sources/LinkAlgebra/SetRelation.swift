/// The relation of two sets.
package enum SetRelation: Sendable {
  /// The sets have no common element.
  case disjoint
  case equal
  /// The first is a proper subset of the second.
  case subset
  /// The second is a proper subset of the first.
  case superset
  /// The sets have common elements, and each has elements that the other lacks.
  case overlapping

  /// The relation as the second set sees it.
  package var inverted: SetRelation {
    switch self {
    case .subset: .superset
    case .superset: .subset
    case .disjoint, .equal, .overlapping: self
    }
  }

  /// The relation of two products from those of their factors, none of which is empty.
  package func times(_ other: SetRelation) -> SetRelation {
    if self == .disjoint || other == .disjoint { return .disjoint }
    if self == .equal { return other }
    return other == .equal || other == self ? self : .overlapping
  }

  /// - Precondition: The sets have common elements.
  init(isSubset: Bool, isSuperset: Bool) {
    self = isSubset ? (isSuperset ? .equal : .subset) : isSuperset ? .superset : .overlapping
  }

  /// A Boolean value that indicates whether the second set contains each element of the first.
  var isSubset: Bool { self == .equal || self == .subset }
  var isSuperset: Bool { self == .equal || self == .superset }
}

/// The relation of two sets that are made of parts, each in a place where no other part is.
struct DisjointUnion {
  private var overlaps = false
  private var isSubset = true
  private var isSuperset = true

  /// Adds the relation of two parts in one place, neither of which is empty.
  mutating func add(_ relation: SetRelation) {
    if relation != .disjoint { overlaps = true }
    if !relation.isSubset { isSubset = false }
    if !relation.isSuperset { isSuperset = false }
  }

  /// Adds a part in whose place the other set has nothing.
  mutating func addToFirst() { isSubset = false }
  mutating func addToSecond() { isSuperset = false }

  var relation: SetRelation {
    overlaps ? SetRelation(isSubset: isSubset, isSuperset: isSuperset) : .disjoint
  }
}
