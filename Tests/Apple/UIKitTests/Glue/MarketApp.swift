import Foundation
import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

typealias Tab = MarketNavigation.Tab
typealias Route = MarketNavigation.Route

/// The market on a window, and somebody in front of it.
@MainActor
final class MarketApp {
  let navigator: Navigator<MarketNavigation>
  let tabs: NavigatorTabBarController<MarketNavigation>
  let window = UIWindow(frame: .zero)
  private let screens: MarketScreens

  var user: SimulatedUser { SimulatedUser(of: window) }

  /// A market that nobody looks at yet: see ``launch()``.
  init(
    conditions: Set<MarketNavigation.Condition> = [], storage: (any NavigationStorage)? = nil, holdsRoots: Bool = false
  ) {
    navigator = Navigator(conditions: conditions, storage: storage)
    let screens = MarketScreens(holdsRoots: holdsRoots)
    self.screens = screens
    tabs = NavigatorTabBarController(navigator) { tab in
      await screens.root(of: tab)
    } route: { route in
      screens.screen("\(route)")
    } sheet: { sheet in
      screens.screen("sheet \(sheet)")
    } cover: { cover in
      screens.screen("cover \(cover)")
    }
  }

  /// A market on the screen, with everything in its place.
  static func launched(conditions: Set<MarketNavigation.Condition> = []) async -> MarketApp {
    let app = MarketApp(conditions: conditions)
    await app.launch()
    return app
  }

  func launch() async {
    show()
    await settle()
    _ = takeMade()
  }

  /// Puts the market in its window.
  func show() {
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  /// The screens that have been asked for since this was asked for the last time.
  func takeMade() -> [String] { screens.takeMade() }

  /// Lets the content of roots come that has been asked for, and from now on at once.
  func giveRoots() { screens.giveRoots() }

  func settle() async { await UIKitSimulator.settle() }

  /// Lets the main actor have some turns, and no transition end.
  func turns(_ count: Int = 8) async { for _ in 0..<count { await Task.yield() } }

  @discardableResult
  func open(_ path: String) -> LinkOutcome { navigator.open(URL(string: "market:/\(path)")!) }

  // What UIKit has.

  func stack(of tab: Tab) -> UINavigationController { tabs.navigationController(of: .tab(tab))! }

  /// The screens above the root on a tab's stack.
  func screens(of tab: Tab) -> [String] { stack(of: tab).viewControllers.dropFirst().map(name) }

  /// The sheet or cover, and the screens that are pushed inside it.
  var modal: [String]? {
    guard let presented = tabs.presentedViewController else { return nil }
    return ((presented as? UINavigationController)?.viewControllers ?? [presented]).map(name)
  }

  /// What is on the screen.
  var screen: String { user.screen.map(name) ?? "nothing" }

  private func name(_ controller: UIViewController) -> String { (controller as? MarketScreen)?.name ?? "empty" }

  /// Everything in UIKit's hierarchy that a state says, a line each.
  var hierarchy: [String] {
    let controllers = tabs.viewControllers ?? []
    let lines = controllers.map { controller in
      let names = (controller as? UINavigationController)?.viewControllers.map(name) ?? ["no stack"]
      let bar = (controller as? UINavigationController)?.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
      return (["\(controller.tabBarItem.accessibilityIdentifier ?? "?")"] + names).joined(separator: " › ")
        + (bar == true ? " without bar" : "")
    }
    // Whoever looks at the list behind More has no tab selected.
    let isInMore = tabs.selectedViewController === tabs.moreNavigationController
    let selected = isInMore ? "More" : "selected \(tabs.selectedIndex)"
    return lines + [selected] + (modal.map { [$0.joined(separator: " › ")] } ?? [])
  }

  /// The same of the navigator's state.
  var expectedHierarchy: [String] {
    let state = navigator.state
    let lines = navigator.visibleTabs.map { tab in
      let routes = state[stack: .tab(tab)]
      return (["\(tab.accessibilityID)", "tab \(tab)"] + routes.map { "\($0)" }).joined(separator: " › ")
        + (routes.contains(where: \.hidesTabBar) ? " without bar" : "")
    }
    let isInMore = tabs.selectedViewController === tabs.moreNavigationController
    let selected = isInMore ? "More" : "selected \(navigator.visibleTabs.firstIndex(of: state.selectedTab) ?? -1)"
    let modal = state.modal.map { modal in
      let start: String =
        switch modal.screen {
        case .sheet(let sheet): "sheet \(sheet)"
        case .cover(let cover): "cover \(cover)"
        }
      return ([start] + modal.stack.map { "\($0)" }).joined(separator: " › ")
    }
    return lines + [selected] + (modal.map { [$0] } ?? [])
  }

  /// Requires that UIKit has what the state says, when everything has ended.
  func expectInStep(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) async {
    await settle()
    #expect(hierarchy == expectedHierarchy, comment, sourceLocation: sourceLocation)
    #expect(UIKitSimulator.transitionCount == 0, sourceLocation: sourceLocation)
  }
}

/// Makes the market's screens.
@MainActor
private final class MarketScreens {
  private var made: [String] = []
  /// Whether roots wait for ``giveRoots()``.
  private var holdsRoots: Bool
  private var waitingRoots: [CheckedContinuation<Void, Never>] = []

  init(holdsRoots: Bool) { self.holdsRoots = holdsRoots }

  func root(of tab: Tab) async -> UIViewController {
    if holdsRoots { await withCheckedContinuation { waitingRoots.append($0) } }
    return screen("tab \(tab)")
  }

  func screen(_ name: String) -> MarketScreen {
    made.append(name)
    return MarketScreen(name)
  }

  func takeMade() -> [String] {
    defer { made = [] }
    return made
  }

  func giveRoots() {
    holdsRoots = false
    for root in waitingRoots { root.resume() }
    waitingRoots = []
  }
}
