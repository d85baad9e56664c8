import Foundation
import Market
import SwiftUI
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

/// An app with its own tab bar controller, which contains the stack of a navigator in its second tab.
@MainActor
private final class OldApp {
  let navigator: Navigator<MarketNavigation>
  let stack: NavigatorStackController<MarketNavigation>
  let tabBarController = UITabBarController()
  let home = MarketScreen("home")
  let delegate = OldAppDelegate()
  let window = UIWindow(frame: .zero)
  private(set) var events: [NavigationEvent<MarketNavigation>] = []
  private(set) var dismissals = 0

  var user: SimulatedUser { SimulatedUser(of: window) }
  var screen: String { (user.screen as? MarketScreen)?.name ?? "nothing" }

  init() {
    var report: (NavigationEvent<MarketNavigation>) -> Void = { _ in }
    navigator = Navigator(storage: nil, onEvent: { report($0) })
    stack = NavigatorStackController(navigator, OldAppScreens())
    report = { [unowned self] in events.append($0) }
    stack.onDismiss = { [unowned self] in dismissals += 1 }
    window.rootViewController = tabBarController
  }

  /// Shows the app with the stack in the second tab, and selects the first tab.
  static func withTab() async -> OldApp {
    let app = OldApp()
    app.tabBarController.viewControllers = [app.home, app.stack]
    await app.launch()
    return app
  }

  /// Shows the app, and presents the stack as a sheet.
  static func withSheet() async -> OldApp {
    let app = OldApp()
    app.tabBarController.viewControllers = [app.home]
    await app.launch()
    app.tabBarController.present(app.stack, animated: true)
    await app.settle()
    return app
  }

  private func launch() async {
    // The time for a confirmation never ends.
    navigator.delay = { time, action in
      if time == Navigator<MarketNavigation>.presentationDelay { Task { action() } }
    }
    window.makeKeyAndVisible()
    await settle()
  }

  func settle() async { await UIKitSimulator.settle() }

  /// The visible screen has changes, or saves them.
  func edit(hasChanges: Bool = true) {
    user.screen?.confirmsLeaving(of: navigator, if: hasChanges) {
      LeavingQuestion("Discard?", stay: "Stay", .leave("Discard"))
    }
    stack.applyState()
  }

  /// The app's own code for links.
  func open(_ path: String) -> Bool {
    guard navigator.handle(URL(string: "market:/\(path)")!) else { return false }
    tabBarController.selectedViewController = stack
    return true
  }
}

private final class OldAppDelegate: UIKit.NSObject, UITabBarControllerDelegate {
  var didRetap: () -> Void = {}

  func tabBarController(_ controller: UITabBarController, shouldSelect screen: UIViewController) -> Bool {
    if screen === controller.selectedViewController { didRetap() }
    return true
  }
}

private struct OldAppScreens: ScreenControllers {
  typealias Spec = MarketNavigation

  func tab(_ tab: Spec.Tab) -> UIViewController { MarketScreen("tab \(tab)") }
  func route(_ route: Spec.Route) -> UIViewController { MarketScreen("\(route)") }
  func sheet(_ sheet: Spec.Sheet) -> UIViewController { MarketScreen("sheet \(sheet)") }
  func cover(_ cover: Spec.Cover) -> UIViewController { MarketScreen("cover \(cover)") }
}

@Suite("A stack in an app with its own UIKit navigation", .simulator)
@MainActor
struct GlueStackControllerTests {
  @Test("A stack in a tab of the app shows pushed screens, and follows the back button")
  func tab() async {
    let app = await OldApp.withTab()
    #expect(app.screen == "home")
    #expect(app.user.tapTab(at: 1))
    await app.settle()
    #expect(app.screen == "tab fruits")
    app.navigator.push(.fruit(name: "fig"))
    await app.settle()
    #expect(app.screen == "fruit(name: \"fig\")")
    #expect(app.user.screen?.view.accessibilityIdentifier == Route.fruit(name: "fig").accessibilityID)
    #expect(app.user.seesTabBar)
    #expect(app.user.tapBack())
    await app.settle()
    #expect(app.screen == "tab fruits")
    #expect(app.navigator.state[stack: .tab(.fruits)].isEmpty)
  }

