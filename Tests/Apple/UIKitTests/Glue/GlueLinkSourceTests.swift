import CoreSpotlight
import Foundation
import Market
import Testing
@_spi(Simulator) import UIKit
@_spi(Simulator) import UserNotifications
import WaymarkNavigation
import WaymarkUI

/// A scene delegate that opens links from notifications, quick actions, and an inbox.
@MainActor
private final class LinkSceneDelegate: Foundation.NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  let app = MarketApp()
  let inbox: LinkInbox
  let key: String?

  init(inbox: LinkInbox = LinkInbox(), key: String? = "link") {
    self.inbox = inbox
    self.key = key
  }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    app.navigator.open(options, userInfoKey: key)
    app.navigator.takeLinks(from: inbox, whileActive: scene)
    window = app.window
    app.show()
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { app.navigator.open(contexts) }
  func scene(_ scene: UIScene, continue activity: NSUserActivity) { app.navigator.open(activity) }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(app.navigator.open(item, userInfoKey: "link") != nil)
  }
}

/// A scene delegate without a navigator, such as that of a SwiftUI app.
@MainActor
private final class LinkCollector: Foundation.NSObject, UIWindowSceneDelegate {
  let inbox: LinkInbox

  init(_ inbox: LinkInbox) { self.inbox = inbox }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    inbox.put(options, userInfoKey: "link")
  }
}

