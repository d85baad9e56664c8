import Foundation
import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

/// The scene delegate from the documentation.
@MainActor
private final class MarketSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  let app: MarketApp

  init(_ app: MarketApp) { self.app = app }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    app.navigator.restore(from: session)
    app.navigator.open(options)
    window = app.window
    app.show()
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { app.navigator.open(contexts) }
  func scene(_ scene: UIScene, continue activity: NSUserActivity) { app.navigator.open(activity) }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    app.navigator.activity(ofType: "example.market.state")
  }
}

@Suite("A scene", .simulator)
@MainActor
struct GlueSceneTests {
  private func activity(_ url: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: url)
    return activity
  }

  @Test("that a URL has started shows where it leads")
  func coldURL() async {
    let app = MarketApp()
    let scene = SimulatedScene(MarketSceneDelegate(app), urls: [URL(string: "market:///pictures/kiwi")!])
    await app.expectInStep()
    #expect(app.screen == "picture(name: \"kiwi\")")
    #expect(!scene.user.seesTabBar)
  }

  @Test("that a universal link has started shows where it leads, a modal too")
  func coldActivity() async {
    let app = MarketApp()
    _ = SimulatedScene(
      MarketSceneDelegate(app), userActivities: [activity("https://market.example/settings/help/hours")])
    await app.expectInStep()
    #expect(app.modal == ["sheet settings", "help(topic: \"hours\")"])
  }

  @Test("does not open an activity of another kind")
  func otherActivity() async {
    let app = MarketApp()
    let other = NSUserActivity(activityType: "example.market.reading")
    other.webpageURL = URL(string: "https://market.example/basket")
    _ = SimulatedScene(MarketSceneDelegate(app), userActivities: [other])
    await app.expectInStep()
    #expect(app.navigator.state.selectedTab == .fruits)
  }

  @Test("follows links while it runs, over what is presented, and in the middle of a transition")
  func warm() async {
    let app = MarketApp()
    let scene = SimulatedScene(MarketSceneDelegate(app))
    await app.settle()
    scene.open(URL(string: "market:///share/a")!)
    await app.runTasks()
    scene.continue(activity("https://market.example/checkout/3"))
    await app.runTasks()
    scene.open(URL(string: "market:///tour")!)
    await app.runTasks()
    scene.continue(activity("https://market.example/login/password"))
    await app.expectInStep()
    #expect(app.modal == ["sheet login", "password"])
  }

  @Test("comes back as it was left")
  func restoration() async {
    let app = MarketApp(loadsAllTabs: true)
    let scene = SimulatedScene(MarketSceneDelegate(app))
    await app.settle()
    app.navigator.select(.basket)
    app.navigator.replaceStack(with: [.fruit(name: "a"), .picture(name: "b"), .fruit(name: "c")])
    app.navigator.push(.fruit(name: "d"), in: .tab(.fruits))
    app.navigator.present(sheet: .settings, stack: [.help(topic: "e"), .language])
    await app.settle()
    let kept = scene.leave()

    let next = MarketApp(loadsAllTabs: true)
    _ = SimulatedScene(MarketSceneDelegate(next), stateRestorationActivity: kept)
    await next.expectInStep()
    #expect(next.hierarchy == app.hierarchy)
    #expect(next.modal == ["sheet settings", "help(topic: \"e\")", "language"])
  }

  @Test("that comes back shows where a link leads, over what it brings back")
  func restorationAndLink() async {
    let app = MarketApp()
    let scene = SimulatedScene(MarketSceneDelegate(app))
    await app.settle()
    app.navigator.present(sheet: .settings)
    await app.settle()
    let kept = scene.leave()

    let next = MarketApp()
    _ = SimulatedScene(
      MarketSceneDelegate(next), urls: [URL(string: "market:///fruits/kiwi")!], stateRestorationActivity: kept)
    await next.expectInStep()
    #expect(next.screen == "fruit(name: \"kiwi\")")
  }
}

@Suite("The tab bar controller", .simulator)
@MainActor
struct GlueLifetimeTests {
  @Test("follows links that wait, once it is in a window")
  func waits() async {
    let app = MarketApp()
    app.open("/fruits/kiwi")
    await app.settle()
    #expect(app.navigator.pendingLink != nil)
    app.show()
    await app.expectInStep()
    #expect(app.screen == "fruit(name: \"kiwi\")")
  }

