import Everything
import Foundation
import TestSupport
import WaymarkNavigation

/// A random state that the spec allows and that a snapshot preserves completely.
enum RandomState {
  static func state(using random: inout SplitMix64) -> NavigationState<Museum> {
    var state = NavigationState<Museum>(selectedTab: random.pick(MuseumTables.tabs))
    for tab in MuseumTables.tabs {
      let allowed = routes.filter { MuseumTables.tabs(of: $0).contains(tab) }
      for _ in 0..<random.below(4) { state[stack: .tab(tab)].append(random.pick(allowed)) }
    }
    switch random.below(4) {
    case 0: state.modals = [.sheet(random.pick([.page(), .page(path: "a"), .audio(.captions)]))]
    case 1:
      let cover = Museum.Cover.buy(returnTo: random.once(in: 2) ? URL(string: "https://ex.com/a") : nil)
      let flow: [[Museum.Route]] = [[], [.payment], [.payment, .receipt(number: "a")]]
      state.modals = [.cover(cover, stack: random.pick(flow))]
      if random.once(in: 2) {
        state.modals.append(random.once(in: 2) ? .sheet(.voucher(code: "ABC-1234")) : .cover(.voucher()))
      }
      if state.modals.count == 2, random.once(in: 2) {
        state.modals.append(.cover(.terms, stack: [.clause(number: 7)]))
      }
    default: break
    }
    let windows: [Museum.Window] = [.page(), .page(path: "a"), .page(path: "a", locale: "pl")]
    state.windows = windows.filter { _ in random.once(in: 3) }.map { NavigationState.OpenWindow($0) }
    return state
  }

  private static let routes: [Museum.Route] = [
    .works, .work(id: 1), .work(id: -2, zoom: 2.5, annotated: true), .about, .room(number: 5),
    .room(number: 6, on: CalendarDate("2000-02-29")), .catalog(path: ["a", "b/c"], kind: .vasesAndBowls),
    .catalog(kind: .painting),
    .ticket(code: "ABC-1234", visit: UUID(uuidString: "3F2504E0-4F89-11D3-9A0C-0305E82C3301")!),
    .audio(.player(track: 3)), .audio(.playlist), .quiz(), .quiz(level: .hard, start: CalendarDate("1999-12-31")),
  ]
}
