import Everything
import WaymarkNavigation

/// The invariants that hold after any damage.
@MainActor
enum MuseumInvariants {
  static func violation(_ navigator: Navigator<Museum>) -> String? {
    let state = ReferenceState(navigator.state)
    if !navigator.visibleTabs.contains(state.tab) { return "\(state.tab) is selected and not in the bar" }
    for (index, open) in state.windows.enumerated() {
      if state.windows[..<index].contains(where: { $0.window == open.window }) { return "\(open.window) is open twice" }
    }
    for place in state.places {
      for route in state.stack(in: place) where !state.allows(route, in: place) {
        return "\(route) may not be in \(place)"
      }
    }
    for (modal, other) in zip(state.modals.dropFirst(), state.modals)
    where !MuseumTables.canCover(modal.screen, other.screen) {
      return "\(modal.screen) may not cover \(other.screen)"
    }
    return violation(navigator.arrangement)
  }

  static func violation(_ arrangement: TabArrangement<Museum>) -> String? {
    let numbers = arrangement.order.map(MuseumTables.number)
    if numbers.sorted() != [1, 2, 3, 10] { return "the order is \(arrangement.order)" }
    if !arrangement.shown.isSuperset(of: MuseumTables.pinned) { return "a pinned tab is hidden" }
    return arrangement.shown.count < MuseumTables.minimum ? "too few tabs are shown" : nil
  }
}
