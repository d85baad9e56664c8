import RegularSets
import WaymarkModel

/// The link that wins if two links of a model match a URL: a proper subset, and among overlapping links the one that the
/// spec names.
package struct LinkPrecedence {
  /// Why a link wins over another.
  package enum Reason: Sendable {
    /// Its URLs are a proper subset.
    case subset
    /// It says so with `beats`.
    case beats
    /// `ambiguity: leftmost`, and where it is the narrower one first.
    case leftmost
  }

  /// A pair of overlapping links, the winner first.
  package struct Decision: Hashable, Sendable {
    package let winner, loser: Int
  }

  /// Links that win over one another in a circle, on some URL; three each.
  package private(set) var cycles: [[Int]] = []
  /// Whether all such circles were looked for.
  package private(set) var areCyclesComplete = true
  private unowned let space: LinkSpace
  /// Links with the same URLs, two at least, in their order.
  package let equal: [[Int]]
  /// Overlapping pairs without a winner: for each link, the earlier links.
  package private(set) var undecided: [(link: Int, others: [Int])] = []
  /// Pairs that name each other under `beats`.
  package private(set) var contradictions: [(link: Int, other: Int)] = []
  package private(set) var decisions: [Decision: Reason] = [:]
  private var losers: Set<Int> = []
  /// Links that were not compared with all others.
  package private(set) var unchecked: [Int]
  /// For each name under a link's `beats`, whether it decides something.
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

  /// Whether a link's `beats` gains anything by a name.
  package func isUsed(_ name: String, by link: Int) -> Bool { usedNames.contains(Use(link: link, name: name)) }

  /// Why a link wins over another where both match; nil where it does not.
  package func reason(_ link: Int, over other: Int) -> Reason? {
    if let reason = decisions[Decision(winner: link, loser: other)] { return reason }
    return space.relation(link, other) == .subset ? .subset : nil
  }

  /// Whether some link wins over a link though it is not inside it.
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

  /// Which of two links is first by `ambiguity: leftmost`; where it takes too long to find out, both are left unchecked.
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

  /// Finds links of which each wins over the next, and the last over the first, on some URL.
  ///
  /// Where there is a longer cycle of links that one URL is, there is one of three among them. Two of its steps at least are
  /// decisions, and one of them `beats`: links inside one another make no cycle, nor do those that leftmost decides.
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
          // Each cycle is met from each of its links.
          let cycle = [first, second, third]
          let start = cycle.firstIndex(of: min(first, second, third))!
          found.insert(Array(cycle[start...] + cycle[..<start]))
        }
      }
    }
    cycles = found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static let mostCycleSteps = 1_000_000
  /// What looking for a URL costs.
  private static let stepsOfURL = 500
  private static let mostCycles = 200
}
