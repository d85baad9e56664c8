import Club
import Foundation
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

@Suite("A gate", .simulator)
@MainActor
struct GlueGateTests {
  @Test("A gate replaces the tab bar and its content in UIKit at once, without a transition", arguments: [false, true])
  func replacement(usesViewControllers: Bool) async {
    let app = await ClubApp.launched(usesViewControllers: usesViewControllers)
    app.navigator.select(.people)
    app.open("/stories/7")
    await app.settle()
    #expect(app.screen == "story(id: 7)" && app.user.seesTabBar)
    app.navigator.set(.onboarded, to: false)
    await UIKitSimulator.runTasks()
    #expect(UIKitSimulator.transitionCount == 0)
    #expect(app.screen == "gate intro" && !app.user.seesTabBar)
    #expect(app.tabs.viewControllers?.count == 1)
    app.navigator.set(.onboarded, to: true)
    await UIKitSimulator.runTasks()
    #expect(UIKitSimulator.transitionCount == 0)
    #expect(app.screen == "story(id: 7)" && app.user.seesTabBar)
    #expect(app.user.tabTitles == ["News", "People"])
  }

  @Test("The gate that follows another gate in UIKit has its own stack", arguments: [false, true])
  func order(usesViewControllers: Bool) async {
    let app = await ClubApp.launched(conditions: [], usesViewControllers: usesViewControllers)
    #expect(app.screen == "gate intro" && app.stack(.gate(.intro)) == nil)
    app.navigator.set(.onboarded, to: true)
    await app.settle()
    #expect(app.screen == "gate welcome" && app.stack(.gate(.welcome)) == ["gate welcome"])
    #expect(!app.user.seesTabBar)
  }

  @Test("A sheet over the tabs in UIKit leaves before a gate appears, and comes back if the gate keeps the sheet")
  func modals() async {
    let app = await ClubApp.launched()
    app.navigator.present(sheet: .help)
    await app.settle()
    app.navigator.set(.onboarded, to: false)
    await app.settle()
    #expect(app.sheets == [] && app.screen == "gate intro")
    app.navigator.set(.onboarded, to: true)
    await app.settle()
    #expect(app.sheets == ["sheet help"])
    app.navigator.set(.signedIn, to: false)
    await app.settle()
    #expect(app.sheets == [] && app.screen == "gate welcome")
    app.navigator.set(.signedIn, to: true)
    await app.settle()
    #expect(app.sheets == [] && app.screen == "tab news")
  }

  @Test("A gate that opens takes its sheet along in UIKit, even while the sheet appears", arguments: [false, true])
  func sheetOverGate(waits: Bool) async {
    let app = await ClubApp.launched(conditions: [.onboarded])
    app.navigator.present(sheet: .help)
    if waits { await app.settle() } else { await UIKitSimulator.runTasks() }
    #expect(app.sheets == ["sheet help"])
    app.navigator.set(.signedIn, to: true)
    await app.settle()
    #expect(app.sheets == [] && app.screen == "tab news")
    #expect(app.navigator.state.modals.isEmpty && UIKitSimulator.transitionCount == 0)
  }

  @Test("The user goes back on the stack of a gate in UIKit with the back button, a swipe, and the list of screens")
  func back() async {
    let app = await ClubApp.launched(conditions: [.onboarded])
    let screens: [ClubNavigation.Route] = [.password(token: "a"), .code, .code]
    for screen in screens { app.navigator.push(screen) }
    await app.settle()
    #expect(app.stack(.gate(.welcome)) == ["gate welcome", "password(token: \"a\")", "code", "code"])
    #expect(app.user.tapBack())
    await app.settle()
    #expect(app.navigator.state.gate?.stack == Array(screens.prefix(2)))
    #expect(app.user.swipeBack(completing: false))
    await app.settle()
    #expect(app.navigator.state.gate?.stack == Array(screens.prefix(2)))
    #expect(app.user.swipeBack(completing: true))
    await app.settle()
    #expect(app.navigator.state.gate?.stack == [.password(token: "a")])
    app.navigator.push(.code)
    await app.settle()
    #expect(app.user.holdBack(choosing: 0))
    await app.settle()
    #expect(app.navigator.state.gate?.stack == [] && app.screen == "gate welcome")
  }

  @Test("A UIKit link with `gates: false` opens over the gate, and another link waits for the tabs")
  func links() async {
    let app = await ClubApp.launched(conditions: [.onboarded])
    #expect(app.open("/stories/7") == .pending)
    #expect(app.open("/password/a") == .opened)
    await app.settle()
    #expect(app.screen == "password(token: \"a\")" && app.user.seesBackButton)
    #expect(app.open("/help") == .opened)
    await app.settle()
    #expect(app.sheets == ["sheet help"])
    #expect(app.open("/password/b") == .opened)
    await app.settle()
    #expect(app.sheets == [] && app.stack(.gate(.welcome)) == ["gate welcome", "password(token: \"b\")"])
    app.navigator.set(.signedIn, to: true)
    await app.settle()
    #expect(app.screen == "story(id: 7)" && app.stack(.gate(.welcome)) == nil)
  }

