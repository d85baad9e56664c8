import WaymarkLinks
import WaymarkModel

/// Links by what they stand on and by how their paths start, so that a URL need not be compared with each.
struct LinkIndex {
  /// Links that stand on the same schemes and hosts.
  fileprivate struct Group {
    let endpoints: [Endpoint]
    var all: [Int] = []
    /// By the first segment in lower case, where that is a literal.
    var byStart: [String: [Int]] = [:]
    /// Those that start with anything else, or nothing.
    var others: [Int] = []
  }

  private var groups: [Group] = []
  /// What some link stands on, in the order of the spec's origins.
  let endpoints: [Endpoint]

  init(_ links: [Link]) {
    var places: [[Endpoint]: Int] = [:]
    for (number, link) in links.enumerated() {
      let place = places[link.pattern.endpoints] ?? groups.count
      if place == groups.count {
        places[link.pattern.endpoints] = place
        groups.append(Group(endpoints: link.pattern.endpoints))
      }
      groups[place].all.append(number)
      if case .literal(let text)? = link.pattern.path.segments.first {
        groups[place].byStart[Self.folded(text), default: []].append(number)
      } else {
        groups[place].others.append(number)
      }
    }
    var seen: Set<Endpoint> = []
    endpoints = groups.flatMap(\.endpoints).filter { seen.insert($0).inserted }.enumerated()
      .sorted { ($0.element.origin, $0.offset) < ($1.element.origin, $1.offset) }.map(\.element)
  }

  /// A link, and with which of its endpoints a URL starts.
  struct Candidate {
    let link: Int
    let endpoints: [Endpoint]
  }

  /// The links that are served by a URL's scheme and host.
  struct Candidates {
    fileprivate let groups: [(group: Group, endpoints: [Endpoint])]
    private let start: String?

    fileprivate init(_ groups: [Group], _ url: URLPieces) {
      self.groups = groups.compactMap { group in
        let endpoints = group.endpoints.filter { $0.isStart(of: url) }
        return endpoints.isEmpty ? nil : (group, endpoints)
      }
      start = url.path.first.map { LinkIndex.folded($0.text) }
    }

    var isEmpty: Bool { groups.isEmpty }

    /// All of them, in the order of the spec.
    var all: [Candidate] { candidates { $0.all } }

    /// Those that can match, in the order of the spec.
    var likely: [Candidate] {
      candidates { group in (start.flatMap { group.byStart[$0] } ?? []) + group.others }
    }

    /// The same, and those whose first segment is one edit away.
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

  /// Returns the links that are served by the scheme and host of a URL.
  func candidates(for url: URLPieces) -> Candidates { Candidates(groups, url) }

  private static func folded(_ text: String) -> String {
    String(decoding: PercentCoding.folded(text.utf8), as: UTF8.self)
  }
}
