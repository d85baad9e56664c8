import Foundation
import Market
import SwiftUI
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

@Suite("A universal link without a screen", .simulator)
@MainActor
struct GlueUnmatchedLinkTests {
  private let page = "https://market.example/press"

  private func activity(_ url: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: url)
    return activity
  }

  @Test("The answer `browser` opens an unmatched universal link in the browser once, and no other link")
  func browser() async throws {
    let former = UIApplication.shared.simulatedURLs.count
    let app = await MarketApp.launched()
    app.navigator.unmatchedLinks = .browser
    for url in [page, page, "https://market.example/basket"] { app.navigator.open(activity(url)) }
    app.navigator.open([UIOpenURLContext(simulatedURL: try #require(URL(string: "market:///nowhere")))])
    await app.expectInStep()
    #expect(UIApplication.shared.simulatedURLs.dropFirst(former).map(\.absoluteString) == [page])
  }

  @Test(
    "The answer `webView` presents a controller over the visible screen, and the next link dismisses the controller")
  func webView() async throws {
    let app = await MarketApp.launched()
    let scene = UIWindowScene(session: UISceneSession(simulatedIdentifier: "scene"), connectionOptions: .init())
    let window = UIWindow(windowScene: scene)
    window.rootViewController = app.tabs
    window.makeKeyAndVisible()
    UIApplication.shared.simulateScenes([scene])
    defer { UIApplication.shared.simulateScenes([]) }
    app.navigator.present(sheet: .settings)
    await app.settle()
    var pages: [URL] = []
    app.navigator.unmatchedLinks = .webView { url in
      pages.append(url)
      return AppPicker()
    }
    app.navigator.open(activity(page))
    await app.settle()
    #expect(pages.map(\.absoluteString) == [page])
    #expect(app.tabs.presentedViewController?.presentedViewController is AppPicker)
    #expect(app.navigator.open(activity("https://market.example/basket")) == .pending)
    await app.settle()
    #expect(app.tabs.presentedViewController == nil)
    #expect(app.navigator.state.selectedTab == .basket)
  }

  @Test("A view that opens a link with a false condition and `otherwise: web` leaves the URL to the system")
  func closedLinkInView() async throws {
    let app = await MarketApp.launched()
    let openURL = OpenURLAction(opensLinksWith: app.navigator)
    var answers: [Bool] = []
    openURL(try #require(URL(string: "https://market.example/fair"))) { answers.append($0) }
    app.navigator.conditions = [.night]
    openURL(try #require(URL(string: "https://market.example/fair"))) { answers.append($0) }
    #expect(answers == [false, true])
    await app.expectInStep()
  }
}
