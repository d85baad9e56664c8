import Market
import SwiftUI
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

@Suite("A SwiftUI screen", .simulator)
@MainActor
struct GlueHostingTests {
  private func dismissal(in controller: UIViewController?) throws -> DismissModalAction {
    DismissModalKey.read(from: try #require(controller).traitCollection)
  }

  @Test("`hosting(_:)` returns a UIKit controller with the SwiftUI screen and the navigator")
  func hosting() {
    let navigator = Navigator<MarketNavigation>(storage: nil)
    let controller = navigator.hosting { Text("Fruit") }
    #expect(controller.rootView.navigator === navigator)
    #expect(type(of: controller.rootView.screen) == Text.self)
  }

  @Test("The action `openURL` of a screen opens links of the app, and leaves other URLs to the system")
  func openURL() async throws {
    let app = await MarketApp.launched()
    let openURL = OpenURLAction(opensLinksWith: app.navigator)
    var answers: [Bool] = []
    openURL(try #require(URL(string: "market://basket"))) { answers.append($0) }
    #expect(app.navigator.state.selectedTab == .basket)
    openURL(try #require(URL(string: "https://example.org"))) { answers.append($0) }
    #expect(answers == [true, false])
    #expect(app.navigator.state.selectedTab == .basket)
    let inApp = OpenURLAction(
      opensLinksWith: app.navigator, others: { $0.host() == "example.org" ? .handled : .discarded })
    inApp(try #require(URL(string: "https://example.org"))) { answers.append($0) }
    inApp(try #require(URL(string: "https://example.net"))) { answers.append($0) }
    inApp(try #require(URL(string: "market:///"))) { answers.append($0) }
    #expect(answers == [true, false, true, false, true])
    #expect(app.navigator.state.selectedTab == .fruits)
  }

  @Test("A hosted SwiftUI screen in a UIKit tab has no modal to dismiss, and `dismissModal` does nothing")
  func tab() async throws {
    let app = await MarketApp.launched()
    app.navigator.push(.fruit(name: "a"))
    await app.settle()
    let action = try dismissal(in: app.user.screen)
    #expect(!action.isPresented)
    action()
    await app.expectInStep()
  }

  @Test("The action `dismissModal` of a screen in a UIKit sheet dismisses the sheet", arguments: [true, false])
  func modal(inStack: Bool) async throws {
    let app = await MarketApp.launched()
    app.navigator.present(sheet: .settings, stack: inStack ? [.language] : [])
    await app.settle()
    let action = try dismissal(in: app.user.screen)
    #expect(action.isPresented)
    action()
    await app.expectInStep()
    #expect(app.modal == nil)
  }

  @Test("A child controller in a UIKit cover dismisses the cover with the action `dismissModal`")
  func child() async throws {
    let app = await MarketApp.launched()
    app.navigator.present(cover: .tour)
    await app.settle()
    let child = UIViewController()
    app.user.screen?.addChild(child)
    try dismissal(in: child)()
    await app.expectInStep()
    #expect(app.modal == nil)
  }

  @Test("The action `dismissModal` of a replaced UIKit cover does not dismiss the new sheet")
  func formerModal() async throws {
    let app = await MarketApp.launched()
    app.navigator.present(cover: .tour)
    await app.settle()
    let action = try dismissal(in: app.user.screen)
    app.navigator.present(sheet: .settings)
    await app.settle()
    action()
    await app.expectInStep()
    #expect(app.modal == ["sheet settings"])
  }
}
