import Everything
import WaymarkNavigation

/// The facts of the spec `Everything`, copied by hand so that the reference navigator is independent of the library.
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

  /// Returns the tabs that the `in:` of a route names.
  static func tabs(of route: Museum.Route) -> [Museum.Floor] {
    switch route {
    case .works, .work, .gallery: [.tour, .find]
    case .about: tabs
    case .room, .quiz, .audio(.playlist), .enroll: [.tour]
    case .catalog: [.find]
    case .ticket, .history, .visit: [.visits]
    case .audio(.player): [.tour, .visits]
    case .payment, .receipt, .clause: []
    }
  }

  /// Returns a Boolean value that indicates whether the `in:` of a route names the flow of a presented screen.
  ///
  /// Only the flows of `buy` and `terms` are named by routes.
  static func isIn(flowOf screen: ReferenceState.Screen, _ route: Museum.Route) -> Bool {
    switch (screen, route) {
    case (.cover(.buy), .payment), (.cover(.buy), .receipt), (.cover(.buy), .enroll), (.cover(.terms), .clause): true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether the `in:` of a presented route names another one.
  static func canCover(_ screen: ReferenceState.Screen, _ other: ReferenceState.Screen) -> Bool {
    switch (screen, other) {
    case (.sheet(.voucher), .cover(.buy)), (.sheet(.enroll), .cover(.buy)), (.cover(.voucher), .cover(.buy)),
      (.cover(.terms), .sheet(.voucher)),
      (.cover(.terms), .cover(.voucher)):
      true
    default: false
    }
  }

  /// Returns the tabs over which a screen can be presented.
  static func tabs(over screen: ReferenceState.Screen) -> [Museum.Floor] {
    switch screen {
    case .sheet(.voucher), .cover(.voucher): [.shop]
    case .sheet(.enroll), .sheet(.audio(.playlist)), .cover(.audio(.subscribe)): [.tour]
    default: tabs
    }
  }

  /// Returns a Boolean value that indicates whether JSON can represent a route.
  ///
  /// A route with a `Photo` cannot be saved, because `Photo` is neither `Codable` nor `Hashable`.
  static func canBeKept(_ route: Museum.Route) -> Bool {
    if case .work(_, _, _, .some) = route { false } else { true }
  }
}

extension MuseumTables {
  /// The values of `otherwise` in the spec.
  enum Otherwise {
    case web
    case redirect(to: String)
  }

  static func otherwise(of url: String) -> Otherwise? {
    let path = url.drop { $0 != "/" }.drop { $0 == "/" }
    if path == "works/new" { return .web }
    // A redirected URL is canonical.
    if path.hasPrefix("loans/") { return .redirect(to: "museum://works/" + path.dropFirst("loans/".count)) }
    if path.hasPrefix("vault/") { return .redirect(to: "museum://loans/" + path.dropFirst("vault/".count)) }
    return nil
  }
}
