import LinkPatterns
import WaymarkLinks

/// An index of links by scheme, host, and first path segment.
struct LinkIndex {
  fileprivate struct Group {
    let endpoints: [LinkCatalog.Endpoint]
    var all: [Int] = []
    var byStart: [String: [Int]] = [:]
    var others: [Int] = []
  }

  private var groups: [Group] = []
  /// The endpoints of all links, in the order of the spec's origins.
  let endpoints: [LinkCatalog.Endpoint]

  init(_ links: [LinkCatalog.Link]) {
    var places: [[LinkCatalog.Endpoint]: Int] = [:]
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
    var seen: Set<LinkCatalog.Endpoint> = []
    endpoints = groups.flatMap { $0.endpoints }.filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.origin, $0.offset) < ($1.element.origin, $1.offset) }.map { $0.element }
  }

  struct Candidate {
    let link: Int
    let endpoints: [LinkCatalog.Endpoint]
  }

  struct Candidates {
    fileprivate let groups: [(group: Group, endpoints: [LinkCatalog.Endpoint])]
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

    /// The candidate links that can match the URL, in the order of the spec.
    var likely: [Candidate] {
      candidates { group in (start.flatMap { group.byStart[$0] } ?? []) + group.others }
    }

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

  func candidates(for url: URLPieces) -> Candidates { Candidates(groups, url) }

  private static func folded(_ text: String) -> String {
    String(decoding: PercentCoding.folded(text.utf8), as: UTF8.self)
  }
}
