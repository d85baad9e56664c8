import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

@Suite("The height of a UIKit sheet", .simulator)
@MainActor
struct GlueDetentTests {
  private let share = MarketNavigation.Sheet.share(name: "a")

  private func sheet(_ app: MarketApp) -> UISheetPresentationController? {
    app.tabs.presentedViewController?.sheetPresentationController
  }

  @Test("The state contains the height to which the user drags a UIKit sheet, and the sheet follows the state")
  func resize() async {
    let app = await MarketApp.launched()
    app.navigator.present(sheet: share)
    await app.settle()
    #expect(sheet(app)?.selectedDetentIdentifier?.rawValue == "waymark.0.3")
    #expect(app.user.drag(to: .medium))
    await app.expectInStep()
    #expect(app.navigator[detentOf: share] == .medium)
    app.navigator[detentOf: share] = .fraction(0.3)
    await app.settle()
    #expect(sheet(app)?.selectedDetentIdentifier?.rawValue == "waymark.0.3")
    #expect(app.user.swipeDown())
    await app.expectInStep()
    #expect(app.modals == [])
  }

  @Test("A restored UIKit sheet appears at the height at which the user left it")
  func restore() async {
    let app = await MarketApp.launched()
    app.navigator.present(sheet: share)
    await app.settle()
    #expect(app.user.drag(to: .medium))
    let snapshot = app.navigator.snapshot()
    app.navigator.dismiss()
    await app.settle()
    app.navigator.restore(snapshot)
    await app.expectInStep()
    #expect(sheet(app)?.selectedDetentIdentifier == .medium)
  }
}