  @Test("A stack in a tab of the app keeps its screens while another tab is selected")
  func otherTab() async {
    let app = await OldApp.withTab()
    #expect(app.user.tapTab(at: 1))
    app.navigator.push(.fruit(name: "fig"))
    await app.settle()
    let screen = app.user.screen
    #expect(app.user.tapTab(at: 0))
    await app.settle()
    #expect(app.user.tapTab(at: 1))
    await app.settle()
    #expect(app.user.screen === screen)
  }

  @Test("A link waits until the app selects the tab of the stack, and leaves all other URLs to the app")
  func link() async {
    let app = await OldApp.withTab()
    #expect(!app.open("/nowhere"))
    #expect(app.events.isEmpty)
    #expect(app.navigator.handle(URL(string: "market:///fruits/fig")!))
    #expect(app.navigator.pendingLink?.url == "market:///fruits/fig")
    #expect(app.open("/settings/language"))
    await app.settle()
    #expect(app.screen == "language")
    #expect(app.tabBarController.selectedViewController === app.stack)
    #expect(app.navigator.pendingLink == nil)
    #expect(app.user.swipeDown())
    await app.settle()
    #expect(app.screen == "tab fruits")
    #expect(app.navigator.state.modals.isEmpty)
  }

  @Test("A sheet that is requested while another tab of the app is selected appears when the user returns to the stack")
  func sheetInHiddenTab() async {
    let app = await OldApp.withTab()
    app.navigator.present(sheet: .settings)
    await app.settle()
    #expect(app.screen == "home")
    #expect(app.user.tapTab(at: 1))
    await app.settle()
    #expect(app.screen == "sheet settings")
  }

  @Test("A stack of a spec with several tabs shows the stack of the selected tab")
  func selection() async {
    let app = await OldApp.withTab()
    #expect(app.user.tapTab(at: 1))
    app.navigator.select(.basket)
    await app.settle()
    #expect(app.screen == "tab basket")
    #expect(app.stack.children.count == 1)
    app.navigator.select(.fruits)
    app.navigator.push(.fruit(name: "fig"))
    await app.settle()
    #expect(app.screen == "fruit(name: \"fig\")")
  }

  @Test("The app learns once that the user has dragged away a flow that the app presents as a sheet")
  func drag() async {
    let app = await OldApp.withSheet()
    app.navigator.push(.fruit(name: "fig"))
    await app.settle()
    #expect(app.screen == "fruit(name: \"fig\")")
    #expect(app.user.swipeDown(completing: false))
    await app.settle()
    #expect(app.dismissals == 0)
    #expect(app.user.swipeDown())
    await app.settle()
    #expect(app.dismissals == 1)
    #expect(app.screen == "home")
  }

