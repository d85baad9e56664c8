import RegularSets
import WaymarkModel

/// The rules that select a link if several links of a model match a URL.
///
/// A link takes precedence over another link if the URLs of the first link are a proper subset. Among overlapping
/// links, the spec names the winner.
package struct LinkPrecedence {
  /// The reason that a link takes precedence over another link.
  package enum Reason: Sendable {
    /// The URLs of the winner are a proper subset.
    case subset
    /// The winner names the other link under `beats`.
    case beats
    /// The winner is narrower at the first difference, and the spec sets `ambiguity: leftmost`.
    case leftmost
  }

  /// A pair of overlapping links with a winner.
  package struct Decision: Hashable, Sendable {
    package let winner, loser: Int
  }

  /// Cycles of three links in which each link takes precedence over the next link for a common URL.
  package private(set) var cycles: [[Int]] = []
  /// A Boolean value that indicates whether the search for cycles was complete.
  package private(set) var areCyclesComplete = true
  private unowned let space: LinkSpace
  /// The groups of two or more links with equal URLs, in order.
  package let equal: [[Int]]
  /// The overlapping pairs without a winner, as the earlier links for each link.
  package private(set) var undecided: [(link: Int, others: [Int])] = []
  /// The pairs of links that name each other under `beats`.
  package private(set) var contradictions: [(link: Int, other: Int)] = []
  package private(set) var decisions: [Decision: Reason] = [:]
  private var losers: Set<Int> = []
  /// The links that were not compared with every other link.
  package private(set) var unchecked: [Int]
  /// The names under `beats` that decide at least one pair.
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

  /// Returns a Boolean value that indicates whether a name under `beats` of a link decides a pair.
  package func isUsed(_ name: String, by link: Int) -> Bool { usedNames.contains(Use(link: link, name: name)) }

  /// Returns the reason that a link takes precedence over another link, or `nil` if it does not.
  package func reason(_ link: Int, over other: Int) -> Reason? {
    if let reason = decisions[Decision(winner: link, loser: other)] { return reason }
    return space.relation(link, other) == .subset ? .subset : nil
  }

  /// Returns a Boolean value that indicates whether a link loses to an overlapping link.
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

  /// Compares two links by `ambiguity: leftmost`; if the comparison exceeds its limit, both links are unchecked.
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

  /// Finds cycles of links in which each link takes precedence over the next link for a common URL.
  ///
  /// A longer cycle of links with a common URL contains a cycle of three links. At least two steps of a cycle are
  /// decisions, and one of these is `beats`, because inclusion and `leftmost` are acyclic.
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
          // The search meets each cycle once from each of its links.
          let cycle = [first, second, third]
          let start = cycle.firstIndex(of: min(first, second, third))!
          found.insert(Array(cycle[start...] + cycle[..<start]))
        }
      }
    }
    cycles = found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static let mostCycleSteps = 1_000_000
  /// The cost of a search for a common URL, in steps.
  private static let stepsOfURL = 500
  private static let mostCycles = 200
}
