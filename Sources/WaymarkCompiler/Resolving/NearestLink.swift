import WaymarkModel

/// The link that comes nearest to a URL that no link is.
struct NearestLink {
  let link: Int
  let distance: LinkDistance
  let mismatch: LinkMismatch
}

extension LinkMatcher {
  /// Of the links that stand on the URL's scheme and host, the one of which the URL is a slip of the finger away; else the one
  /// that agrees furthest from the left, there with the most literals, and with the least that is wrong behind. Of several, the
  /// first of the spec.
  ///
  /// - Complexity: O(links that stand there) at worst; where some start as the URL does, only those are looked at.
  func nearest(to url: URLPieces, among links: LinkIndex.Candidates) -> NearestLink? {
    let near = nearest(to: url, among: links.near)
    // The host and a segment agree, or nearly: one whose first segment is wrong cannot be nearer.
    if let near, near.distance.isSlip || near.distance.reached > 1 { return near }
    return nearest(to: url, among: links.all)
  }

  /// The same, of certain links in the order of the spec.
  func nearest(to url: URLPieces, among links: [LinkIndex.Candidate]) -> NearestLink? {
    var nearest: NearestLink?
    for candidate in links {
      guard case .fails(let distance) = verdict(of: candidate.link, servedBy: candidate.endpoints, url),
        let mismatch = distance.mismatch, nearest.map({ distance.isNearer(than: $0.distance) }) ?? true
      else { continue }
      nearest = NearestLink(link: candidate.link, distance: distance, mismatch: mismatch)
    }
    return nearest
  }
}

extension LinkDistance {
  fileprivate func isNearer(than other: LinkDistance) -> Bool {
    guard isSlip == other.isSlip else { return isSlip }
    return (reached, literals, other.weight) > (other.reached, other.literals, weight)
  }
}
