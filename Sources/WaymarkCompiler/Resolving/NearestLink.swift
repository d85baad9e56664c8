import WaymarkModel

/// The link that comes nearest to a URL that no link is.
struct NearestLink {
  let link: Int
  let miss: LinkMiss
  let fault: LinkFault
}

extension LinkMatcher {
  /// Of the links that stand on the URL's scheme and host, the one of which the URL is a slip of the finger away; else the one
  /// that agrees furthest from the left, there with the most literals, and with the least that is wrong behind. Of several, the
  /// first of the spec.
  ///
  /// - Complexity: O(links that stand there) at worst; where some start as the URL does, only those are looked at.
  func nearest(to url: URLPieces, among links: LinkIndex.Standing) -> NearestLink? {
    let near = nearest(to: url, among: links.near)
    // The host and a segment agree, or nearly: one whose first segment is wrong cannot be nearer.
    if let near, near.miss.isSlip || near.miss.reached > 1 { return near }
    return nearest(to: url, among: links.all)
  }

  /// The same, of certain links in the order of the spec.
  func nearest(to url: URLPieces, among links: [LinkIndex.Candidate]) -> NearestLink? {
    var nearest: NearestLink?
    for candidate in links {
      guard case .fails(let miss) = verdict(of: candidate.link, standingOn: candidate.endpoints, url),
        let fault = miss.fault, nearest.map({ miss.isNearer(than: $0.miss) }) ?? true
      else { continue }
      nearest = NearestLink(link: candidate.link, miss: miss, fault: fault)
    }
    return nearest
  }
}

extension LinkMiss {
  fileprivate func isNearer(than other: LinkMiss) -> Bool {
    guard isSlip == other.isSlip else { return isSlip }
    return (reached, literals, other.weight) > (other.reached, other.literals, weight)
  }
}
