import WaymarkModel

/// A reason why a URL does not match a link.
package enum LinkMismatch: Equatable {
  /// A label of the host is not a valid text of the capture's type.
  case label(String)
  case path(PathMismatch)
  /// An item of the query does not match. The value is the item's index in the pattern.
  case item(Int)
  /// The URL has no fragment.
  case noFragment
  /// The fragment starts with a slash and must not, or the fragment must start with a slash and does not.
  case fragmentStart
  case fragmentPath(PathMismatch)
  case fragmentItem(Int)
}

/// The first difference between the segments of a path or fragment and those of a pattern.
package enum PathMismatch: Equatable {
  /// The segment at this index differs. An index after the segments of the pattern refers to its tail.
  case differs(Int)
  /// The URL ends before the segment at this index.
  case ends(Int)
  /// The pattern ends before the URL's segment at this index.
  case goesOn(Int)
}

/// The distance between a URL and a link that it does not match.
package struct LinkDistance {
  /// The number of parts, which are the host and each segment, that agree before the first mismatch.
  private(set) var reached = 0
  /// The number of agreeing literals, which indicate the intended link better than captures do.
  private(set) var literals = 0
  /// The total weight of the mismatches.
  ///
  /// A literal that is one edit away weighs 1, another differing part 2, and each extra or missing segment 3.
  private(set) var weight = 0
  private var first: LinkMismatch?

  /// The first mismatch from the left.
  package var mismatch: LinkMismatch? { first }

  /// A Boolean value that indicates whether a typo in one literal is the only mismatch.
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
