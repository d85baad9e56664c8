import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation

@Suite("A sheet over another sheet or cover", .simulator)
@MainActor
struct GlueNestedModalTests {
  private func launched(_ url: String) async -> MarketApp {
    let app = await MarketApp.launched()
    app.open(url)
    await app.settle()
    _ = app.takeMade()
    return app
  }

  @Test("leaves the one beneath on the screen")
  func over() async {
    let app = await launched("/settings/help/a")
    app.navigator.present(sheet: .coupon)
    await app.expectInStep()
    #expect(app.modals == [["sheet settings", "help(topic: \"a\")"], ["sheet coupon"]])
    #expect(app.takeMade() == ["sheet coupon"])
    #expect(app.user.swipeDown())
    await app.expectInStep()
    #expect(app.navigator.state.modals == [.sheet(.settings, stack: [.help(topic: "a")])])
    #expect(app.takeMade() == [])
  }

  @Test("is presented with all screens beneath it by a link")
  func link() async {
    let app = await launched("/settings/terms")
    #expect(app.modals == [["sheet settings"], ["sheet coupon"], ["cover terms"]])
    app.navigator.dismiss()
    await app.expectInStep()
    #expect(app.modals.count == 2)
  }

  @Test("is presented one after the other")
  func oneAfterTheOther() async {
    let app = await MarketApp.launched()
    app.open("/settings/terms")
    await app.runTasks()
    #expect(app.navigator.state.modals.count == 3)
    #expect(app.modals == [["sheet settings"]])
    await app.expectInStep()
  }

  @Test("replaces a sheet that it can't cover")
  func replacement() async {
    let app = await launched("/settings/terms")
    app.navigator.present(sheet: .login)
    await app.expectInStep()
    #expect(app.modals == [["sheet login"]])
    app.navigator.present(sheet: .coupon)
    await app.expectInStep()
    #expect(app.modals == [["sheet coupon"]])
  }

  @Test("stays if the one above is replaced")
  func kept() async {
    let app = await launched("/settings/terms")
    app.navigator.present(sheet: .coupon, stack: [.code])
    await app.expectInStep()
    #expect(app.modals == [["sheet settings"], ["sheet coupon", "code"]])
    #expect(app.takeMade() == ["code"])
  }

  @Test("goes with the one beneath, in one dismissal", arguments: [true, false])
  func all(byApp: Bool) async {
    let app = await launched("/settings/terms")
    if byApp { app.tabs.dismiss(animated: true) } else { app.navigator.dismissAll() }
    await app.runTasks()
    #expect(UIKitSimulator.transitionCount == 1)
    await app.expectInStep()
    #expect(app.navigator.state.modals.isEmpty)
  }

  @Test("goes down to a given one")
  func dismissTo() async {
    let app = await launched("/settings/terms")
    app.navigator.dismiss(to: .sheet(.settings))
    await app.expectInStep()
    #expect(app.modals == [["sheet settings"]])
    #expect(app.navigator.dismiss(to: .sheet(.coupon)) == .rejected(.notThere(.sheet(.coupon))))
  }

  @Test("has a stack of its own, and pushes onto stacks beneath appear later")
  func stacks() async {
    let app = await launched("/checkout/7")
    app.navigator.present(sheet: .coupon)
    app.navigator.push(.code)
    app.navigator.push(.help(topic: "b"), in: .cover(.checkout))
    await app.expectInStep()
    #expect(app.modals == [["cover checkout", "payment(amount: 7)", "help(topic: \"b\")"], ["sheet coupon", "code"]])
    #expect(app.user.tapBack())
    await app.expectInStep()
    #expect(app.navigator.state.modal?.stack == [])
  }

  @Test("is dismissed by the screen beneath, which dismisses itself")
  func dismissByScreen() async throws {
    let app = await launched("/settings/terms")
    let coupon = try #require(app.tabs.navigationController(of: .sheet(.coupon)))
    coupon.presentingViewController?.dismiss(animated: true)
    await app.expectInStep()
    #expect(app.navigator.state.modals == [.sheet(.settings)])
  }
}
