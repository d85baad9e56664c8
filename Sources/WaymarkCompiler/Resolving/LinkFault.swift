import WaymarkModel

/// What a URL lacks to be a link's.
package enum LinkFault: Equatable {
  /// A label of the host is no text of the capture's type.
  case label(String)
  case path(PathFault)
  /// The item of the query, by its place in the pattern, does not hold.
  case item(Int)
  /// There is no fragment.
  case noFragment
  /// The fragment starts with a slash and must not, or the other way round.
  case fragmentStart
  case fragmentPath(PathFault)
  case fragmentItem(Int)
}

/// Where the segments of a path or a fragment are not those of a pattern.
package enum PathFault: Equatable {
  /// The segment of that place is another one; the one after the pattern's segments is its tail's.
  case differs(Int)
  /// The URL has no segment of that place.
  case ends(Int)
  /// The pattern has none, and the URL goes on.
  case goesOn(Int)
}

/// How near a URL comes to a link that it is not.
package struct LinkMiss {
  /// How many parts agree from the left, before the first fault: the host, and each segment.
  private(set) var reached = 0
  /// How many of them are literals: where one agrees, the link was meant, and a capture agrees with much.
  private(set) var literals = 0
  /// What is wrong in all. A literal that is one edit away weighs 1, another part 2, and a segment too many or too few 3.
  private(set) var weight = 0
  private var first: LinkFault?

  /// The first fault from the left.
  package var fault: LinkFault? { first }

  /// Whether a slip of the finger in one literal is all that is wrong.
  var isSlip: Bool { weight == 1 }

  mutating func agree(_ parts: Int = 1, isLiteral: Bool = false) {
    guard first == nil else { return }
    reached += parts
    if isLiteral { literals += 1 }
  }

  mutating func fail(_ fault: LinkFault, weight: Int) {
    if first == nil { first = fault }
    self.weight += weight
  }
}