  @Test("lets links wait while it is out of its window, and follows them when it is back")
  func outAndBack() async {
    let app = await MarketApp.launched()
    app.navigator.push(.fruit(name: "a"))
    await app.settle()
    app.window.rootViewController = UIViewController()
    app.open("/pictures/b")
    await app.settle()
    #expect(app.navigator.pendingLink != nil)
    app.navigator.push(.fruit(name: "c"))
    await app.settle()
    app.show()
    await app.expectInStep()
    #expect(app.navigator.pendingLink == nil)
    #expect(app.screen == "picture(name: \"b\")")
    app.navigator.push(.fruit(name: "d"))
    await app.expectInStep()
  }

  @Test("presents what the state has when it is back in its window", arguments: [true, false])
  func modalOutAndBack(cover: Bool) async {
    let app = await MarketApp.launched()
    if cover { app.navigator.present(cover: .tour) } else { app.navigator.present(sheet: .share(name: "a")) }
    await app.settle()
    // An app dismisses the presented controllers before it replaces the root controller.
    app.tabs.dismiss(animated: false)
    app.window.rootViewController = UIViewController()
    await app.settle()
    app.navigator.present(sheet: .settings)
    await app.settle()
    app.show()
    await app.expectInStep()
    #expect(app.modal == ["sheet settings"])
  }

  @Test("is in step where it leaves its window with something presented, and is put back", arguments: [true, false])
  func leavesWithModal(cover: Bool) async {
    let app = await MarketApp.launched()
    if cover { app.navigator.present(cover: .tour) } else { app.navigator.present(sheet: .share(name: "a")) }
    await app.settle()
    app.window.rootViewController = UIViewController()
    await app.settle()
    app.show()
    await app.expectInStep()
    app.navigator.dismiss()
    await app.expectInStep()
    #expect(app.modal == nil)
  }

  @Test("stays started while something covers the full screen")
  func covered() async {
    let app = await MarketApp.launched()
    app.navigator.present(cover: .tour)
    await app.settle()
    app.open("/fruits/kiwi")
    #expect(app.navigator.pendingLink == nil)
    await app.expectInStep()
    #expect(app.screen == "fruit(name: \"kiwi\")")
  }

  @Test("stays started while an alert of the app's covers the full screen")
  func coveredByApp() async {
    let app = await MarketApp.launched()
    let alert = UIViewController()
    alert.modalPresentationStyle = .fullScreen
    app.tabs.present(alert, animated: true)
    await app.settle()
    #expect(app.open("/fruits/kiwi") == .opened)
    alert.dismiss(animated: true)
    await app.expectInStep()
  }

  @Test("is hidden with its window, and comes back with it")
  func hiddenWindow() async {
    let app = await MarketApp.launched()
    app.window.isHidden = true
    app.open("/fruits/kiwi")
    await app.settle()
    app.window.isHidden = false
    await app.expectInStep()
    #expect(app.screen == "fruit(name: \"kiwi\")")
  }

  @Test("asks for the content of a root once, also where it comes late")
  func contentOnce() async {
    let app = MarketApp(holdsRoots: true)
    app.show()
    await app.settle()
    app.window.rootViewController = UIViewController()
    await app.settle()
    app.show()
    app.giveRoots()
    await app.expectInStep()
    #expect(app.takeMade() == ["tab fruits"])
  }

  @Test("ends when nobody holds it, also with something presented")
  func ends() async {
    weak var tabs: UIViewController?
    weak var modal: UIViewController?
    do {
      let app = await MarketApp.launched()
      app.navigator.push(.fruit(name: "a"))
      await app.settle()
      app.navigator.present(sheet: .settings, stack: [.language])
      await app.settle()
      tabs = app.tabs
      modal = app.tabs.presentedViewController
      #expect(modal != nil)
      app.window.rootViewController = nil
      await app.settle()
    }
    await UIKitSimulator.settle()
    #expect(tabs == nil)
    #expect(modal == nil)
  }
}
