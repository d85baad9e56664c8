import Foundation
import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

typealias Tab = MarketNavigation.Tab
typealias Route = MarketNavigation.Route

/// The market app in a window with a user.
@MainActor
final class MarketApp {
  let navigator: Navigator<MarketNavigation>
  let tabs: NavigatorTabBarController<MarketNavigation>
  let window = UIWindow(frame: .zero)
  private let screens: MarketScreens
  private let loadsAllTabs: Bool
  /// A Boolean value that indicates whether the tabs are view controllers, as on iOS 17.
  let usesViewControllers: Bool

  private let log: EventLog
  /// The events of the navigator.
  var events: [NavigationEvent<MarketNavigation>] { log.events }

  var user: SimulatedUser { SimulatedUser(of: window) }

  /// Creates a market app that is not in its window yet.
  ///
  /// ``launch()`` shows the app.
  init(
    conditions: Set<MarketNavigation.Condition> = [], storage: (any NavigationStorage)? = nil, holdsRoots: Bool = false,
    loadsAllTabs: Bool = false, usesViewControllers: Bool = false,
    navigationController: @escaping (NavigationPlace<MarketNavigation>) -> UINavigationController = { _ in
      UINavigationController()
    }
  ) {
    let log = EventLog()
    self.log = log
    navigator = Navigator(conditions: conditions, storage: storage, onEvent: { log.events.append($0) })
    let screens = MarketScreens(holdsRoots: holdsRoots, navigationController: navigationController)
    self.screens = screens
    self.loadsAllTabs = loadsAllTabs
    self.usesViewControllers = usesViewControllers
    tabs = NavigatorTabBarController(
      navigator, screens, bundle: nil, loadsAllTabs: loadsAllTabs, usesViewControllers: usesViewControllers)
  }

  /// Creates a market app, shows the app, and waits until all transitions have ended.
  static func launched(conditions: Set<MarketNavigation.Condition> = []) async -> MarketApp {
    let app = MarketApp(conditions: conditions)
    await app.launch()
    return app
  }

  /// Ends the time in which the views must confirm the latest presentation or dismissal.
  func timeOut() { for action in log.takeDelayed() { action() } }

  func launch() async {
    // The simulated transitions take as long as a test wants.
    navigator.delay = { [log] time, action in
      // The next update begins when the waiting tasks run.
      if time == Navigator<MarketNavigation>.presentationDelay {
        Task { action() }
      } else {
        log.delayed.append(action)
      }
    }
    show()
    await settle()
    _ = takeMade()
  }