  @Test("A screen of a flow that the app presents dismisses the flow with the action `dismissModal`")
  func action() async throws {
    let app = await OldApp.withSheet()
    let action = DismissModalKey.read(from: try #require(app.user.screen).traitCollection)
    #expect(action.isPresented)
    action()
    await app.settle()
    #expect(app.dismissals == 1)
    #expect(app.screen == "home")
  }

  @Test("In a tab of the app, the action `dismissModal` of a screen on the stack has nothing to dismiss")
  func actionInTab() async throws {
    let app = await OldApp.withTab()
    #expect(app.user.tapTab(at: 1))
    await app.settle()
    #expect(!DismissModalKey.read(from: try #require(app.user.screen).traitCollection).isPresented)
  }

  @Test("The back button of a screen with changes asks in a stack in a tab of the app")
  func leaving() async {
    let app = await OldApp.withTab()
    #expect(app.user.tapTab(at: 1))
    app.navigator.push(.fruit(name: "fig"))
    await app.settle()
    app.edit()
    #expect(!app.user.beginSwipeBack())
    #expect(app.user.tapBack())
    await app.settle()
    #expect(app.user.tapAlert("Stay"))
    await app.settle()
    #expect(app.screen == "fruit(name: \"fig\")")
    #expect(app.user.tapBack())
    await app.settle()
    #expect(app.user.tapAlert("Discard"))
    await app.settle()
    #expect(app.screen == "tab fruits")
    #expect(app.navigator.state[stack: .tab(.fruits)].isEmpty)
  }

  @Test("A sheet with changes over a stack in a tab of the app asks before it is dismissed")
  func leavingSheet() async {
    let app = await OldApp.withTab()
    #expect(app.user.tapTab(at: 1))
    app.navigator.present(sheet: .settings)
    await app.settle()
    app.edit()
    #expect(!app.user.swipeDown())
    #expect(app.navigator.dismiss() == .asking)
    await app.settle()
    #expect(app.user.tapAlert("Discard"))
    await app.settle()
    #expect(app.screen == "tab fruits")
  }

  @Test("The user can't drag away a flow that the app presents as a sheet while a screen of the flow has changes")
  func leavingFlow() async {
    let app = await OldApp.withSheet()
    app.edit()
    #expect(!app.user.swipeDown())
    app.edit(hasChanges: false)
    #expect(app.user.swipeDown())
    await app.settle()
    #expect(app.dismissals == 1)
  }

  @Test("The state contains the height to which the user drags a sheet over a stack in a tab of the app")
  func detents() async {
    let app = await OldApp.withTab()
    #expect(app.user.tapTab(at: 1))
    let share = MarketNavigation.Sheet.share(name: "a")
    app.navigator.present(sheet: share)
    await app.settle()
    #expect(app.user.drag(to: .medium))
    #expect(app.navigator[detentOf: share] == .medium)
    app.navigator[detentOf: share] = .fraction(0.3)
    await app.settle()
    let sheet = app.user.front?.sheetPresentationController
    #expect(sheet?.selectedDetentIdentifier?.rawValue == "waymark.0.3")
  }

  @Test("The app's tab bar reports a tap on the selected tab, and the controller calls `onRetap` at the root")
  func retap() async {
    let app = await OldApp.withTab()
    app.tabBarController.delegate = app.delegate
    app.delegate.didRetap = { app.navigator.selection = .fruits }
    var tabs: [Tab] = []
    app.stack.onRetap = { tabs.append($0) }
    #expect(app.user.tapTab(at: 1))
    app.navigator.push(.fruit(name: "fig"))
    await app.settle()
    #expect(app.user.tapTab(at: 1))
    await app.settle()
    #expect(app.screen == "tab fruits")
    #expect(tabs == [])
    #expect(app.user.tapTab(at: 1))
    await app.settle()
    #expect(tabs == [.fruits])
    app.stack.applyState()
    #expect(tabs == [.fruits])
  }

  @Test("VoiceOver learns that a link has replaced the stack in a tab of the app by the stack of another tab")
  func voiceOver() async {
    let app = await OldApp.withTab()
    #expect(app.user.tapTab(at: 1))
    await app.settle()
    UIAccessibility.posted = []
    #expect(app.open("/basket"))
    await app.settle()
    #expect(app.screen == "tab basket")
    #expect(UIAccessibility.posted == [.screenChanged])
  }

  @Test("A cover over a flow ends no flow, and the app learns that both are dismissed together")
  func cover() async {
    let app = await OldApp.withSheet()
    app.navigator.present(cover: .tour)
    await app.settle()
    #expect(app.screen == "cover tour")
    #expect(app.dismissals == 0)
    app.tabBarController.dismiss(animated: true)
    await app.settle()
    #expect(app.screen == "home")
    #expect(app.dismissals == 1)
  }

  @Test("A dismissed cover shows the flow beneath it, and the flow can still end")
  func coverThenFlow() async {
    let app = await OldApp.withSheet()
    app.navigator.present(cover: .tour)
    await app.settle()
    #expect(app.screen == "cover tour")
    app.navigator.dismiss()
    await app.settle()
    #expect(app.screen == "tab fruits")
    app.tabBarController.dismiss(animated: true)
    await app.settle()
    #expect(app.dismissals == 1)
  }
}
