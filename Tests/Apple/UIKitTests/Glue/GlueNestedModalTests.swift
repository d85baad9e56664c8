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

  @Test("A sheet over another sheet in UIKit leaves the stack of the lower sheet unchanged")
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

  @Test("A link presents a cover in UIKit together with all sheets beneath the cover")
  func link() async {
    let app = await launched("/settings/terms")
    #expect(app.modals == [["sheet settings"], ["sheet coupon"], ["cover terms"]])
    app.navigator.dismiss()
    await app.expectInStep()
    #expect(app.modals.count == 2)
  }

  @Test("UIKit presents the nested sheets of a link one after another")
  func oneAfterTheOther() async {
    let app = await MarketApp.launched()
    app.open("/settings/terms")
    await app.runTasks()
    #expect(app.navigator.state.modals.count == 3)
    #expect(app.modals == [["sheet settings"]])
    await app.expectInStep()
  }

  @Test("A sheet that the spec does not allow over other sheets replaces all presented sheets in UIKit")
  func replacement() async {
    let app = await launched("/settings/terms")
    app.navigator.present(sheet: .login)
    await app.expectInStep()
    #expect(app.modals == [["sheet login"]])
    app.navigator.present(sheet: .coupon)
    await app.expectInStep()
    #expect(app.modals == [["sheet coupon"]])
  }

  @Test("Presenting a sheet again in UIKit with a new stack keeps its controller, and dismisses the cover above")
  func kept() async {
    let app = await launched("/settings/terms")
    app.navigator.present(sheet: .coupon, stack: [.code])
    await app.expectInStep()
    #expect(app.modals == [["sheet settings"], ["sheet coupon", "code"]])
    #expect(app.takeMade() == ["code"])
  }

  @Test("UIKit dismisses all nested sheets in a single transition", arguments: [true, false])
  func all(byApp: Bool) async {
    let app = await launched("/settings/terms")
    if byApp { app.tabs.dismiss(animated: true) } else { app.navigator.dismissAll() }
    await app.runTasks()
    #expect(UIKitSimulator.transitionCount == 1)
    await app.expectInStep()
    #expect(app.navigator.state.modals.isEmpty)
  }

  @Test("`dismiss(to:)` dismisses the UIKit sheets above a given sheet, and is rejected for an absent sheet")
  func dismissTo() async {
    let app = await launched("/settings/terms")
    app.navigator.dismiss(to: .sheet(.settings))
    await app.expectInStep()
    #expect(app.modals == [["sheet settings"]])
    #expect(
      app.navigator.dismiss(to: .sheet(.coupon))
        == CommandOutcome(NavigationError<MarketNavigation>.notThere(.sheet(.coupon))))
  }

  @Test("Nested presentations in UIKit have separate stacks, and a push beneath appears on the lower stack")
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

  @Test("A `dismiss` call on the lowest of three UIKit presentations removes the two above from the state")
  func dismissByScreen() async throws {
    let app = await launched("/settings/terms")
    let coupon = try #require(app.tabs.navigationController(of: .sheet(.coupon)))
    coupon.presentingViewController?.dismiss(animated: true)
    await app.expectInStep()
    #expect(app.navigator.state.modals == [.sheet(.settings)])
  }
}