@Suite("A scene's other sources of links", .simulator)
@MainActor
struct GlueLinkSourceTests {
  private func shortcut(_ url: String) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: "fruit", localizedTitle: "Fruit", localizedSubtitle: nil, icon: nil,
      userInfo: ["link": NSString(string: url)])
  }

  private func response(_ url: String, action: String = UNNotificationDefaultActionIdentifier) -> UNNotificationResponse
  {
    UNNotificationResponse(simulatedUserInfo: ["link": url], actionIdentifier: action)
  }

  private func spotlight(_ identifier: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: CSSearchableItemActionType)
    activity.userInfo = [CSSearchableItemActivityIdentifier: identifier]
    return activity
  }

  @Test("A UIKit scene opens the link of a notification that the user taps")
  func notification() async {
    let delegate = LinkSceneDelegate()
    _ = SimulatedScene(delegate, notificationResponse: response("market:///fruits/kiwi"))
    await delegate.app.expectInStep()
    #expect(delegate.app.screen == "fruit(name: \"kiwi\")")
  }

  @Test("An action of a notification opens the link in UIKit only if the app names the action")
  func notificationAction() async {
    let inbox = LinkInbox()
    let reply = response("market:///fruits/kiwi", action: "reply")
    #expect(!inbox.put(reply, key: "link"))
    #expect(!inbox.put(response("market:///fruits/kiwi", action: UNNotificationDismissActionIdentifier), key: "link"))
    #expect(inbox.take() == nil)
    #expect(inbox.put(reply, key: "link", actions: ["reply"]))
    #expect(inbox.take() == URL(string: "market:///fruits/kiwi"))
    let app = await MarketApp.launched()
    #expect(app.navigator.open(reply, userInfoKey: "link") == nil)
    #expect(app.navigator.open(reply, userInfoKey: "link", actions: ["show", "reply"]) != nil)
    await app.expectInStep()
    #expect(app.screen == "fruit(name: \"kiwi\")")
  }

  @Test("The events of a UIKit scene name the source of each link, and the app that has sent a URL")
  func sources() async throws {
    let delegate = LinkSceneDelegate()
    let scene = SimulatedScene(delegate, notificationResponse: response("market:///fruits/kiwi"))
    await delegate.app.expectInStep()
    scene.open(try #require(URL(string: "market:///basket")), from: "com.example.mail")
    scene.open(try #require(URL(string: "https://market.example/basket")))
    scene.perform(shortcut("market:///fruits/fig"))
    scene.continue(spotlight("market:///pictures/fig"))
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://market.example/basket")
    scene.continue(activity)
    delegate.inbox.put(response("market:///fruits/plum"), key: "link")
    await delegate.app.runTasks()
    await delegate.app.expectInStep()
    let links = delegate.app.events.compactMap { event -> LinkEvent<MarketNavigation>? in
      if case .link(let link) = event, case .opened = link.status { link } else { nil }
    }
    #expect(
      links.map(\.source) == [
        .notification, .scheme, .universalLink, .shortcut, .spotlight, .universalLink, .notification,
      ])
    #expect(links.compactMap(\.sendingApp) == ["com.example.mail"])
  }

  @Test("The link with which a scene connects waits in the inbox until a navigator takes the link")
  func connectionOptions() async {
    let inbox = LinkInbox()
    let collector = LinkCollector(inbox)
    _ = SimulatedScene(collector, notificationResponse: response("market:///fruits/kiwi"))
    #expect(inbox.take() == URL(string: "market:///fruits/kiwi"))
    _ = SimulatedScene(collector, shortcutItem: shortcut("market:///basket"))
    #expect(inbox.take() == URL(string: "market:///basket"))
    _ = SimulatedScene(collector)
    #expect(inbox.take() == nil)
  }

  @Test("UIKit opens no link from a dismissed notification, or from user info without the right key")
  func noNotification() async {
    let dismissed = response("market:///fruits/kiwi", action: UNNotificationDismissActionIdentifier)
    let other = UNNotificationResponse(simulatedUserInfo: ["url": "market:///fruits/kiwi"])
    for (response, key) in [(dismissed, "link"), (other, "link"), (response("market:///fruits/kiwi"), nil)] {
      let delegate = LinkSceneDelegate(key: key)
      _ = SimulatedScene(delegate, notificationResponse: response)
      await delegate.app.expectInStep()
      #expect(delegate.app.screen == "tab fruits")
    }
  }

  @Test("Quick actions open their links in a UIKit scene, both at launch and while the app runs")
  func quickActions() async {
    let delegate = LinkSceneDelegate()
    let scene = SimulatedScene(delegate, shortcutItem: shortcut("market:///fruits/kiwi"))
    await delegate.app.expectInStep()
    #expect(delegate.app.screen == "fruit(name: \"kiwi\")")
    scene.perform(shortcut("market:///fruits/fig"))
    await delegate.app.expectInStep()
    #expect(delegate.app.screen == "fruit(name: \"fig\")")
  }

  @Test("A UIKit scene opens a Spotlight result only if the identifier of the result is a URL")
  func spotlightResult() async {
    let delegate = LinkSceneDelegate()
    let scene = SimulatedScene(delegate, userActivities: [spotlight("market:///fruits/kiwi")])
    await delegate.app.expectInStep()
    #expect(delegate.app.screen == "fruit(name: \"kiwi\")")
    scene.continue(spotlight("fruit-7"))
    await delegate.app.expectInStep()
    #expect(delegate.app.screen == "fruit(name: \"kiwi\")")
    scene.continue(spotlight("market:///pictures/fig"))
    await delegate.app.expectInStep()
    #expect(delegate.app.screen == "picture(name: \"fig\")")
  }

  @Test("A UIKit scene opens URLs from its inbox at launch, while active, and on return to the foreground")
  func inbox() async throws {
    let delegate = LinkSceneDelegate()
    delegate.inbox.put(try #require(URL(string: "market:///fruits/kiwi")))
    let scene = SimulatedScene(delegate)
    await delegate.app.expectInStep()
    #expect(delegate.app.screen == "fruit(name: \"kiwi\")")
    delegate.inbox.put(try #require(URL(string: "market:///fruits/fig")))
    await delegate.app.runTasks()
    await delegate.app.expectInStep()
    #expect(delegate.app.screen == "fruit(name: \"fig\")")

    scene.leave()
    delegate.inbox.put(try #require(URL(string: "market:///fruits/plum")))
    await delegate.app.runTasks()
    await delegate.app.expectInStep("a scene in the background opens no link")
    #expect(delegate.app.screen == "fruit(name: \"fig\")")
    scene.enterForeground()
    await delegate.app.expectInStep()
    #expect(delegate.app.screen == "fruit(name: \"plum\")")
  }

  @Test("The UIKit scene that became active last opens a URL in a shared inbox, and closed scenes open none")
  func severalScenes() async throws {
    let inbox = LinkInbox()
    let (one, two) = (LinkSceneDelegate(inbox: inbox), LinkSceneDelegate(inbox: inbox))
    let first = SimulatedScene(one)
    let second = SimulatedScene(two)
    func open(_ fruit: String) async throws {
      inbox.put(try #require(URL(string: "market:///fruits/\(fruit)")))
      await one.app.runTasks()
      await one.app.expectInStep()
      await two.app.expectInStep()
    }
    try await open("kiwi")
    #expect([one.app.screen, two.app.screen] == ["tab fruits", "fruit(name: \"kiwi\")"])
    first.leave()
    first.enterForeground()
    try await open("fig")
    #expect([one.app.screen, two.app.screen] == ["fruit(name: \"fig\")", "fruit(name: \"kiwi\")"])
    first.leave()
    try await open("plum")
    #expect([one.app.screen, two.app.screen] == ["fruit(name: \"fig\")", "fruit(name: \"plum\")"])
    second.disconnect()
    try await open("lime")
    #expect(inbox.take()?.lastPathComponent == "lime")
  }

  @Test("`takeLinks(from:whileActive:)` does not retain the navigator of a UIKit scene")
  func lifetime() async throws {
    let inbox = LinkInbox()
    weak var navigator: Navigator<MarketNavigation>?
    let scene = UIWindowScene(
      session: UISceneSession(simulatedIdentifier: "scene"), connectionOptions: .init())
    do {
      let other = Navigator<MarketNavigation>(storage: nil)
      other.takeLinks(from: inbox, whileActive: scene)
      navigator = other
    }
    #expect(navigator == nil)
    inbox.put(try #require(URL(string: "market:///fruits/kiwi")))
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    #expect(inbox.take() != nil)
  }
}
