import Everything
import WaymarkNavigation

/// What the spec `Everything` says, copied out of its YAML by hand: the reference navigator asks nothing of the library.
enum MuseumTables {
  static let tabs: [Museum.Floor] = [.tour, .shop, .find, .visits]
  static let initialTab = Museum.Floor.tour
  static let minimum = 2
  static let resetSelects = Museum.Floor.tour

  static let pinned: Set<Museum.Floor> = [.tour]
  static let shownAtFirst: Set<Museum.Floor> = [.tour, .shop, .find]
  static let condition: [Museum.Floor: Museum.Condition] = [.shop: .openNow]
  static let fallback: [Museum.Floor: Museum.Floor] = [.shop: .tour, .find: .tour, .visits: .shop]

  static let selectionKey = "museum.floor"
  static let shownKey = "museum.floors"
  static let orderKey = "museum.floors-order"
  static let stateKey = "MuseumNavigation.state"

  static func number(of tab: Museum.Floor) -> Int {
    switch tab {
    case .tour: 10
    case .shop: 1
    case .find: 2
    case .visits: 3
    }
  }

  /// The `in:` of a route, as far as it names tabs.
  static func tabs(of route: Museum.Route) -> [Museum.Floor] {
    switch route {
    case .works, .work: [.tour, .find]
    case .about: tabs
    case .room, .quiz, .audio(.playlist): [.tour]
    case .catalog: [.find]
    case .ticket: [.visits]
    case .audio(.player): [.tour, .visits]
    case .payment, .receipt: []
    }
  }

  /// Whether a route's `in:` names the flow of what is presented. Only `buy` is named by any.
  static func isIn(flowOf screen: ReferenceState.Screen, _ route: Museum.Route) -> Bool {
    switch (screen, route) {
    case (.cover(.buy), .payment), (.cover(.buy), .receipt): true
    default: false
    }
  }

  /// Whether JSON can hold the route: a `Photo` codes itself no more than it hashes itself.
  static func canBeKept(_ route: Museum.Route) -> Bool {
    if case .work(_, _, _, .some) = route { false } else { true }
  }
}
