import WaymarkModel

/// A reason why a URL does not match a link.
package enum LinkMismatch: Equatable {
  /// A label of the host is no text of the capture's type.
  case label(String)
  case path(PathMismatch)
  /// The item of the query, by its place in the pattern, does not hold.
  case item(Int)
  /// There is no fragment.
  case noFragment
  /// The fragment starts with a slash and must not, or the other way round.
  case fragmentStart
  case fragmentPath(PathMismatch)
  case fragmentItem(Int)
}

/// The first difference between the segments of a path or fragment and those of a pattern.
package enum PathMismatch: Equatable {
  /// The segment of that place is another one; the one after the pattern's segments is its tail's.
  case differs(Int)
  /// The URL has no segment of that place.
  case ends(Int)
  /// The pattern has none, and the URL goes on.
  case goesOn(Int)
}

/// The distance between a URL and a link that it does not match.
package struct LinkDistance {
  /// The number of parts, the host and each segment, that agree from the left before the first mismatch.
  private(set) var reached = 0
  /// How many of them are literals: where one agrees, the link was meant, and a capture agrees with much.
  private(set) var literals = 0
  /// What is wrong in all. A literal that is one edit away weighs 1, another part 2, and a segment too many or too few 3.
  private(set) var weight = 0
  private var first: LinkMismatch?

  /// The first mismatch from the left.
  package var mismatch: LinkMismatch? { first }

  /// Whether a slip of the finger in one literal is all that is wrong.
  var isSlip: Bool { weight == 1 }

  mutating func agree(_ parts: Int = 1, isLiteral: Bool = false) {
    guard first == nil else { return }
    reached += parts
    if isLiteral { literals += 1 }
  }

  mutating func fail(_ mismatch: LinkMismatch, weight: Int) {
    if first == nil { first = mismatch }
    self.weight += weight
  }
}
