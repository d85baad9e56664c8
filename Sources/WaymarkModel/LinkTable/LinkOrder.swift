import WaymarkNavigation

/// The order in which links are tried where their paths alone do not tell: one whose URLs are a proper subset of another's
/// comes before it.
///
/// A link's URLs are a product of hosts, paths, queries and fragments. Where one product is inside another, each of its parts
/// is inside the other's, so that comparing keys part by part, each in an order that goes with inclusion, never puts the wider
/// link first.
struct LinkOrder {
  /// Where each link stands, from 0, by its number.
  let ranks: [Int]

  init(_ links: [Link], _ shapes: ShapeOrder) {
    let hosts = HostOrder(links)
    let keys = links.map { Key($0, hosts, shapes) }
    var ranks = [Int](repeating: 0, count: links.count)
    for (rank, link) in links.indices.sorted(by: { (keys[$0], $0) < (keys[$1], $1) }).enumerated() {
      ranks[link] = rank
    }
    self.ranks = ranks
  }

  private struct Key: Comparable {
    private let parts: [Int]

    init(_ link: Link, _ hosts: HostOrder, _ shapes: ShapeOrder) {
      let pattern = link.pattern
      // Paths come first, as the trie decides by them.
      var parts = Self.path(pattern.path, shapes)
      parts.append(hosts.rank(of: pattern.endpoints))
      // Labels in front of one host are looked at as they are named.
      let labels = Set(pattern.endpoints.flatMap { $0.host?.captures.map(\.string) ?? [] })
      parts.append(labels.reduce(0) { $0 + (pattern.captureTypes[$1].map { shapes[CaptureShape(type: $0)] } ?? 0) })
      parts += Self.query(pattern.query, shapes)
      if let fragment = pattern.fragment {
        parts += [0] + Self.path(fragment.path, shapes) + Self.query(fragment.query, shapes)
      } else {
        parts.append(1)
      }
      self.parts = parts
    }

    static func < (left: Key, right: Key) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }

    // Each path ends in one of these, so that none is the start of another.
    private static let end = -1
    private static let optionalEnd = 1 << 40
    private static let optionalRest = 1 << 50

    private static func path(_ path: Pattern.Path, _ shapes: ShapeOrder) -> [Int] {
      var parts = path.segments.map { segment in
        switch segment {
        case .literal: 0
        case .capture(let capture): 1 + shapes[CaptureShape(capture)]
        }
      }
      switch path.tail {
      case .none: parts.append(end)
      case .optional(let capture): parts += [1 + shapes[CaptureShape(capture)], optionalEnd]
      case .rest(_, _, allowsNone: true): parts.append(optionalRest)
      // One segment of any text, then any number.
      case .rest(_, _, allowsNone: false): parts += [1 + shapes[.anyText], optionalRest]
      }
      return parts
    }

    /// One query implies another only through an item for each of the other's: with as many items, keys that must be absent
    /// decide, then fewer aliases, then narrower values.
    private static func query(_ items: [Pattern.QueryItem], _ shapes: ShapeOrder) -> [Int] {
      var deciding = 0
      var absentKeys = 0
      var keys = 0
      var values = 0
      for item in items {
        switch item.value {
        case .optional, .list: continue
        case .absent: absentKeys += item.keys.count
        case .literal:
          deciding += 1
          keys += item.keys.count
        case .required(_, let type):
          deciding += 1
          keys += item.keys.count
          values += 1 + shapes[CaptureShape(type: type)]
        }
      }
      return [-deciding, -absentKeys, keys, values]
    }
  }
}

/// The order of sets of endpoints.
private struct HostOrder {
  private var ranks: [[Endpoint]: Int] = [:]

  init(_ links: [Link]) {
    let sets = Set(links.map(\.pattern.endpoints))
    let all = Set(sets.joined())
    // How many endpoints are inside grows with the set.
    for set in sets {
      ranks[set] = all.count { endpoint in set.contains { $0.contains(endpoint) } }
    }
  }

  func rank(of endpoints: [Endpoint]) -> Int { ranks[endpoints] ?? 0 }
}

extension Endpoint {
  /// Whether each URL that starts as another endpoint's do starts as this one's.
  package func contains(_ other: Endpoint) -> Bool {
    guard scheme == other.scheme else { return false }
    guard let host, let otherHost = other.host else { return host == nil && other.host == nil }
    return host.port(on: scheme) == otherHost.port(on: scheme) && host.containsName(of: otherHost)
  }
}
