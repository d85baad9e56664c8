/// A reason why a URL does not match a link.
package enum LinkMismatch: Equatable {
  /// A label of the URL's host is not a valid value for the type of the capture.
  case label(String)
  case path(PathMismatch)
  /// A query item of the pattern does not match.
  ///
  /// The associated value is the index of the item.
  case item(Int)
  /// The URL has no fragment.
  case noFragment
  /// The fragment of the URL starts with a slash and the fragment of the pattern does not, or vice versa.
  case fragmentStart
  case fragmentPath(PathMismatch)
  case fragmentItem(Int)
}

/// The first difference between the segments of a URL and the segments of a pattern.
///
/// The segments belong to the path or to the fragment.
package enum PathMismatch: Equatable {
  /// The segment of the URL at this index does not match the pattern.
  ///
  /// If the pattern has no segment at this index, the tail of the pattern, such as `{path...}`, does not match.
  case differs(Int)
  /// The URL ends before the pattern's segment at this index.
  case ends(Int)
  /// The pattern ends before the URL's segment at this index.
  case goesOn(Int)
}

/// The distance between a URL and a link that does not match the URL.
package struct LinkDistance {
  /// The number of matching parts before the first mismatch.
  ///
  /// The parts are the host and the individual segments.
  private(set) var reached = 0
  /// The number of matching literals before the first mismatch.
  ///
  /// A matching literal indicates the intended link better than a matching capture.
  private(set) var literals = 0
  /// The total weight of the mismatches.
  ///
  /// A literal with one typo has the weight 1. Any other mismatched part has the weight 2. Each extra or missing
  /// segment has the weight 3.
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
