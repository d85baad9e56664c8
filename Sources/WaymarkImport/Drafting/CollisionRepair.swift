import LinkLogic
import SpecText

/// A repair of links that match the same URLs. The key `beats` names screens, so one link wins against all overlapping
/// links of another screen, and the links of one screen win in a whole chain of overlapping links.
struct CollisionRepair {
  /// Two overlapping links without a more specific link. The first link has the smaller index.
  struct Pair: Hashable, Comparable {
    var first, second: Int

    init(_ link: Int, _ other: Int) {
      first = min(link, other)
      second = max(link, other)
    }

    static func < (left: Self, right: Self) -> Bool { (left.first, left.second) < (right.first, right.second) }
  }

  private(set) var pairs: Set<Pair> = []
  /// The chains of overlapping links in which the other screen wins, by their first pair.
  private var reversed: Set<Pair> = []
  private var hasTriedLeftmost = false
  /// The number of pairs from which `ambiguity: leftmost` is clearer than `beats`.
  private static let severalPairs = 3
  /// The number of pairs from which `beats` would be unreadable.
  private static let mostPairs = 1_000
  private static let mostReversals = 100

  mutating func decide(_ spec: inout DraftSpec, _ draft: CompiledDraft, _ app: ImportedApp) -> Bool {
    guard let space = draft.space else { return false }
    let precedence = space.precedence
    var hasChanged = removeDuplicates(&spec, draft, space, app)
    var fresh: Set<Pair> = []
    for (link, others) in precedence.undecided {
      for other in others { if let pair = pair(link, other, draft) { fresh.insert(pair) } }
    }
    for (link, other) in precedence.contradictions { if let pair = pair(link, other, draft) { fresh.insert(pair) } }
    fresh.subtract(pairs)
    if !fresh.isEmpty {
      pairs.formUnion(fresh)
      hasChanged = true
      if !hasTriedLeftmost, pairs.count >= Self.severalPairs {
        hasTriedLeftmost = true
        if tryLeftmost(&spec, draft, space, app) { return true }
      }
    }
    for cycle in precedence.cycles {
      let links = cycle.compactMap { draft.link(ofModelLink: $0) }
      if breakCycle(links, &spec, app) { hasChanged = true }
    }
    if hasChanged { setBeats(&spec, app) }
    return hasChanged
  }

  private func pair(_ link: Int, _ other: Int, _ draft: CompiledDraft) -> Pair? {
    guard let first = draft.link(ofModelLink: link), let second = draft.link(ofModelLink: other) else { return nil }
    return Pair(first, second)
  }

  private mutating func removeDuplicates(
    _ spec: inout DraftSpec, _ draft: CompiledDraft, _ space: LinkSpace, _ app: ImportedApp
  ) -> Bool {
    var hasChanged = false
    for group in space.precedence.equal {
      let links = group.compactMap { draft.link(ofModelLink: $0) }.sorted {
        (rank(spec.links[$0], app), $0) < (rank(spec.links[$1], app), $1)
      }
      guard let kept = links.first else { continue }
      let url = group.first.flatMap { space.sample(of: $0) }
      for link in links.dropFirst() where !spec.links[link].isRemoved {
        hasChanged = true
        let source = app.links[spec.links[link].order]
        let isSame = spec.links[link].screen == spec.links[kept].screen || source.destination == nil
        let name = spec.screens[spec.links[kept].screen].name
        let message =
          isSame
          ? "\(Quoted(source.text)) matches the same URLs as another link to `\(name)`"
          : "the draft omits \(Quoted(source.text)): a link to `\(name)` matches the same URLs"
        let note =
          isSame
          ? ImportNote(.information, message, at: source.span)
          : ImportNote(.decision, message, help: "choose one of the two screens", url: url, at: source.span)
        spec.remove(link, DraftNote(.lost, note))
      }
    }
    return hasChanged
  }

  /// Links with a screen of the app come first, and then the order of the router.
  private func rank(_ link: DraftSpec.Link, _ app: ImportedApp) -> Int {
    let source = app.links[link.order]
    return (source.destination == nil ? app.links.count : 0) + link.order
  }

  enum Reason {
    case name
    case order
    case literals
    /// The links differ only in their position in the input files.
    case position
  }

  func reason(_ pair: Pair, _ spec: DraftSpec, _ app: ImportedApp) -> Reason {
    let (first, second) = (spec.links[pair.first], spec.links[pair.second])
    let (source, other) = (app.links[first.order], app.links[second.order])
    if (source.destination == nil) != (other.destination == nil) { return .name }
    if source.isOrdered, other.isOrdered, first.order != second.order { return .order }
    return first.pattern.literalness == second.pattern.literalness ? .position : .literals
  }

