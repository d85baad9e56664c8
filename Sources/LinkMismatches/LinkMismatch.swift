import WaymarkModel

/// A reason why a URL does not match a link.
package enum LinkMismatch: Equatable {
  /// A captured label of the URL's host is not valid for the capture's type.
  case label(String)
  case path(PathMismatch)
  /// A query item of the pattern does not match. The associated value is the index of the item.
  case item(Int)
  /// The URL has no fragment.
  case noFragment
  /// Only one of the two fragments starts with a slash: the fragment of the URL or of the pattern.
  case fragmentStart
  case fragmentPath(PathMismatch)
  case fragmentItem(Int)
}

/// The first difference between the segments of a URL and the segments of a pattern, in the path or in the fragment.
package enum PathMismatch: Equatable {
  /// The URL's segment at this index differs from the pattern. An index after all segments of the pattern refers to the
  /// pattern's tail.
  case differs(Int)
  /// The URL ends before the segment at this index.
  case ends(Int)
  /// The pattern has no segment for the URL's segment at this index.
  case goesOn(Int)
}

/// The distance between a URL and a link that it does not match.
package struct LinkDistance {
  /// The number of matching parts before the first mismatch. The host is one part, and each segment is one part.
  private(set) var reached = 0
  /// The number of literals that match. A matching literal indicates the intended link better than a matching capture.
  private(set) var literals = 0
  /// The total weight of the mismatches.
  ///
  /// A literal with one typo weighs 1. Any other part that differs weighs 2. Each extra or missing segment weighs 3.
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
