/// The expected findings for a spec's links.
struct Verdict {
  struct Pair: Hashable {
    let later, earlier: Int
  }

  struct Name: Hashable {
    let link: Int
    let name: String
  }

  /// The certainty of a finding.
  enum Certainty {
    case no, yes
    /// The language does not specify whether the finding is reported.
    case maybe
  }

  /// The links that match no URL.
  var impossible: [Int] = []
  /// The indices of the claims that match no URL.
  var impossibleClaims: [Int] = []
  /// The groups of links that match the same URLs.
  var duplicates: [[Int]] = []
  var ambiguous: Set<Pair> = []
  var cycle = Certainty.no
  var uselessBeats: Set<Name> = []
  var unreachable: [Int] = []
  /// The indices of the claims with a URL that matches no link.
  var uncovered: [Int] = []
  var nowhere: [Int: Certainty] = [:]
  /// The set of links that each link wins over.
  var wins: [LinkSet] = []
  /// A Boolean value that indicates whether overlapping links exist, so that `beats` or `ambiguity` decides.
  var reliesOnDecisions = false

  /// A Boolean value that indicates whether links collide.
  ///
  /// For colliding links, other rules are skipped.
  var hasCollision: Bool {
    !impossible.isEmpty || !impossibleClaims.isEmpty || !duplicates.isEmpty || !ambiguous.isEmpty || cycle != .no
  }

  /// Returns the link in a set that wins over all other links of the set.
  func winner(among links: LinkSet) -> Int? {
    links.members.first { links & ~(wins[$0] | .of($0)) == 0 }
  }
}

extension Verdict {
  init(_ space: URLSpace) {
    let links = space.spec.links
    let relations = LinkRelations(space.examples.keys, count: links.count)
    let all = Array(links.indices)
    impossible = all.filter { !relations.possible.contains($0) }
    impossibleClaims = space.spec.claims.indices.filter { claim in
      !space.examples.keys.contains { $0 & .of(links.count + claim) != 0 }
    }
    wins = [LinkSet](repeating: 0, count: links.count)
    var mutual: [Pair] = []
    var crossing: [Int: Set<Int>] = [:]
    var first = all
    let order = PositionOrder(space)
    for later in all {
      for earlier in 0..<later {
        switch relations.relation(later, earlier) {
        case .apart: break
        case .equal: first[later] = min(first[later], first[earlier])
        case .inside: wins[later] |= .of(earlier)
        case .around: wins[earlier] |= .of(later)
        case .crossing:
          reliesOnDecisions = true
          crossing[later, default: []].insert(earlier)
          crossing[earlier, default: []].insert(later)
          let pair = Pair(later: later, earlier: earlier)
          switch (links[later].beats(links[earlier]), links[earlier].beats(links[later])) {
          case (true, true): mutual.append(pair)
          case (true, false): wins[later] |= .of(earlier)
          case (false, true): wins[earlier] |= .of(later)
          case (false, false):
            switch space.spec.isLeftmost ? order.wins(later, over: earlier) : nil {
            case true?: wins[later] |= .of(earlier)
            case false?: wins[earlier] |= .of(later)
            case nil: ambiguous.insert(pair)
            }
          }
        }
      }
    }
    duplicates = Dictionary(grouping: all.filter { relations.possible.contains($0) }) { first[$0] }
      .values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    for link in all {
      for name in links[link].beats {
        let beaten = all.filter { CollisionSpec.name(of: links[$0].target) == name }
        if crossing[link, default: []].isDisjoint(with: beaten) { uselessBeats.insert(Name(link: link, name: name)) }
      }
    }
    judge(space, mutual)
  }

  private mutating func judge(_ space: URLSpace, _ mutual: [Pair]) {
    let links = LinkSet.first(space.spec.links.count)
    let sets = Set(space.examples.keys.map { $0 & links }).subtracting([0])
    let isClear = ambiguous.isEmpty && duplicates.isEmpty
    if !mutual.isEmpty { cycle = isClear ? .yes : .maybe }
    for set in sets where cycle == .no {
      // A cycle in `beats` is an error even if another link wins over all links of the cycle. The language does not
      // specify whether a cycle is reported in addition to other errors.
      if hasCycle(in: set) { cycle = isClear ? .yes : .maybe }
    }
    if !hasCollision {
      unreachable = space.spec.links.indices.filter { link in
        sets.allSatisfy { !$0.contains(link) || winner(among: $0) != link }
      }
    }
    for claim in space.spec.claims.indices {
      let bit = LinkSet.of(space.spec.links.count + claim)
      if space.examples.keys.contains(where: { $0 & bit != 0 && $0 & links == 0 }) { uncovered.append(claim) }
    }
    let images = RedirectImages(space)
    for link in space.spec.links.indices {
      let answer = images.leadsNowhere(link, self)
      if answer != .no { nowhere[link] = answer }
    }
  }

  /// Returns a Boolean value that indicates whether some links in a set win over each other in a cycle.
  private func hasCycle(in set: LinkSet) -> Bool {
    var left = set
    while left != 0 {
      let free = left.members.filter { link in !left.members.contains { wins[$0].contains(link) } }
      guard !free.isEmpty else { return true }
      for link in free { left &= ~.of(link) }
    }
    return false
  }
}

extension CollisionSpec.Link {
  func beats(_ other: CollisionSpec.Link) -> Bool {
    CollisionSpec.name(of: other.target).map(beats.contains) ?? false
  }
}
