/// How two sets lie to each other.
package enum SetRelation: Sendable {
  /// They share nothing.
  case apart
  case equal
  /// The first is a proper subset of the second.
  case inside
  /// The second is a proper subset of the first.
  case around
  /// They share something, and each has something of its own.
  case crossing

  /// The relation as the second set sees it.
  package var inverted: SetRelation {
    switch self {
    case .inside: .around
    case .around: .inside
    case .apart, .equal, .crossing: self
    }
  }

  /// The relation of two products from those of their factors, none of which is empty.
  package func times(_ other: SetRelation) -> SetRelation {
    if self == .apart || other == .apart { return .apart }
    if self == .equal { return other }
    return other == .equal || other == self ? self : .crossing
  }

  /// - Precondition: The sets share something.
  init(isSubset: Bool, isSuperset: Bool) {
    self = isSubset ? (isSuperset ? .equal : .inside) : isSuperset ? .around : .crossing
  }

  /// Whether each element of the first is in the second.
  var isSubset: Bool { self == .equal || self == .inside }
  var isSuperset: Bool { self == .equal || self == .around }
}

/// The relation of two sets that are made of parts, each in a place where no other part is.
struct DisjointUnion {
  private var overlaps = false
  private var isSubset = true
  private var isSuperset = true

  /// Adds the relation of two parts in one place, neither of which is empty.
  mutating func add(_ relation: SetRelation) {
    if relation != .apart { overlaps = true }
    if !relation.isSubset { isSubset = false }
    if !relation.isSuperset { isSuperset = false }
  }

  /// Adds a part in whose place the other set has nothing.
  mutating func addToFirst() { isSubset = false }
  mutating func addToSecond() { isSuperset = false }

  var relation: SetRelation {
    overlaps ? SetRelation(isSubset: isSubset, isSuperset: isSuperset) : .apart
  }
}
