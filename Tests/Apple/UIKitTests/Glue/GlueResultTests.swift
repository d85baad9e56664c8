import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation

@Suite("A screen that returns a value or requires a condition", .simulator)
@MainActor
struct GlueResultTests {
  private func asking(_ app: MarketApp, as presentation: ScreenPresentation? = nil) async -> Task<String?, Never> {
    let task = Task { await app.navigator.result(of: .color, as: presentation) }
    await app.runTasks()
    await app.settle()
    return task
  }

  @Test("A UIKit sheet that finishes with a value is dismissed, and the next sheet appears afterward")
  func value() async {
    let app = await MarketApp.launched()
    let task = await asking(app)
    #expect(app.modals == [["sheet color"]])
    app.navigator.finish(.color, with: "red")
    #expect(await task.value == "red")
    app.navigator.present(sheet: .settings)
    await app.expectInStep()
    #expect(app.modals == [["sheet settings"]])
  }

  @Test("A screen with a result returns nil in UIKit if the user swipes the sheet down or taps the back button")
  func gestures() async {
    let app = await MarketApp.launched()
    let swiped = await asking(app)
    #expect(app.user.swipeDown())
    await app.expectInStep()
    #expect(await swiped.value == nil)
    let left = await asking(app, as: .push)
    #expect(app.screens(of: .fruits) == ["color"])
    #expect(app.user.tapBack())
    await app.expectInStep()
    #expect(await left.value == nil)
  }

  @Test("A sheet with a result returns nil in UIKit if the app dismisses the sheet beneath")
  func nested() async {
    let app = await MarketApp.launched()
    app.open("/settings")
    await app.settle()
    let task = await asking(app)
    #expect(app.modals == [["sheet settings"], ["sheet color"]])
    app.navigator.dismiss(.sheet(.settings))
    await app.expectInStep()
    #expect(await task.value == nil)
  }

  @Test("A screen that requires a condition follows the join sheet in UIKit, and disappears when the condition ends")
  func guarded() async {
    let app = await MarketApp.launched()
    app.navigator.present(cover: .checkout)
    await app.settle()
    #expect(app.navigator.push(.orders) == .pending(for: ["member"]))
    await app.expectInStep()
    #expect(app.modals == [["cover checkout"], ["sheet join"]])
    app.navigator.conditions = [.member]
    await app.expectInStep()
    #expect(app.modals == [["cover checkout", "orders"]])
    app.navigator.conditions = []
    await app.expectInStep()
    #expect(app.modals == [["cover checkout"]])
  }

  @Test("A link that requires a condition opens no UIKit screen after the join sheet is closed")
  func closed() async {
    let app = await MarketApp.launched()
    app.open("/basket/orders")
    await app.expectInStep()
    #expect(app.modals == [["sheet join"]])
    app.navigator.dismiss()
    await app.expectInStep()
    app.navigator.conditions = [.member]
    await app.expectInStep()
    #expect(app.screens(of: .basket) == [])
  }
}
