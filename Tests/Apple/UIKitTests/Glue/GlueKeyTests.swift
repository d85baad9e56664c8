import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

@Suite("A keyboard shortcut of a tab", .simulator)
@MainActor
struct GlueKeyTests {
  private func launched() async -> MarketApp {
    let app = await MarketApp.launched()
    UIKitSimulator.methods["waymarkSelectTab:"] = { responder, sender in
      guard let tabs = responder as? NavigatorTabBarController<MarketNavigation> else { return false }
      tabs.selectTab(of: sender as! UIKeyCommand)
      return true
    }
    app.navigator.select(.basket)
    await app.settle()
    return app
  }

  @Test("selects the tab")
  func press() async {
    let app = await launched()
    app.user.press("1", .control)
    #expect(app.navigator.state.selectedTab == .basket)
    app.user.press("1", .command)
    await app.expectInStep()
    #expect(app.navigator.state.selectedTab == .fruits)
  }

  @Test("is in the list of keyboard shortcuts, and has precedence over text fields")
  func list() async {
    let app = await launched()
    #expect(app.user.keyCommands.map(\.title) == ["Fruits"])
    #expect(app.user.keyCommands.map(\.wantsPriorityOverSystemBehavior) == [true])
  }

  @Test("has no effect under a sheet")
  func sheet() async {
    let app = await launched()
    app.navigator.present(sheet: .settings)
    await app.settle()
    app.user.press("1", .command)
    await app.expectInStep()
    #expect(app.navigator.state.selectedTab == .basket)
  }
}
