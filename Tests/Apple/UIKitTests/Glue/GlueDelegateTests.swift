import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation

/// A navigation controller that is its own delegate, as soon as its view is loaded or from the start.
private final class MarketNavigationController: UINavigationController {
  let place: NavigationPlace<MarketNavigation>
  let listener: Listener
  let isDelegateFromStart: Bool

  init(_ place: NavigationPlace<MarketNavigation>, _ listener: Listener, isDelegateFromStart: Bool) {
    self.place = place
    self.listener = listener
    self.isDelegateFromStart = isDelegateFromStart
    super.init(nibName: nil, bundle: nil)
    if isDelegateFromStart { delegate = listener }
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if !isDelegateFromStart { delegate = listener }
  }
}

@Suite("A navigation controller of the app", .simulator)
@MainActor
struct GlueDelegateTests {
  let listener = Listener()

  init() { listener.animator = Animator() }

  private func launched(isDelegateFromStart: Bool = true) async -> MarketApp {
    let app = MarketApp { [listener] in
      MarketNavigationController($0, listener, isDelegateFromStart: isDelegateFromStart)
    }
    await app.launch()
    _ = listener.takeCalls()
    return app
  }

  @Test("The UIKit layer uses the navigation controllers of the app for tabs and sheets")
  func factory() async throws {
    let app = await launched()
    let tab = try #require(app.stack(of: .fruits) as? MarketNavigationController)
    #expect(tab.place == .tab(.fruits))
    app.navigator.present(sheet: .settings)
    await app.expectInStep()
    let modal = try #require(app.tabs.navigationController(of: .sheet(.settings)) as? MarketNavigationController)
    #expect(modal.place == .sheet(.settings))
    #expect(modal === app.user.front)
  }

  @Test(
    "The app's delegate of a UIKit navigation controller gets calls about screens and transitions",
    arguments: [true, false])
  func navigationDelegate(isDelegateFromStart: Bool) async {
    let app = await launched(isDelegateFromStart: isDelegateFromStart)
    app.navigator.push(.fruit(name: "a"))
    await app.expectInStep()
    #expect(listener.takeCalls() == ["willShow ?", "animation push", "interaction", "didShow ?"])
    #expect(app.user.tapBack())
    await app.expectInStep()
    #expect(listener.takeCalls() == ["willShow ?", "animation pop", "interaction", "didShow ?"])
    #expect(app.navigator.state[stack: .tab(.fruits)] == [])
  }

  @Test(
    "A user can swipe back in UIKit, unless the app's delegate of the navigation controller has custom transitions",
    arguments: [true, false])
  func swipe(isDelegateFromStart: Bool) async {
    listener.animator = nil
    let app = await launched(isDelegateFromStart: isDelegateFromStart)
    app.navigator.push(.fruit(name: "a"))
    await app.expectInStep()
    listener.animator = Animator()
    app.stack(of: .fruits).delegate = listener
    app.navigator.push(.fruit(name: "b"))
    await app.expectInStep()
    #expect(!app.user.swipeBack(completing: true))
    #expect(app.user.tapBack())
    await app.expectInStep()
    #expect(listener.takeCalls().contains("animation pop"))
    listener.animator = nil
    app.stack(of: .fruits).delegate = listener
    app.tabs.applyState()
    #expect(app.user.swipeBack(completing: true))
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)] == [])
  }

  @Test("A delegate that the app sets on a UIKit navigation controller after launch gets calls about screens")
  func laterDelegate() async {
    let app = await MarketApp.launched()
    app.stack(of: .fruits).delegate = listener
    app.navigator.push(.fruit(name: "a"))
    await app.expectInStep()
    _ = listener.takeCalls()
    #expect(app.user.tapBack())
    await app.expectInStep()
    #expect(listener.takeCalls().first == "willShow ?")
    #expect(app.navigator.state[stack: .tab(.fruits)] == [])
  }

  @Test("A UIKit tab bar with view controllers calls the app's delegate for selections and transitions")
  func tabBarDelegate() async {
    let app = MarketApp(usesViewControllers: true)
    await app.launch()
    app.tabs.delegate = listener
    #expect(app.user.tapTab(at: 1))
    await app.expectInStep()
    #expect(listener.takeCalls() == ["shouldSelect Basket", "tab animation", "tab interaction", "didSelect Basket"])
    #expect(app.navigator.state.selectedTab == .basket)
  }

  @Test("A UIKit tab bar with `UITab` calls the app's delegate with the tabs and with their view controllers")
  func systemTabDelegate() async {
    let app = await MarketApp.launched()
    app.tabs.delegate = listener
    #expect(app.user.tapTab(at: 1))
    await app.expectInStep()
    #expect(
      listener.takeCalls() == [
        "shouldSelectTab basket", "shouldSelect ?", "tab animation", "tab interaction",
        "didSelectTab basket after fruits",
        "didSelect ?",
      ])
  }

  @Test("The app's delegate of the UIKit tab bar can forbid a selection, also of the selected tab")
  func forbidden() async {
    let app = await MarketApp.launched()
    app.navigator.push(.fruit(name: "a"))
    await app.settle()
    listener.allows = false
    app.tabs.delegate = listener
    #expect(app.user.tapTab(at: 0))
    #expect(app.user.tapTab(at: 1))
    await app.expectInStep()
    #expect(app.screen == "fruit(name: \"a\")")
  }
}
