import SpecText
import WaymarkLinks

/// The gates that a link with `gates: false` shows, over which it opens, and for which it waits.
package enum GateNote {
  fileprivate enum Way { case over, itself, wait }

  /// `nil` for a link that waits until all gates are open.
  package static func text(on link: PublishedSpec.Link, in spec: PublishedSpec) -> String? {
    guard let first = spec.gates.first, link.target != .redirect, !link.requires.contains(first.condition) else {
      return nil
    }
    var seen: Set<Int> = []
    let gates = spec.gates.map { $0.route }.filter { seen.insert($0).inserted }
    let ways = gates.map { spec.way(of: link, over: $0) }
    func note(_ way: Way, _ verb: String, _ end: String = "") -> String? {
      let names = gates.indices.filter { ways[$0] == way }.map { "`\(spec.routes[gates[$0]].declaration.name)`" }
      return names.isEmpty ? nil : "\(verb) the gate \(names.joined(or: "or"))\(end)"
    }
    let notes = [note(.over, "opens over"), note(.itself, "shows"), note(.wait, "waits while", " is shown")]
    return notes.compactMap { $0 }.joined(separator: ", and ")
  }
}

extension PublishedSpec {
  /// The gates of a link that opens its screens over a gate, and never over a tab, as routes.
  package func gatesOnly(_ landing: Landing) -> [Int] {
    guard let route = landing.deciding.map({ routes[$0] }), route.tabs == [], route.flows.isEmpty, route.covers.isEmpty
    else { return [] }
    return route.gates
  }

  fileprivate func way(of link: Link, over gate: Int) -> GateNote.Way {
    if case .app = link.target { return .over }
    var landing = link.landing
    if landing.modals.first?.kind == .window { return .over }
    // A screen with the same route as the gate is the gate itself.
    if let first = landing.modals.first, first.route == gate {
      landing.stack = first.stack
      landing.modals.removeFirst()
    } else if landing.modals.isEmpty, let place = landing.stack.lastIndex(of: gate) {
      landing.stack.removeFirst(place + 1)
    }
    guard let deciding = landing.deciding else { return link.landing.deciding == nil ? .wait : .itself }
    return routes[deciding].gates.contains(gate) ? .over : .wait
  }
}

extension PublishedSpec.Landing {
  /// The screen that a gate must allow.
  fileprivate var deciding: Int? { modals.first?.route ?? stack.last }
}
