package enum LinkMismatch: Equatable {
  case label(String)
  case path(PathMismatch)
  case item(Int)
  case noFragment
  case fragmentStart
  case fragmentPath(PathMismatch)
  case fragmentItem(Int)
}

/// The first difference between the segments of a URL and the segments of a pattern.
package enum PathMismatch: Equatable {
  /// If the pattern has no segment at this index, the tail of the pattern, such as `{path...}`, does not match.
  case differs(Int)
  case ends(Int)
  case goesOn(Int)
}

package struct LinkDistance {
  private(set) var reached = 0
  private(set) var literals = 0
  private(set) var weight = 0
  private var first: LinkMismatch?

  package var mismatch: LinkMismatch? { first }

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
