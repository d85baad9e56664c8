import Foundation
import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

/// The scene delegate from the documentation.
@MainActor
private final class MarketSceneDelegate: Foundation.NSObject, UIWindowSceneDelegate {
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

  @Test("A URL that starts a UIKit scene opens the screen of its link")
  func coldURL() async {
    let app = MarketApp()
    let scene = SimulatedScene(MarketSceneDelegate(app), urls: [URL(string: "market:///pictures/kiwi")!])
    await app.expectInStep()
    #expect(app.screen == "picture(name: \"kiwi\")")
    #expect(!scene.user.seesTabBar)
  }

  @Test("A universal link that starts a UIKit scene presents a sheet with a screen on its stack")
  func coldActivity() async {
    let app = MarketApp()
    _ = SimulatedScene(
      MarketSceneDelegate(app), userActivities: [activity("https://market.example/settings/help/hours")])
    await app.expectInStep()
    #expect(app.modal == ["sheet settings", "help(topic: \"hours\")"])
  }

  @Test("A UIKit scene ignores the URL of an activity that is no universal link")
  func otherActivity() async {
    let app = MarketApp()
    let other = NSUserActivity(activityType: "example.market.reading")
    other.webpageURL = URL(string: "https://market.example/basket")
    _ = SimulatedScene(MarketSceneDelegate(app), userActivities: [other])
    await app.expectInStep()
    #expect(app.navigator.state.selectedTab == .fruits)
  }

  @Test("A running UIKit scene opens links one after another, even over presented screens and during transitions")
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

  @Test("A UIKit scene restores the selected tab, all stacks, and the presented sheet")
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

  @Test("A link that starts a UIKit scene with a saved state shows its screen instead of the saved sheet")
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

  @Test("A view in a UIKit scene learns when the scene becomes active and inactive, even under a full-screen cover")
  func activation() {
    let log = ActivationLog()
    let delegate = ReaderSceneDelegate(SceneReader { log.reports.append($0) })
    let scene = SimulatedScene(delegate)
    #expect(log.reports == [true])
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    delegate.root.present(cover, animated: false)
    UIKitSimulator.finishTransitions()
    #expect(delegate.reader.window == nil)
    scene.leave()
    #expect(log.reports == [true, false, false])
    cover.dismiss(animated: false)
    UIKitSimulator.finishTransitions()
    #expect(delegate.reader.window != nil)
    #expect(log.reports == [true, false, false], "the scene is the same")
    scene.enterForeground()
    #expect(log.reports == [true, false, false, true])
  }

  @Test("A view that enters a UIKit scene learns at once that the scene is active or in the background")
  func lateView() {
    let log = ActivationLog()
    let delegate = ReaderSceneDelegate(UIView())
    let scene = SimulatedScene(delegate)
    delegate.root.view.addSubview(SceneReader { log.reports.append($0) })
    #expect(log.reports == [true])
    scene.leave()
    delegate.root.view.addSubview(SceneReader { log.reports.append($0) })
    #expect(log.reports == [true, false, false, false])
  }
}

@MainActor private final class ActivationLog {
  var reports: [Bool] = []
}

/// A delegate whose window shows a view in a controller of the app.
@MainActor private final class ReaderSceneDelegate: Foundation.NSObject, UIWindowSceneDelegate {
  var window: UIWindow?
  let root = UIViewController()
  let reader: UIView

  init(_ reader: UIView) { self.reader = reader }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    root.view.addSubview(reader)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
  }
}

@Suite("The tab bar controller", .simulator)
@MainActor
struct GlueLifetimeTests {
  @Test("A pending link opens when the UIKit tab bar controller enters a window")
  func waits() async {
    let app = MarketApp()
    app.open("/fruits/kiwi")
    await app.settle()
    #expect(app.navigator.pendingLink != nil)
    app.show()
    await app.expectInStep()
    #expect(app.screen == "fruit(name: \"kiwi\")")
  }

  @Test("A link stays pending while the UIKit tab bar controller has no window, and opens after its return")
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

  @Test(
    "A tab bar controller that returns to its UIKit window presents the current sheet of the navigator",
    arguments: [true, false])
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

  @Test(
    "A tab bar controller that leaves its UIKit window with a modal matches the navigator's state on return",
    arguments: [true, false])
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

  @Test("A link opens without a wait while a cover of the navigator fills the screen in UIKit")
  func covered() async {
    let app = await MarketApp.launched()
    app.navigator.present(cover: .tour)
    await app.settle()
    app.open("/fruits/kiwi")
    #expect(app.navigator.pendingLink == nil)
    await app.expectInStep()
    #expect(app.screen == "fruit(name: \"kiwi\")")
  }

  @Test("A link opens without a wait while an alert of the app fills the screen in UIKit")
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

  @Test("A link that opens while the UIKit window is hidden shows its screen when the window is visible again")
  func hiddenWindow() async {
    let app = await MarketApp.launched()
    app.window.isHidden = true
    app.open("/fruits/kiwi")
    await app.settle()
    app.window.isHidden = false
    await app.expectInStep()
    #expect(app.screen == "fruit(name: \"kiwi\")")
  }

  @Test("The UIKit layer requests a late root screen only once, even if the tab bar controller leaves its window")
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

  @Test("UIKit releases the tab bar controller and its sheet after the app has released the controller")
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
