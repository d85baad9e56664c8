/// The relation of two sets.
package enum SetRelation: Sendable {
  /// The sets have no common element.
  case disjoint
  case equal
  /// The first set is a proper subset of the second set.
  case subset
  /// The first set is a proper superset of the second set.
  case superset
  /// The sets have common elements, and neither set is a subset of the other.
  case overlapping

  /// The relation of the second set to the first set.
  package var inverted: SetRelation {
    switch self {
    case .subset: .superset
    case .superset: .subset
    case .disjoint, .equal, .overlapping: self
    }
  }

  /// Returns the relation of the Cartesian products *A* × *B* and *C* × *D*.
  ///
  /// This value is the relation of *A* and *C*, and `other` is the relation of *B* and *D*. All four sets must be
  /// nonempty.
  package func times(_ other: SetRelation) -> SetRelation {
    if self == .disjoint || other == .disjoint { return .disjoint }
    if self == .equal { return other }
    return other == .equal || other == self ? self : .overlapping
  }

  /// Creates the relation of two sets that are not disjoint.
  ///
  /// - Precondition: The two sets have common elements.
  init(isSubset: Bool, isSuperset: Bool) {
    self = isSubset ? (isSuperset ? .equal : .subset) : isSuperset ? .superset : .overlapping
  }

  /// A Boolean value that indicates whether the first set is a subset of the second set or equal to it.
  var isSubset: Bool { self == .equal || self == .subset }
  var isSuperset: Bool { self == .equal || self == .superset }
}

/// The relation of two sets, computed from the relations of disjoint parts of the sets.
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

  /// Adds a part of the first set that contains no element of the second set.
  mutating func addToFirst() { isSubset = false }
  mutating func addToSecond() { isSuperset = false }

  var relation: SetRelation {
    overlaps ? SetRelation(isSubset: isSubset, isSuperset: isSuperset) : .disjoint
  }
}
