extension OriginPlan {
  /// The origins, and the origin of each start.
  struct Groups {
    var origins: [DraftSpec.Origin] = []
    /// The origin of each start; `nil` for a start that shares its origin with unrelated starts.
    var originOfStart: [Int?] = []
    /// The origins that contain only unrelated starts.
    var sharedOrigins: Set<Int> = []
  }

  /// The maximum number of origins whose starts belong together. Each pattern names further starts itself.
  private static let mostOrigins = 40

  private struct Kind: Hashable, Comparable {
    var isUnusual: Bool
    var isHost: Bool
    var isPlain: Bool

    static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int { (isUnusual ? 4 : 0) + (isHost ? 2 : 0) + (isPlain ? 1 : 0) }
  }

  private struct Key: Hashable {
    var kind: Kind
    var signature: [Int]
  }

  /// Groups the starts into origins. The starts of one origin belong to the same links.
  ///
  /// - Parameter uses: The distinct lists of starts of links.
  /// - Returns: The origins: the default origins first, and custom schemes before hosts.
  /// - Complexity: O(*n* log *n*), where *n* is the total length of the lists.
  func groups(_ uses: [[Int]]) -> Groups {
    var signatures = [[Int]](repeating: [], count: starts.count)
    for (number, use) in uses.enumerated() {
      for start in use { signatures[start].append(number) }
    }
    let usual = Set(usual)
    var members: [Key: [Int]] = [:]
    var order: [Key] = []
    for index in starts.indices where rare[index] == nil {
      let kind = Kind(
        isUnusual: !usual.contains(index), isHost: starts[index].isHost, isPlain: plainHosts.contains(index))
      let key = Key(kind: kind, signature: signatures[index])
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(index)
    }
    let sorted = order.enumerated().sorted { ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset) }
    var groups = Groups(originOfStart: Array(repeating: nil, count: starts.count))
    var names = UniqueNames()
    for key in sorted.prefix(Self.mostOrigins).map(\.element) {
      let group = members[key] ?? []
      for start in group { groups.originOfStart[start] = groups.origins.count }
      groups.origins.append(origin(group, key.kind, &names))
    }
    let rest = Dictionary(grouping: sorted.dropFirst(Self.mostOrigins).map(\.element), by: \.kind)
    for (kind, keys) in rest.sorted(by: { $0.key < $1.key }) {
      groups.sharedOrigins.insert(groups.origins.count)
      groups.origins.append(origin(keys.flatMap { members[$0] ?? [] }, kind, &names))
    }
    return groups
  }

  private func origin(_ group: [Int], _ kind: Kind, _ names: inout UniqueNames) -> DraftSpec.Origin {
    let texts = group.map { starts[$0].text }
    let labels = (texts.first ?? "").split(separator: ".").map(String.init).filter { $0 != "www" && $0 != "*" }
    let alternative = labels.first.flatMap(SpecName.parameter)
    var origin = DraftSpec.Origin(name: "", isDefault: !kind.isUnusual)
    origin.name = names.add(kind.isHost ? "web" : "app", or: alternative.map { [$0] } ?? [])
    if kind.isHost {
      origin.hosts = texts
      origin.schemes = kind.isPlain ? ["https", "http"] : []
    } else {
      origin.schemes = texts
    }
    return origin
  }

  /// Returns the origins and the starts of a link. Each element needs its own link in the draft.
  ///
  /// - Parameters:
  ///   - use: The starts of the link.
  ///   - groups: The origins.
  /// - Returns: The origins of the link, and the starts that the pattern must name.
  func places(of use: [Int], _ groups: Groups) -> [DraftSpec.Start] {
    guard use != usual else { return [.usual] }
    let origins = Set(use.compactMap { groups.originOfStart[$0] }).sorted()
    var places: [DraftSpec.Start] = origins.isEmpty ? [] : [.origins(origins)]
    for start in use where groups.originOfStart[start] == nil { places.append(.text(text(of: start))) }
    return places
  }

  /// Returns the text of a start in a pattern, such as `https://example.com` or `shop://`.
  func text(of start: Int) -> String {
    starts[start].isHost ? "https://\(starts[start].text)" : "\(starts[start].text)://"
  }
}
