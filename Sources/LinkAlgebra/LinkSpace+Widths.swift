extension LinkSpace {
  /// Returns a rank for each link, which depends only on the URL prefixes that the link accepts.
  ///
  /// A URL prefix consists of the scheme and the authority, such as `https://example.com`. Each link accepts a set of
  /// URL prefixes. The rank of a link is the number of these sets that are subsets of the link's own set. For example,
  /// a link that accepts only `https://example.com` has a lower rank than a link that also accepts `app:`.
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