  /// Shows the market app in its window.
  func show() {
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  /// Returns the names of the screens that were created since the last call of this method.
  func takeMade() -> [String] { screens.takeMade() }

  /// Creates the waiting root screens.
  ///
  /// Later root screens are created immediately.
  func giveRoots() { screens.giveRoots() }

  func settle() async { await UIKitSimulator.settle() }

  /// Runs the tasks of the main actor, and the tasks that they enqueue, without ending a transition.
  func runTasks() async { await UIKitSimulator.runTasks() }

  @discardableResult
  func open(_ path: String) -> LinkOutcome { navigator.open(URL(string: "market:/\(path)")!) }

  // The state of UIKit.

  func stack(of tab: Tab) -> UINavigationController { tabs.navigationController(of: .tab(tab))! }

  /// The screens above the root of a tab's stack.
  func screens(of tab: Tab) -> [String] { stack(of: tab).viewControllers.dropFirst().map(name) }

  /// The screens of each sheet or cover, from the bottom to the top of its stack. The list begins with the outermost
  /// sheet or cover, and contains no controllers that the app presents without the navigator.
  var modals: [[String]] {
    sequence(first: tabs.presentedViewController, next: { $0?.presentedViewController }).compactMap(\.self)
      .filter { !($0 is AppPicker) }
      .map { (($0 as? UINavigationController)?.viewControllers ?? [$0]).map(name) }
  }

  /// The screens of the sheet or cover over all others, from the bottom to the top of the stack.
  var modal: [String]? { modals.last }

  /// The name of the visible screen.
  var screen: String { user.screen.map(name) ?? "nothing" }

  private func name(_ controller: UIViewController) -> String { (controller as? MarketScreen)?.name ?? "empty" }

  /// The visible tabs in UIKit: the identifier and the view controller of each tab.
  private var tabsInUIKit: [(identifier: String?, controller: UIViewController?)] {
    if usesViewControllers {
      return (tabs.viewControllers ?? []).map { ($0.tabBarItem.accessibilityIdentifier, $0) }
    }
    let all = tabs.tabs.flatMap { ($0 as? UITabGroup)?.children ?? [$0] }
    return all.filter { !$0.isHidden }.map { ($0.accessibilityIdentifier, $0.viewController) }
  }

  /// The state in UIKit's hierarchy, with one line for each tab, for the selection, and for the modal.
  var hierarchy: [String] {
    let lines = tabsInUIKit.map { identifier, controller in
      let names = (controller as? UINavigationController)?.viewControllers.map(name) ?? ["no stack"]
      let bar = (controller as? UINavigationController)?.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
      return (["\(identifier ?? "?")"] + names).joined(separator: " › ")
        + (bar == true ? " without bar" : "")
    }
    // While the More list is visible, no tab is selected.
    let isInMore = tabs.selectedViewController === tabs.moreNavigationController
    let shown = usesViewControllers ? tabs.selectedViewController : tabs.selectedTab?.viewController
    let selected = isInMore ? "More" : "selected \(tabsInUIKit.firstIndex { $0.controller === shown } ?? -1)"
    return lines + [selected] + modals.map { $0.joined(separator: " › ") }
  }

  /// The lines that ``hierarchy`` must have according to the navigator's state.
  var expectedHierarchy: [String] {
    let state = navigator.state
    let tabs = expectedTabs
    let lines = tabs.map { tab in
      if mayBeEmpty(tab) { return "\(tab.accessibilityID) › empty" }
      let routes = state[stack: .tab(tab)]
      return (["\(tab.accessibilityID)", "tab \(tab)"] + routes.map { "\($0)" }).joined(separator: " › ")
        + (routes.contains(where: \.hidesTabBar) ? " without bar" : "")
    }
    let isInMore = self.tabs.selectedViewController === self.tabs.moreNavigationController
    let selected = isInMore ? "More" : "selected \(tabs.firstIndex(of: state.selectedTab) ?? -1)"
    let modals = state.modals.map { modal in
      let start: String =
        switch modal.screen {
        case .sheet(let sheet): "sheet \(sheet)"
        case .cover(let cover): "cover \(cover)"
        }
      return ([start] + modal.stack.map { "\($0)" }).joined(separator: " › ")
    }
    return lines + [selected] + modals
  }

  /// The visible tabs in the order of UIKit. In a sidebar, the search tab is the last tab.
  private var expectedTabs: [Tab] {
    let visible = navigator.visibleTabs
    guard UIKitSimulator.isWide, !usesViewControllers else { return visible }
    return visible.filter { !$0.tabItem.isSearch } + visible.filter(\.tabItem.isSearch)
  }

  /// Returns whether a tab shows only an empty controller because the tab has not been selected yet.
  private func mayBeEmpty(_ tab: Tab) -> Bool {
    !loadsAllTabs && tab != navigator.state.selectedTab && stack(of: tab).viewControllers.map(name) == ["empty"]
  }

  /// Waits until all transitions have ended and requires that UIKit's hierarchy matches the navigator's state.
  func expectInStep(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) async {
    await settle()
    #expect(hierarchy == expectedHierarchy, comment, sourceLocation: sourceLocation)
    #expect(UIKitSimulator.transitionCount == 0, sourceLocation: sourceLocation)
  }
}

/// A view controller that the app presents without the navigator.
final class AppPicker: UIViewController {}

@MainActor
private final class EventLog {
  var events: [NavigationEvent<MarketNavigation>] = []
  var delayed: [@MainActor () -> Void] = []

  func takeDelayed() -> [@MainActor () -> Void] {
    defer { delayed = [] }
    return delayed
  }
}

/// The market's screens.
@MainActor
private final class MarketScreens: ScreenControllers {
  typealias Spec = MarketNavigation

  private var made: [String] = []
  /// A Boolean value that indicates whether root screens wait for ``giveRoots()``.
  private var holdsRoots: Bool
  private var waitingRoots: [CheckedContinuation<Void, Never>] = []

  private let makeNavigationController: (NavigationPlace<Spec>) -> UINavigationController

  init(holdsRoots: Bool, navigationController: @escaping (NavigationPlace<Spec>) -> UINavigationController) {
    self.holdsRoots = holdsRoots
    makeNavigationController = navigationController
  }

  func tab(_ tab: Spec.Tab) async -> UIViewController {
    if holdsRoots { await withCheckedContinuation { waitingRoots.append($0) } }
    return screen("tab \(tab)")
  }

  func route(_ route: Spec.Route) -> UIViewController { screen("\(route)") }
  func sheet(_ sheet: Spec.Sheet) -> UIViewController { screen("sheet \(sheet)") }
  func cover(_ cover: Spec.Cover) -> UIViewController { screen("cover \(cover)") }

  func navigationController(for place: NavigationPlace<Spec>) -> UINavigationController {
    makeNavigationController(place)
  }

  private func screen(_ name: String) -> MarketScreen {
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
