import SpecText
import WaymarkLinks

struct NearestLink {
  let link: Int
  let distance: LinkDistance
  let mismatch: LinkMismatch
}

extension LinkMatcher {
  /// All candidates have the URL's scheme and host. A single typo is nearest; then more matching parts before the first
  /// mismatch, more matching literals, a smaller weight of mismatches, and the order of the spec.
  func nearest(to url: URLPieces, among links: LinkIndex.Candidates) -> NearestLink? {
    let near = nearest(to: url, among: links.near)
    // The host and a segment agree, or the URL is a typo away. Links with another first segment cannot be nearer.
    if let near, near.distance.isSlip || near.distance.reached > 1 { return near }
    return nearest(to: url, among: links.all)
  }

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

  /// The first segment must match or be similar. A link that starts with a capture is near if all other segments match.
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

struct LinkIndex {
  fileprivate struct Group {
    let endpoints: [PublishedSpec.Endpoint]
    var all: [Int] = []
    var byStart: [String: [Int]] = [:]
    var others: [Int] = []
  }

  private var groups: [Group] = []
  let endpoints: [PublishedSpec.Endpoint]

  init(_ links: [PublishedSpec.Link]) {
    var places: [[PublishedSpec.Endpoint]: Int] = [:]
    for (number, link) in links.enumerated() {
      let place = places[link.endpoints] ?? groups.count
      if place == groups.count {
        places[link.endpoints] = place
        groups.append(Group(endpoints: link.endpoints))
      }
      groups[place].all.append(number)
      if case .literal(let text)? = link.path.segments.first {
        groups[place].byStart[Self.folded(text), default: []].append(number)
      } else {
        groups[place].others.append(number)
      }
    }
    var seen: Set<PublishedSpec.Endpoint> = []
    endpoints = groups.flatMap { $0.endpoints }.filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.origin, $0.offset) < ($1.element.origin, $1.offset) }.map { $0.element }
  }

  func pieces(of url: String) throws(LinkURLError) -> URLPieces { try URLPieces(url, on: endpoints) }

  struct Candidate {
    let link: Int
    let endpoints: [PublishedSpec.Endpoint]
  }

  struct Candidates {
    fileprivate let groups: [(group: Group, endpoints: [PublishedSpec.Endpoint])]
    private let start: String?

    fileprivate init(_ groups: [Group], _ url: URLPieces) {
      self.groups = groups.compactMap { group in
        let endpoints = group.endpoints.filter { $0.isStart(of: url) }
        return endpoints.isEmpty ? nil : (group, endpoints)
      }
      start = url.path.first.map { LinkIndex.folded($0.text) }
    }

    var isEmpty: Bool { groups.isEmpty }
    var all: [Candidate] { candidates { $0.all } }

    var likely: [Candidate] { candidates { group in (start.flatMap { group.byStart[$0] } ?? []) + group.others } }

    var near: [Candidate] {
      candidates { group in
        guard let start else { return group.others }
        return group.byStart.flatMap { $0.key == start || Suggestion.isSlip($0.key, start) ? $0.value : [] }
          + group.others
      }
    }

    private func candidates(_ links: (Group) -> [Int]) -> [Candidate] {
      groups.flatMap { group, endpoints in links(group).map { Candidate(link: $0, endpoints: endpoints) } }
        .sorted { $0.link < $1.link }
    }
  }

  func candidates(for url: URLPieces) -> Candidates { Candidates(groups, url) }

  private static func folded(_ text: String) -> String {
    String(decoding: PercentCoding.folded(text.utf8), as: UTF8.self)
  }
}
