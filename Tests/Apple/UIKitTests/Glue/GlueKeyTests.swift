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

  @Test("The keyboard shortcut of a tab selects the tab in UIKit, but the same key with another modifier does not")
  func press() async {
    let app = await launched()
    app.user.press("1", .control)
    #expect(app.navigator.state.selectedTab == .basket)
    app.user.press("1", .command)
    await app.expectInStep()
    #expect(app.navigator.state.selectedTab == .fruits)
  }

  @Test("UIKit lists the keyboard shortcut of a tab, with priority over the shortcuts of text fields")
  func list() async {
    let app = await launched()
    #expect(app.user.keyCommands.map(\.title) == ["Fruits"])
    #expect(app.user.keyCommands.map(\.wantsPriorityOverSystemBehavior) == [true])
  }

  @Test("The keyboard shortcut of a tab has no effect in UIKit while a sheet is presented")
  func sheet() async {
    let app = await launched()
    app.navigator.present(sheet: .settings)
    await app.settle()
    app.user.press("1", .command)
    await app.expectInStep()
    #expect(app.navigator.state.selectedTab == .basket)
  }
}
