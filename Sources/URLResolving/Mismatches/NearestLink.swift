import LinkPatterns
import WaymarkDiagnostics

struct NearestLink {
  let link: Int
  let distance: LinkDistance
  let mismatch: LinkMismatch
}

extension LinkMatcher {
  /// All candidates have the scheme and host of the URL.
  ///
  /// A link that differs from the URL by only one typo is nearer than any other link. Otherwise, the link with the most
  /// matching parts before the first mismatch wins. If two links have equally many matching parts, the link with more
  /// matching literals wins. If two links also have equally many matching literals, the link with the smaller total
  /// weight of mismatches wins. If two links are equally near, the first link in the spec wins.
  func nearest(to url: URLPieces, among links: LinkIndex.Candidates) -> NearestLink? {
    let near = nearest(to: url, among: links.near)
    // The host and a segment agree, or the URL is a typo away. Links with another first segment cannot be nearer.
    if let near, near.distance.isSlip || near.distance.reached > 1 { return near }
    return nearest(to: url, among: links.all)
  }

  /// The candidates have the order of the spec.
  func nearest(to url: URLPieces, among links: [LinkIndex.Candidate]) -> NearestLink? {
    var nearest: NearestLink?
    for candidate in links {
      guard case .fails(let distance) = verdict(of: candidate.link, servedBy: candidate.endpoints, url),
        let mismatch = distance.mismatch, isNearMiss(candidate.link, mismatch, distance, url),
        nearest.map({ distance.isNearer(than: $0.distance) }) ?? true
      else { continue }
      nearest = NearestLink(link: candidate.link, distance: distance, mismatch: mismatch)
    }
    return nearest
  }

  /// The first segment of the URL must match or be similar to the first segment of the link. A link that starts with a
  /// capture is also near if all other segments of the URL match.
  private func isNearMiss(_ link: Int, _ mismatch: LinkMismatch, _ distance: LinkDistance, _ url: URLPieces) -> Bool {
    switch mismatch {
    case .path(.ends(0)), .path(.goesOn(0)): return false
    case .path(.differs(0)):
      guard let piece = url.path.first, case .literal(let text) = links[link].path.part(0) else {
        return distance.weight <= 2
      }
      return distance.isSlip || !Suggestion.nearest(to: piece.text, among: [text]).isEmpty
    default: return true
    }
  }
}

extension LinkDistance {
  fileprivate func isNearer(than other: LinkDistance) -> Bool {
    guard isSlip == other.isSlip else { return isSlip }
    return (reached, literals, other.weight) > (other.reached, other.literals, weight)
  }
}
