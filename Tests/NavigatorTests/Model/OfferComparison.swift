import Everything
import Foundation

@testable import WaymarkNavigation

/// A comparison of the screen that the navigator offers to the system with the visible screen of the reference.
struct OfferComparison {
  private struct Offer: Equatable {
    let url: URL
    let activities: Set<ScreenActivity>
  }

  private var expected: Offer?

  mutating func mismatch(_ offered: PublishedScreen?, _ reference: ReferenceNavigator) -> String? {
    follow(reference)
    let offer = offered.map { Offer(url: $0.url, activities: $0.activities) }
    return offer == expected ? nil : "it offers \(offer as Any), not \(expected as Any)"
  }

  /// The last screen stays while nothing else is visible.
  private mutating func follow(_ reference: ReferenceNavigator) {
    if !reference.hasStarted {
      expected = nil
    } else if reference.isSceneActive, reference.presentationsOfApp.isEmpty, let screen = reference.visibleScreens {
      expected = Self.offer(of: screen.last, in: reference.state)
    }
  }

  private static func offer(of screen: ReferenceState.Screen?, in state: ReferenceState) -> Offer? {
    let place = screen.map { NavigationPlace<Museum>.modal($0.screen) } ?? .tab(state.tab)
    if let route = state.stack(in: place).last { return offer(of: route, MuseumTables.activities(of: route)) }
    switch screen {
    case .sheet(let sheet)?: return offer(of: sheet, [.handoff])
    case .cover(let cover)?: return offer(of: cover, [.handoff])
    case nil:
      let path: String? =
        switch state.tab {
        case .tour: "/"
        case .shop: "/shop"
        case .find, .visits: nil
        }
      let url = path.flatMap { URL(string: "https://museum.example" + $0) }
      return url.map { Offer(url: $0, activities: [.handoff, .search, .prediction]) }
    }
  }

  /// The first origin on the web that has a URL decides.
  private static func offer<Screen: LinkDestination>(of screen: Screen, _ activities: Set<ScreenActivity>) -> Offer?
  where Screen.Navigation == Museum {
    let url = [.web, .help, .press, .app].lazy.compactMap { screen.url(on: $0) }.first
    return url.map { Offer(url: $0, activities: activities) }
  }
}

extension ReferenceNavigator {
  /// The sheets and covers that the user sees, or `nil` while the views present or dismiss one.
  fileprivate var visibleScreens: [ReferenceState.Screen]? {
    let screens = Array(state.modals.map(\.screen).prefix { $0 != presentation.failed })
    let isSettled = presentation.seen.allSatisfy { !$0.mustGo } && presentation.seen.map(\.screen) == screens
    return isSettled ? screens : nil
  }
}

extension MuseumTables {
  /// Only a screen with a title is offered to Spotlight and Siri.
  fileprivate static func activities(of route: Museum.Route) -> Set<ScreenActivity> {
    switch route {
    case .work, .about: [.handoff, .search, .prediction]
    default: [.handoff]
    }
  }
}
