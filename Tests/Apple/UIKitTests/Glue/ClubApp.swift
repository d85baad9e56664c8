import Club
import Foundation
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

/// The club app, which has gates, in a window with a user.
@MainActor
final class ClubApp: Foundation.NSObject, UIWindowSceneDelegate {
  let navigator: Navigator<ClubNavigation>
  let tabs: NavigatorTabBarController<ClubNavigation>
  var window: UIWindow? = UIWindow(frame: .zero)

  var user: SimulatedUser { SimulatedUser(of: window!) }
  /// The name of the visible screen.
  var screen: String { user.screen.map(name) ?? "nothing" }

  /// The screens of the sheets over each other.
  var sheets: [String] {
    sequence(first: tabs.presentedViewController, next: { $0?.presentedViewController }).compactMap(\.self).map(name)
  }

  init(conditions: Set<ClubNavigation.Condition> = [.onboarded, .signedIn], usesViewControllers: Bool = false) {
    navigator = Navigator(conditions: conditions, storage: nil)
    // The next update begins when the waiting tasks run, and no confirmation is late.
    navigator.delay = { time, action in if time == Navigator<ClubNavigation>.presentationDelay { Task { action() } } }
    tabs = NavigatorTabBarController(
      navigator, ClubScreens(), bundle: nil, loadsAllTabs: false, usesViewControllers: usesViewControllers)
  }

  static func launched(
    conditions: Set<ClubNavigation.Condition> = [.onboarded, .signedIn], usesViewControllers: Bool = false
  ) async -> ClubApp {
    let app = ClubApp(conditions: conditions, usesViewControllers: usesViewControllers)
    app.show()
    await app.settle()
    return app
  }

  private func show() {
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
  }

  func settle() async { await UIKitSimulator.settle() }

  @discardableResult
  func open(_ path: String) -> LinkOutcome { navigator.open(URL(string: "club:/\(path)")!) }

  /// The screens of a stack, from the bottom to the top, or `nil` if UIKit has no stack for the place.
  func stack(_ place: NavigationPlace<ClubNavigation>) -> [String]? {
    tabs.navigationController(of: place)?.viewControllers.map(name)
  }

  private func name(_ controller: UIViewController) -> String { (controller as? MarketScreen)?.name ?? "empty" }

  // The delegate of a scene.

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    navigator.restore(from: session)
    navigator.open(options)
    show()
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { navigator.open(contexts) }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    navigator.activity(ofType: "example.club.state")
  }
}

struct ClubScreens: ScreenControllers {
  typealias Spec = ClubNavigation

  func tab(_ tab: Spec.Tab) async -> UIViewController { MarketScreen("tab \(tab)") }
  func route(_ route: Spec.Route) -> UIViewController { MarketScreen("\(route)") }
  func sheet(_ sheet: Spec.Sheet) -> UIViewController { MarketScreen("sheet \(sheet)") }
  func gate(_ gate: Spec.Gate) -> UIViewController { MarketScreen("gate \(gate)") }
}
