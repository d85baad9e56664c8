import RegularSets
import WaymarkModel

/// The rules that select one link if several links of a model match the same URL.
///
/// A link takes precedence over another link if the URLs of the first link are a proper subset of the URLs of the other
/// link. If two links overlap, the keys `beats` and `ambiguity` of the spec determine which link takes precedence.
package struct LinkPrecedence {
  package enum Reason: Sendable {
    case subset
    case beats
    /// The spec sets `ambiguity: leftmost`, and the winner is more specific at the leftmost difference.
    case leftmost
  }

  /// The winner and the loser among two overlapping links.
  package struct Decision: Hashable, Sendable {
    package let winner, loser: Int
  }

  package private(set) var cycles: [[Int]] = []
  package private(set) var areCyclesComplete = true
  private unowned let space: LinkSpace
  /// The groups of two or more links that match the same URLs, in ascending order.
  package let equal: [[Int]]
  /// The overlapping pairs of links without a winner.
  ///
  /// Each element combines all undecided pairs in which `link` has the larger index.
  package private(set) var undecided: [(link: Int, others: [Int])] = []
  /// The pairs of links in which each link's `beats` key contains the name of the other link.
  package private(set) var contradictions: [(link: Int, other: Int)] = []
  package private(set) var decisions: [Decision: Reason] = [:]
  private var losers: Set<Int> = []
  /// The links for which some comparisons with other links are missing because of a limit.
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

  // MARK: Pairs

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

  /// Compares two overlapping links by the rule `ambiguity: leftmost`.
  ///
  /// If the comparison exceeds its limit, the function adds both links to ``unchecked``.
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

  // MARK: Cycles

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
