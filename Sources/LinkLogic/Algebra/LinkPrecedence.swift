import RegularSets
import SpecModel

/// Selects one of several matching links: a proper subset takes precedence; for overlapping links, the keys `beats` and
/// `ambiguity` decide.
package struct LinkPrecedence {
  package enum Reason: Sendable {
    case subset
    case beats
    case leftmost
  }

  package struct Decision: Hashable, Sendable {
    package let winner, loser: Int
  }

  package private(set) var cycles: [[Int]] = []
  package private(set) var areCyclesComplete = true
  private unowned let space: LinkSpace
  package let equal: [[Int]]
  /// Overlapping pairs without a winner. Each element combines the pairs in which `link` has the larger index.
  package private(set) var undecided: [(link: Int, others: [Int])] = []
  package private(set) var contradictions: [(link: Int, other: Int)] = []
  package private(set) var decisions: [Decision: Reason] = [:]
  private var losers: Set<Int> = []
  package private(set) var unchecked: [Int]
  private var usedNames: Set<Use> = []

  private struct Use: Hashable {
    let link: Int
    let name: String
  }

  init(_ space: LinkSpace) {
    self.space = space
    let collisions = LinkCollisions(space)
    equal = collisions.equal
    unchecked = collisions.unchecked
    for pair in collisions.overlapping { decide(pair.first, pair.second) }
    losers = Set(decisions.keys.map(\.loser))
    findCycles()
  }

  package func isUsed(_ name: String, by link: Int) -> Bool { usedNames.contains(Use(link: link, name: name)) }

  package func reason(_ link: Int, over other: Int) -> Reason? {
    if let reason = decisions[Decision(winner: link, loser: other)] { return reason }
    return space.relation(link, other) == .subset ? .subset : nil
  }

  func isLoser(_ link: Int) -> Bool { losers.contains(link) }

  private mutating func decide(_ first: Int, _ second: Int) {
    let firstBeats = beats(first, second)
    let secondBeats = beats(second, first)
    if firstBeats, secondBeats {
      contradictions.append((second, first))
    } else if firstBeats || secondBeats {
      decisions[firstBeats ? Decision(winner: first, loser: second) : Decision(winner: second, loser: first)] = .beats
    } else if space.model.ambiguity == .leftmost, let isFirst = leftmost(first, second) {
      decisions[isFirst ? Decision(winner: first, loser: second) : Decision(winner: second, loser: first)] = .leftmost
    } else if undecided.last?.link == second {
      undecided[undecided.count - 1].others.append(first)
    } else {
      undecided.append((second, [first]))
    }
  }

  /// Compares two overlapping links by the rule `ambiguity: leftmost`. If the comparison exceeds its limit, the
  /// function adds both links to ``unchecked``.
  private mutating func leftmost(_ first: Int, _ second: Int) -> Bool? {
    do throws(TooManyStatesError) {
      return try space.isFirstLeftmost(first, second)
    } catch {
      unchecked += [first, second]
      return nil
    }
  }

  private mutating func beats(_ link: Int, _ other: Int) -> Bool {
    guard !space.model.links[link].beats.isEmpty, let name = space.model.ownName(of: space.model.links[other].target),
      space.model.links[link].beats.contains(where: { $0.string == name })
    else { return false }
    usedNames.insert(Use(link: link, name: name))
    return true
  }

  /// Every longer cycle of links with a common URL contains a cycle of three links. In a cycle of three links, at least
  /// two pairs of links overlap, and `beats` determines the winner of at least one overlapping pair. Without `beats`,
  /// links cannot form a cycle.
  private mutating func findCycles() {
    guard decisions.values.contains(.beats) else { return }
    let losers = Dictionary(grouping: decisions.keys, by: \.winner).mapValues { $0.map(\.loser).sorted() }
    var found: Set<[Int]> = []
    var steps = 0
    search: for (first, seconds) in losers.sorted(by: { $0.key < $1.key }) {
      for second in seconds {
        for third in losers[second] ?? [] {
          steps += 1
          guard steps <= Self.mostCycleSteps, found.count < Self.mostCycles else {
            areCyclesComplete = false
            break search
          }
          guard reason(third, over: first) != nil else { continue }
          steps += Self.stepsOfURL
          do throws(TooManyStatesError) {
            guard try space.commonURL([first, second, third]) != nil else { continue }
          } catch {
            areCyclesComplete = false
            continue
          }
          // The search finds each cycle three times, once from each link.
          let cycle = [first, second, third]
          let start = cycle.firstIndex(of: min(first, second, third))!
          found.insert(Array(cycle[start...] + cycle[..<start]))
        }
      }
    }
    cycles = found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static let mostCycleSteps = 1_000_000
  /// The cost of one search for a common URL, measured in steps.
  private static let stepsOfURL = 500
  private static let mostCycles = 200
}

extension LinkSpace {
  /// Returns a Boolean value that indicates which of two overlapping links wins under the rule `ambiguity: leftmost`.
  /// The function compares the schemes, the hosts, the path segments from left to right, the queries, and the
  /// fragments. The comparison ends at the first difference.
  func isFirstLeftmost(_ link: Int, _ other: Int) throws(TooManyStatesError) -> Bool? {
    let parts = try leftmostParts(link)
    let others = try leftmostParts(other)
    guard let row = rows[link]?.widest, let otherRow = rows[other]?.widest else { throw TooManyStatesError() }
    let columns = columns(of: [row, otherRow])
    var relations = zip(parts, others).map { cells.relation($0, $1) }
    relations += (1..<columns.query).map { relation(row, otherRow, in: $0..<$0 + 1, columns) }
    relations.append(relation(row, otherRow, in: columns.query..<columns.slash, columns))
    relations.append(relation(row, otherRow, in: columns.slash..<columns.count, columns))
    switch relations.first(where: { $0 != .equal }) {
    case .subset??: return true
    case .superset??: return false
    case .equal??, .overlapping??, .disjoint??, nil: return nil
    case nil?: throw TooManyStatesError()
    }
  }

  private func leftmostParts(_ link: Int) throws(TooManyStatesError) -> [Cell] {
    if let known = leftmostCells[link] { return known }
    guard let row = rows[link] else { throw TooManyStatesError() }
    let kinds = LinkRow.Kind.allCases.filter { kind in row.parts.contains { $0.start(kind) != nil } }
    let starts = Set(row.parts.flatMap { part in kinds.compactMap { part.start($0)?.first } })
    var first = starts.first ?? .end
    // Nearly all links have the same segments on the web and on custom schemes, and a union of large sets is slow.
    if starts.count > 1 {
      var union = RegularSet.empty
      for start in starts { union = try union.union(cells.regularSet(start)) }
      first = cells.cell(union) ?? .end
    }
    let parts = try leftmostAuthority(of: model.links[link].pattern, kinds) + [first]
    leftmostCells[link] = parts
    return parts
  }

  /// Most links of a spec have the same schemes and hosts, so the results are kept.
  private func leftmostAuthority(of pattern: Pattern, _ kinds: [LinkRow.Kind]) throws(TooManyStatesError) -> [Cell] {
    let key = AuthoritySets.Key(
      pattern.endpoints.filter { kinds.contains($0.host == nil ? .custom : .web) }, of: pattern)
    if let known = leftmostAuthorities[key] { return known }
    var endpoints: [Endpoint] = []
    for endpoint in key.endpoints {
      // An endpoint whose captured labels match no string has no URLs.
      if try !authorities.hosts(of: endpoint, key.labels).isEmpty { endpoints.append(endpoint) }
    }
    let schemes = try RegularSet.texts(Set(endpoints.map(\.scheme)).sorted())
    let hosts = try authorities.hosts(of: pattern, kinds)
    let parts = [schemes, hosts].map { cells.cell($0) ?? .end }
    leftmostAuthorities[key] = parts
    return parts
  }

  /// With a more specific type for the capture, the links may no longer overlap.
  package func decidingCapture(of link: Int, against other: Int) -> String? {
    guard let row = rows[link]?.widest, let otherRow = rows[other]?.widest else { return nil }
    let columns = columns(of: [row, otherRow])
    let kind: LinkRow.Kind = row.web != nil && otherRow.web != nil ? .web : .custom
    for (column, segment) in model.links[link].pattern.path.segments.enumerated() where column < columns.query {
      guard case .capture(let capture) = segment,
        let relation = cells.relation(cell(row, kind, column, columns), cell(otherRow, kind, column, columns)),
        relation == .superset || relation == .overlapping
      else { continue }
      return capture.name
    }
    return nil
  }
}
