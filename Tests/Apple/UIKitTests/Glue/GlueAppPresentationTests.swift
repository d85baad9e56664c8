import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

@Suite("A view controller that the app presents", .simulator)
@MainActor
struct GlueAppPresentationTests {
  private func picker(over app: MarketApp, dismiss: (@MainActor () -> Void)? = nil) async -> UIViewController {
    let picker = UIViewController()
    picker.dismissesForLinks(of: app.navigator, dismiss: dismiss)
    app.user.front?.present(picker, animated: true)
    await app.settle()
    return picker
  }

  @Test("A link dismisses a UIKit controller with `dismissesForLinks`, and opens after the dismissal")
  func dismissal() async {
    let app = await MarketApp.launched()
    let picker = await picker(over: app)
    #expect(app.open("/settings/help/a") == .pending)
    await app.runTasks()
    #expect(picker.isBeingDismissed)
    #expect(app.navigator.state.modals.isEmpty)
    await app.expectInStep()
    #expect(app.modals == [["sheet settings", "help(topic: \"a\")"]])
    #expect(picker.presentingViewController == nil)
  }

  @Test("A link to a tab dismisses a UIKit controller of the app and the sheet beneath the controller")
  func overSheet() async {
    let app = await MarketApp.launched()
    app.navigator.present(sheet: .settings)
    await app.settle()
    _ = await picker(over: app)
    app.open("/pictures/a")
    await app.expectInStep()
    #expect(app.screen == "picture(name: \"a\")")
  }

  @Test("A link stays pending until the user confirms the dismissal of a UIKit controller of the app")
  func confirmation() async {
    let app = await MarketApp.launched()
    var requests = 0
    let picker = await picker(over: app) { requests += 1 }
    app.open("/basket")
    await app.settle()
    #expect(requests == 1)
    #expect(app.navigator.pendingLink?.url == "market://basket")
    #expect(app.user.front === picker)
    picker.dismiss(animated: true)
    await app.expectInStep()
    #expect(app.navigator.state.selectedTab == .basket)
    #expect(app.navigator.pendingLink == nil)
  }

  @Test("A UIKit alert without `dismissesForLinks` stays, and the sheet of a link appears over the alert")
  func unknown() async {
    let app = await MarketApp.launched()
    let alert = AppPicker()
    app.tabs.present(alert, animated: true)
    await app.settle()
    #expect(app.open("/settings") == .opened)
    await app.expectInStep()
    #expect(app.modals == [["sheet settings"]])
    #expect(app.tabs.presentedViewController === alert)
  }

  @Test("A link waits for the dismissal of a UIKit controller of the app, even if a cover hides the controller")
  func covered() async {
    let app = await MarketApp.launched()
    let picker = await picker(over: app)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    picker.present(cover, animated: true)
    await app.settle()
    #expect(app.open("/basket") == .pending)
    await app.expectInStep()
    #expect(app.navigator.state.selectedTab == .basket)
    #expect(app.tabs.presentedViewController == nil)
  }

  @Test("A link opens at once after the user has dismissed a UIKit controller of the app")
  func dismissed() async {
    let app = await MarketApp.launched()
    _ = await picker(over: app)
    #expect(app.user.swipeDown())
    await app.settle()
    #expect(app.open("/basket") == .opened)
    await app.expectInStep()
  }
}

@Suite("A sheet that UIKit doesn't present in time", .simulator)
@MainActor
struct GlueUnconfirmedTests {
  @Test(
    "The navigator reports a sheet that UIKit presents too late as unconfirmed, and keeps the sheet",
    arguments: [true, false])
  func late(isRepeated: Bool) async {
    let app = MarketApp()
    await app.launch()
    app.navigator.present(sheet: .settings)
    await app.runTasks()
    if isRepeated { app.navigator.present(sheet: .settings) }
    app.timeOut()
    await app.runTasks()
    #expect(app.events.contains(.unconfirmed(.sheet(.settings))))
    await app.expectInStep()
    #expect(app.modals == [["sheet settings"]])
  }

  @Test("A sheet that times out while the app presents a UIKit alert appears over the alert later")
  func alert() async {
    let app = MarketApp()
    await app.launch()
    let alert = AppPicker()
    app.tabs.present(alert, animated: true)
    app.navigator.present(sheet: .settings)
    await app.runTasks()
    app.timeOut()
    await app.runTasks()
    #expect(app.navigator.state.modals == [.sheet(.settings)])
    #expect(app.navigator.host.modals.isEmpty)
    await app.expectInStep()
    #expect(app.modals == [["sheet settings"]])
  }
}
