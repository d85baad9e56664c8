extension LinkSpace {
  /// For each link a number that grows with the set of what stands before its path: how many of the spec's such sets are
  /// inside.
  package func widths() -> [Int] {
    func isInside(_ cell: Cell?, _ other: Cell?) -> Bool {
      guard let cell else { return true }
      return other.map { cells.relation(cell, $0)?.isSubset ?? false } ?? false
    }
    let ownPlaces = rows.map { $0?.places ?? LinkRow.Places(web: nil, custom: nil) }
    let places = Set(ownPlaces)
    var widths: [LinkRow.Places: Int] = [:]
    for place in places {
      widths[place] = places.count { isInside($0.web, place.web) && isInside($0.custom, place.custom) }
    }
    return ownPlaces.map { widths[$0] ?? 0 }
  }
}
