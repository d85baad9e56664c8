extension LinkSpace {
  /// Returns a rank for each link: the number of sets of schemes and authorities that the link covers.
  ///
  /// For each link, the function counts the sets of schemes and authorities in the spec that are subsets of the link's
  /// set. If the set of one link is a proper subset of the set of another link, the first link has a smaller integer.
  package func widths() -> [Int] {
    func isInside(_ cell: Cell?, _ other: Cell?) -> Bool {
      guard let cell else { return true }
      return other.map { cells.relation(cell, $0)?.isSubset ?? false } ?? false
    }
    let ownAuthorities = rows.map { $0?.authorities ?? LinkRow.Authorities(web: nil, custom: nil) }
    let authorities = Set(ownAuthorities)
    var widths: [LinkRow.Authorities: Int] = [:]
    for authority in authorities {
      widths[authority] = authorities.count { isInside($0.web, authority.web) && isInside($0.custom, authority.custom) }
    }
    return ownAuthorities.map { widths[$0] ?? 0 }
  }
}