  func isFirstPreferred(_ pair: Pair, _ spec: DraftSpec, _ app: ImportedApp) -> Bool {
    let (first, second) = (spec.links[pair.first], spec.links[pair.second])
    switch reason(pair, spec, app) {
    case .name: return app.links[first.order].destination != nil
    case .order, .position: return first.order <= second.order
    case .literals: return second.pattern.literalness.lexicographicallyPrecedes(first.pattern.literalness)
    }
  }

  private mutating func setBeats(_ spec: inout DraftSpec, _ app: ImportedApp) {
    for index in spec.links.indices { spec.links[index].beats = [] }
    for chain in chains(spec) {
      let screen = spec.links[chain.pairs[0].first].screen
      let isForFirst = firstScreenWins(chain, spec, app)
      for pair in chain.pairs {
        var (winner, loser) = (pair.first, pair.second)
        let isFirstOfScreen = chain.isFirstSide[pair.first] ?? (spec.links[pair.first].screen == screen)
        if isFirstOfScreen != isForFirst { swap(&winner, &loser) }
        spec.links[winner].beats.insert(spec.links[loser].screen)
      }
    }
  }

  private struct Chain {
    var pairs: [Pair]
    /// `true` for links on the side of the first link.
    var isFirstSide: [Int: Bool]
  }

  private func firstScreenWins(_ chain: Chain, _ spec: DraftSpec, _ app: ImportedApp) -> Bool {
    var votes = 0
    for pair in chain.pairs {
      let isForPairFirst = isFirstPreferred(pair, spec, app)
      votes += isForPairFirst == (chain.isFirstSide[pair.first] ?? true) ? 1 : -1
    }
    let wins = votes == 0 ? isFirstPreferred(chain.pairs[0], spec, app) : votes > 0
    return reversed.contains(chain.pairs[0]) ? !wins : wins
  }

  private func chains(_ spec: DraftSpec) -> [Chain] {
    struct Screens: Hashable { var first, second: Int }
    let live = pairs.filter { !spec.links[$0.first].isRemoved && !spec.links[$0.second].isRemoved }
    let groups = Dictionary(grouping: live) { pair in
      let (first, second) = (spec.links[pair.first].screen, spec.links[pair.second].screen)
      return Screens(first: min(first, second), second: max(first, second))
    }
    var chains: [Chain] = []
    for (_, pairs) in groups {
      var neighbors: [Int: [Pair]] = [:]
      for pair in pairs.sorted() {
        neighbors[pair.first, default: []].append(pair)
        neighbors[pair.second, default: []].append(pair)
      }
      var sides: [Int: Bool] = [:]
      for pair in pairs.sorted() where sides[pair.first] == nil {
        var chain = Chain(pairs: [], isFirstSide: [:])
        var members: Set<Pair> = []
        var next = [pair.first]
        sides[pair.first] = true
        while let link = next.popLast() {
          chain.isFirstSide[link] = sides[link]
          for pair in neighbors[link] ?? [] where members.insert(pair).inserted {
            let other = pair.first == link ? pair.second : pair.first
            if sides[other] == nil {
              sides[other] = !(sides[link] ?? true)
              next.append(other)
            }
          }
        }
        chain.pairs = members.sorted()
        chains.append(chain)
      }
    }
    return chains.sorted { $0.pairs[0] < $1.pairs[0] }
  }

  /// Another screen wins in one chain, or the last link becomes a comment.
  private mutating func breakCycle(_ links: [Int], _ spec: inout DraftSpec, _ app: ImportedApp) -> Bool {
    guard links.count == 3, !links.contains(where: { spec.links[$0].isRemoved }) else { return false }
    if reversed.count < Self.mostReversals {
      let chains = chains(spec)
      for index in links.indices.reversed() {
        let pair = Pair(links[index], links[(index + 1) % 3])
        guard let chain = chains.first(where: { $0.pairs.contains(pair) }), reversed.insert(chain.pairs[0]).inserted
        else { continue }
        return true
      }
    }
    let last = links.max { spec.links[$0].order < spec.links[$1].order } ?? links[0]
    let source = app.links[spec.links[last].order]
    spec.remove(
      last,
      DraftPlanner.lost(
        source.text, "three links match the same URL, and no order of the three is consistent", at: source.span))
    return true
  }

