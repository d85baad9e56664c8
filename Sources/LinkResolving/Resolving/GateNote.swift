import SpecText
import WaymarkLinks

/// The gates over which a link with `gates: false` opens, and those for which it waits.
package enum GateNote {
  /// `nil` for a link that waits until all gates are open.
  package static func text(on link: PublishedSpec.Link, in spec: PublishedSpec) -> String? {
    guard let first = spec.gates.first, link.target != .redirect, !link.requires.contains(first.condition) else {
      return nil
    }
    var seen: Set<Int> = []
    let gates = spec.gates.map { $0.route }.filter { seen.insert($0).inserted }
    func names(where isAllowed: Bool) -> String {
      let names = gates.filter { spec.allows(link, over: $0) == isAllowed }.map {
        "`\(spec.routes[$0].declaration.name)`"
      }
      return names.isEmpty ? "" : "the gate " + names.joined(or: "or")
    }
    let (over, awaited) = (names(where: true), names(where: false))
    let notes = [over.isEmpty ? "" : "opens over \(over)", awaited.isEmpty ? "" : "waits while \(awaited) is shown"]
    return notes.filter { !$0.isEmpty }.joined(separator: ", and ")
  }
}

extension PublishedSpec {
  /// The names of the gates of a link that opens its screens over a gate, and never over a tab.
  package func gatesOnly(_ landing: Landing) -> [String] {
    guard let route = landing.deciding.map({ routes[$0] }), route.tabs == [], route.flows.isEmpty, route.covers.isEmpty
    else { return [] }
    return route.gates.map { routes[$0].declaration.name }
  }

  fileprivate func allows(_ link: Link, over gate: Int) -> Bool {
    if case .app = link.target { return true }
    var landing = link.landing
    if landing.modals.first?.kind == .window { return true }
    // A sheet or cover with the same route as the gate is the gate itself.
    if let first = landing.modals.first, first.route == gate {
      landing.stack = first.stack
      landing.modals.removeFirst()
    }
    return landing.deciding.map { routes[$0].gates.contains(gate) } ?? false
  }
}

extension PublishedSpec.Landing {
  /// The screen that a gate must allow.
  fileprivate var deciding: Int? { modals.first?.route ?? stack.last }
}