  @Test("A UIKit scene that restores its state behind a closed gate shows the state when the gate opens")
  func restoration() async {
    let app = ClubApp()
    let scene = SimulatedScene(app)
    await app.settle()
    app.open("/stories/7")
    app.navigator.present(sheet: .help)
    await app.settle()
    app.navigator.set(.onboarded, to: false)
    await app.settle()
    let kept = scene.leave()

    let next = ClubApp(conditions: [])
    _ = SimulatedScene(next, stateRestorationActivity: kept)
    await next.settle()
    #expect(next.screen == "gate intro" && next.sheets == [])
    next.navigator.conditions = [.onboarded, .signedIn]
    await next.settle()
    #expect(next.stack(.tab(.news)) == ["tab news", "story(id: 7)"])
    #expect(next.sheets == ["sheet help"])
  }

  @Test("A link that starts a UIKit scene behind a gate opens once, when the gates are open")
  func coldLink() async {
    let app = ClubApp(conditions: [])
    let scene = SimulatedScene(app)
    scene.open(URL(string: "club:///stories/7")!)
    await app.settle()
    #expect(app.screen == "gate intro")
    app.navigator.set(.signedIn, to: true)
    await app.settle()
    #expect(app.screen == "gate intro")
    app.navigator.set(.onboarded, to: true)
    await app.settle()
    #expect(app.stack(.tab(.news)) == ["tab news", "story(id: 7)"] && app.navigator.pendingLink == nil)
  }

  @Test("The gate of one UIKit window leaves the tabs, the sheet, and the links of another window alone")
  func windows() async {
    let (first, second) = (ClubApp(), ClubApp(conditions: [.onboarded]))
    _ = SimulatedScene(first)
    _ = SimulatedScene(second)
    first.navigator.present(sheet: .help)
    await first.settle()
    #expect(first.sheets == ["sheet help"] && second.screen == "gate welcome")
    #expect(second.open("/password/a") == .opened)
    first.navigator.set(.onboarded, to: false)
    await first.settle()
    #expect(first.screen == "gate intro" && second.screen == "password(token: \"a\")")
    second.navigator.set(.signedIn, to: true)
    await second.settle()
    #expect(first.screen == "gate intro" && second.screen == "tab news")
    first.navigator.set(.onboarded, to: true)
    await first.settle()
    #expect(first.sheets == ["sheet help"] && second.sheets == [])
  }

  @Test("The keyboard shortcut of a tab has no effect in UIKit while a gate is shown")
  func shortcut() async {
    let app = await ClubApp.launched(conditions: [.onboarded])
    #expect(app.user.keyCommands.isEmpty)
    app.navigator.set(.signedIn, to: true)
    await app.settle()
    #expect(app.user.keyCommands.map(\.title) == ["People"])
  }

  @MainActor private struct OldApp {
    let navigator = Navigator<ClubNavigation>(conditions: [.onboarded, .signedIn], storage: nil)
    let tabs = UITabBarController()
    let window = UIWindow(frame: .zero)

    var user: SimulatedUser { SimulatedUser(of: window) }
    var screen: String { (user.screen as? MarketScreen)?.name ?? "nothing" }

    func launch(_ controllers: [UIViewController]) async {
      navigator.delay = { time, action in if time == Navigator<ClubNavigation>.presentationDelay { Task { action() } } }
      tabs.viewControllers = controllers
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      await UIKitSimulator.settle()
    }
  }

  @Test("A gate replaces a UIKit stack in a tab of the app, whose tab bar stays, until the gate opens")
  func stackInTab() async {
    let app = OldApp()
    let stack = NavigatorStackController(app.navigator, ClubScreens())
    await app.launch([stack, MarketScreen("own")])
    app.navigator.push(.story(id: 7))
    await UIKitSimulator.settle()
    app.navigator.set(.onboarded, to: false)
    await UIKitSimulator.settle()
    #expect(app.screen == "gate intro" && app.user.seesTabBar && stack.children.count == 1)
    #expect(app.user.tapTab(at: 1))
    await UIKitSimulator.settle()
    #expect(app.screen == "own")
    app.navigator.set(.onboarded, to: true)
    #expect(app.user.tapTab(at: 0))
    await UIKitSimulator.settle()
    #expect(app.screen == "story(id: 7)" && app.user.seesBackButton)
  }

  @Test("The user can drag a UIKit stack in a sheet away after its gate has dropped the unsaved changes")
  func stackInSheet() async {
    let app = OldApp()
    await app.launch([MarketScreen("own")])
    let stack = NavigatorStackController(app.navigator, ClubScreens())
    app.tabs.present(stack, animated: true)
    app.navigator.push(.story(id: 7))
    await UIKitSimulator.settle()
    app.user.screen?.confirmsLeaving(of: app.navigator, if: true) {
      LeavingQuestion("Discard?", stay: "Stay", .leave("Discard"))
    }
    await UIKitSimulator.settle()
    #expect(stack.isModalInPresentation)
    app.navigator.set(.signedIn, to: false)
    await UIKitSimulator.settle()
    #expect(app.screen == "gate welcome" && !stack.isModalInPresentation)
    #expect(app.user.swipeDown())
    await UIKitSimulator.settle()
    #expect(app.screen == "own")
  }

  @Test("UIKit releases the controllers of a gate that has opened")
  func ends() async {
    weak var gate: UIViewController?
    let app = await ClubApp.launched(conditions: [.onboarded])
    app.navigator.push(.code)
    await app.settle()
    gate = app.tabs.navigationController(of: .gate(.welcome))
    #expect(gate != nil)
    app.navigator.set(.signedIn, to: true)
    await app.settle()
    #expect(gate == nil)
  }
}
