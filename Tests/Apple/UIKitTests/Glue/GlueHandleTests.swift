import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

@Suite("The handle of a SwiftUI screen in UIKit", .simulator)
@MainActor
struct GlueHandleTests {
  private func handleOfScreen(in controller: UIViewController?) -> NavigationHandle<MarketNavigation>? {
    controller?.traitCollection[HostedHandleTrait.self]?.object as? NavigationHandle<MarketNavigation>
  }

  @Test("The screens of each UIKit tab receive the handle of their tab, and push there from another tab")
  func tabs() async throws {
    let app = await MarketApp.launched()
    let handle = try #require(handleOfScreen(in: app.stack(of: .fruits).topViewController))
    #expect(handle === app.navigator.handle(of: .tab(.fruits)))
    app.navigator.select(.basket)
    await app.settle()
    #expect(handle.push(.fruit(name: "fig")) == .done)
    #expect(app.navigator.state.selectedTab == .basket)
    #expect(app.navigator[stack: .tab(.fruits)] == [.fruit(name: "fig")])
    await app.expectInStep()
  }

  @Test("After the user has dismissed a UIKit sheet, the handle of its screen commands nothing, also when it is back")
  func sheet() async throws {
    let app = await MarketApp.launched()
    app.navigator.present(sheet: .settings)
    await app.settle()
    let handle = try #require(handleOfScreen(in: app.tabs.presentedViewController))
    #expect(handle === app.navigator.handle(of: .sheet(.settings)))
    #expect(app.user.swipeDown())
    await app.settle()
    app.navigator.present(sheet: .settings)
    await app.settle()
    #expect(handle.dismiss().reason == "the sheet settings is not presented")
    await app.expectInStep()
    #expect(app.modals == [["sheet settings"]])
    #expect(handleOfScreen(in: app.tabs.presentedViewController)?.dismiss() == .done)
    await app.expectInStep()
    #expect(app.modals == [])
  }
}
