import LinkPatterns
import WaymarkLinks

/// An index of links by scheme, host, and first path segment.
///
/// The index reduces the number of links to compare with a URL.
struct LinkIndex {
  /// The links that share the same schemes and hosts.
  fileprivate struct Group {
    let endpoints: [PublishedSpec.Endpoint]
    var all: [Int] = []
    /// The links that start with a literal segment.
    ///
    /// The keys are the literal segments in lowercase.
    var byStart: [String: [Int]] = [:]
    /// The links that start with a capture or have no segments.
    var others: [Int] = []
  }

  private var groups: [Group] = []
  /// The endpoints of all links, in the order of the spec's origins.
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

  /// A link, and the endpoints of the link that match a URL.
  struct Candidate {
    let link: Int
    let endpoints: [PublishedSpec.Endpoint]
  }

  /// The links whose schemes and hosts match a URL.
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

    /// The candidate links, in the order of the spec.
    var all: [Candidate] { candidates { $0.all } }

    /// The candidate links that can match the URL, in the order of the spec.
    var likely: [Candidate] {
      candidates { group in (start.flatMap { group.byStart[$0] } ?? []) + group.others }
    }

    /// The candidates that can match the URL if its first segment has at most one typo.
    var near: [Candidate] {
      candidates { group in
        guard let start else { return group.others }
        return group.byStart.flatMap { $0.key == start || Slip.isBetween($0.key, start) ? $0.value : [] } + group.others
      }
    }

    private func candidates(_ links: (Group) -> [Int]) -> [Candidate] {
      groups.flatMap { group, endpoints in links(group).map { Candidate(link: $0, endpoints: endpoints) } }
        .sorted { $0.link < $1.link }
    }
  }

  /// Returns the links whose schemes and hosts match a URL.
  func candidates(for url: URLPieces) -> Candidates { Candidates(groups, url) }

  private static func folded(_ text: String) -> String {
    String(decoding: PercentCoding.folded(text.utf8), as: UTF8.self)
  }
}
