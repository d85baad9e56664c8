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

  @Test("is dismissed for a link, which lands afterwards")
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

  @Test("over a sheet is dismissed for a link to a tab")
  func overSheet() async {
    let app = await MarketApp.launched()
    app.navigator.present(sheet: .settings)
    await app.settle()
    _ = await picker(over: app)
    app.open("/pictures/a")
    await app.expectInStep()
    #expect(app.screen == "picture(name: \"a\")")
  }

  @Test("that asks the user first keeps the link pending")
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

  @Test("without the method stays, and a sheet appears over it")
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

  @Test("under a full-screen cover of the app still delays a link")
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

  @Test("that was dismissed by the user doesn't delay a link")
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
  @Test("is reported, and stays if it appears later", arguments: [true, false])
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

  @Test("is presented over a presentation of the app that is on its way")
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