  /// Sets `ambiguity: leftmost` if it decides all pairs like the existing router, or like a draft without an order.
  private mutating func tryLeftmost(
    _ spec: inout DraftSpec, _ draft: CompiledDraft, _ space: LinkSpace, _ app: ImportedApp
  ) -> Bool {
    var trial = spec
    trial.leftmost = DraftNote(.collision, ImportNote(.decision, ""))
    let compiled = CompiledDraft(trial, through: .comparison)
    guard let decisions = compiled.space?.precedence.decisions else { return false }
    var winners: [Pair: Int] = [:]
    for decision in decisions.keys {
      guard let winner = compiled.link(ofModelLink: decision.winner),
        let loser = compiled.link(ofModelLink: decision.loser)
      else { continue }
      winners[Pair(winner, loser)] = winner
    }
    let agreeing = pairs.count { pair in
      winners[pair] == (isFirstPreferred(pair, spec, app) ? pair.first : pair.second)
    }
    guard agreeing == pairs.count || pairs.count > Self.mostPairs else { return false }
    let first = pairs.min()
    let texts =
      first.map { [$0.first, $0.second] }?.map { Quoted(app.links[spec.links[$0].order].text).description } ?? []
    var url: String?
    if let first { url = witness(first, draft, space) }
    let decision =
      if !pairs.allSatisfy({ reason($0, spec, app) == .order }) {
        "lets the link with more literal text at the start win"
      } else if agreeing == pairs.count {
        "decides them like the existing router"
      } else {
        "decides them like the existing router in \(agreeing) of them"
      }
    spec.leftmost = DraftNote(
      .collision,
      ImportNote(
        .decision,
        "\(pairs.count) pairs of patterns overlap, such as \(texts.joined(separator: " and ")); `leftmost` "
          + decision, help: "keep this key, or decide each pair with `beats`", url: url))
    pairs = []
    return true
  }

  func witness(_ pair: Pair, _ draft: CompiledDraft, _ space: LinkSpace) -> String? {
    guard let first = draft.modelLink(of: pair.first), let second = draft.modelLink(of: pair.second) else { return nil }
    return space.witness(first, second).both
  }
}

extension CollisionRepair {
  private struct Overlap {
    var pair: Pair
    var loser: Int
    var reason: Reason
    var isPreferred: Bool
  }

  private static let mostNames = 4

  func finish(_ spec: inout DraftSpec, _ draft: CompiledDraft, _ app: ImportedApp) {
    guard let space = draft.space else { return }
    for index in spec.links.indices where !spec.links[index].beats.isEmpty {
      guard let link = draft.modelLink(of: index) else { continue }
      spec.links[index].beats = spec.links[index].beats.filter {
        space.precedence.isUsed(spec.screens[$0].name, by: link)
      }
    }
    var overlaps: [Int: [Overlap]] = [:]
    for pair in pairs.sorted() where !spec.links[pair.first].isRemoved && !spec.links[pair.second].isRemoved {
      let isFirst = spec.links[pair.first].beats.contains(spec.links[pair.second].screen)
      let (winner, loser) = isFirst ? (pair.first, pair.second) : (pair.second, pair.first)
      guard spec.links[winner].beats.contains(spec.links[loser].screen) else { continue }
      let isPreferred = isFirstPreferred(pair, spec, app) == isFirst
      overlaps[winner, default: []].append(
        Overlap(pair: pair, loser: loser, reason: reason(pair, spec, app), isPreferred: isPreferred))
    }
    for (winner, overlaps) in overlaps {
      // The comparison of two links takes longer than the note is worth, so the note has one URL.
      let url = overlaps.first.flatMap { witness($0.pair, draft, space) }
      spec.links[winner].notes.append(note(overlaps, url, spec, at: app.links[spec.links[winner].order].span))
    }
  }

  private func note(_ overlaps: [Overlap], _ url: String?, _ spec: DraftSpec, at span: Span) -> DraftNote {
    func names(_ overlaps: [Overlap]) -> String {
      var seen: Set<Int> = []
      let screens = overlaps.map { spec.links[$0.loser].screen }.filter { seen.insert($0).inserted }
      let names = screens.prefix(Self.mostNames).map { "`\(spec.screens[$0].name)`" }
      let more = screens.count - names.count
      return (names + (more > 0 ? ["\(more) more"] : [])).joined(or: "and")
    }
    func isUnlikeRouter(_ overlap: Overlap) -> Bool { overlap.reason == .order && !overlap.isPreferred }
    let (others, usual) = (overlaps.filter(isUnlikeRouter), overlaps.filter { !isUnlikeRouter($0) })
    var message = "this link wins against links of \(names(usual.isEmpty ? others : usual))"
    let reasons = Set(usual.map { $0.isPreferred ? $0.reason : nil })
    if usual.isEmpty {
      message += ", unlike in the existing router"
    } else if !others.isEmpty {
      message += ", and, unlike in the existing router, of \(names(others))"
    } else if reasons == [.order] {
      message += ", as in the existing router"
    } else if reasons == [.literals] {
      message += ": the draft lets the link with more literal text win"
    }
    return DraftNote(
      .collision, ImportNote(.decision, message, help: "check `beats`", url: url, at: span), topic: .overlap)
  }
}
