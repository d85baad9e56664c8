import Foundation
import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI
@_spi(Simulator) import _FoundationExtras

@Suite("The user activities of visible screens", .simulator)
@MainActor
struct GlueActivityTests {
  private var current: NSUserActivity? { NSUserActivity.simulatedCurrent }

  @Test("The visible screen with a URL is the current user activity of a UIKit app")
  func current() async throws {
    let app = await MarketApp.launched()
    let root = try #require(current)
    #expect(root.activityType.hasSuffix(".screen"))
    #expect(root.title == "Fruits")
    #expect(root.webpageURL?.absoluteString == "https://market.example/")
    #expect(root.targetContentIdentifier == "https://market.example/")
    let isRootEligible = [root.isEligibleForHandoff, root.isEligibleForSearch, root.isEligibleForPrediction]
    #expect(isRootEligible == [true, true, false])
    app.navigator.push(.fruit(name: "kiwi"))
    await app.expectInStep()
    #expect(current?.title == "Fruit")
    #expect(current?.targetContentIdentifier == "https://market.example/fruits/kiwi")
    app.navigator.push(.picture(name: "fig"))
    await app.expectInStep()
    let picture = try #require(current)
    let isEligible = [picture.isEligibleForHandoff, picture.isEligibleForSearch, picture.isEligibleForPrediction]
    #expect(isEligible == [true, false, false], "a screen without a title is only handed off")
  }

  @Test("A UIKit screen without activities or without a URL has no user activity, and the screen beneath has one again")
  func none() async {
    let app = await MarketApp.launched()
    app.navigator.present(sheet: .settings)
    #expect(current?.title == "Fruits", "the sheet has not appeared")
    await app.expectInStep()
    #expect(current == nil)
    app.navigator.dismiss()
    await app.expectInStep()
    #expect(current?.title == "Fruits")
  }

  @Test("The user activity of a UIKit scene is current again when the scene is active again")
  func activeAgain() async {
    let app = await MarketApp.launched()
    let own = current
    NSUserActivity(activityType: "other").becomeCurrent()
    app.navigator.host.setSceneActive(false)
    app.navigator.host.setSceneActive(true)
    #expect(current === own)
  }

  @Test("A published activity opens its screen, with Spotlight as the source on this device and Handoff on others")
  func opened() async throws {
    let app = await MarketApp.launched()
    app.navigator.push(.fruit(name: "kiwi"))
    await app.expectInStep()
    let activity = try #require(current)
    app.navigator.popToRoot()
    await app.expectInStep()
    #expect(app.navigator.open(activity) == .opened)
    activity.userInfo?["waymark.device"] = "another device"
    #expect(app.navigator.open(activity) == .opened)
    let sources = app.events.compactMap { event -> LinkSource? in
      if case .link(let link) = event, case .opened = link.status { link.source } else { nil }
    }
    #expect(sources == [.spotlight, .handoff])
    await app.expectInStep()
    #expect(app.screen == "fruit(name: \"kiwi\")")
    let foreign = NSUserActivity(activityType: "com.example.other")
    foreign.userInfo = activity.userInfo
    #expect(app.navigator.open(foreign) == nil)
  }
}
