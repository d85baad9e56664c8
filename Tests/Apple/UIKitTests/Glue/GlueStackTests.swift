import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation

@Suite("A tab's stack", .simulator)
@MainActor
struct GlueStackTests {
  /// Launches the app and puts three screens on the stack of the tab `fruits`.
  private func deep() async -> MarketApp {
    let app = await MarketApp.launched()
    app.navigator.replaceStack(with: [.fruit(name: "a"), .fruit(name: "b"), .fruit(name: "c")])
    await app.settle()
    _ = app.takeMade()
    return app
  }

  @Test("A push by the navigator appears in UIKit in the next turn, with a transition and one new controller")
  func push() async {
    let app = await MarketApp.launched()
    app.navigator.push(.fruit(name: "apple"))
    #expect(app.screens(of: .fruits) == [])
    await app.runTasks()
    #expect(app.screens(of: .fruits) == ["fruit(name: \"apple\")"])
    #expect(UIKitSimulator.transitionCount == 1)
    await app.expectInStep()
    #expect(app.takeMade() == ["fruit(name: \"apple\")"])
    #expect(app.user.screen?.view.accessibilityIdentifier == AccessibilityID.Route.Fruit.id)
    #expect(app.user.screen?.navigationItem.title == "Fruit")
  }

  @Test("`applyState()` of the tab bar controller in UIKit shows a push without a wait for the next turn")
  func applyState() async {
    let app = await MarketApp.launched()
    app.navigator.push(.fruit(name: "apple"))
    app.tabs.applyState()
    #expect(app.screens(of: .fruits) == ["fruit(name: \"apple\")"])
  }

  @Test("A push onto the stack of a hidden tab in UIKit runs no transition")
  func pushElsewhere() async {
    let app = MarketApp(loadsAllTabs: true)
    await app.launch()
    app.navigator.push(.fruit(name: "apple"), in: .tab(.basket))
    await app.runTasks()
    #expect(UIKitSimulator.transitionCount == 0)
    await app.expectInStep()
  }

  @Test("A replacement of the top screen in UIKit keeps the controllers of the screens beneath")
  func identity() async {
    let app = await deep()
    let controllers = app.stack(of: .fruits).viewControllers
    app.navigator.replace(with: .picture(name: "c"))
    await app.settle()
    #expect(app.takeMade() == ["picture(name: \"c\")"])
    #expect(Array(app.stack(of: .fruits).viewControllers.prefix(3)) == Array(controllers.prefix(3)))
    await app.expectInStep()
  }

  @Test("The back button in UIKit removes the top screen from the state of the navigator")
  func back() async {
    let app = await deep()
    #expect(app.user.tapBack())
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)] == [.fruit(name: "a"), .fruit(name: "b")])
    #expect(app.takeMade() == [])
  }

  @Test("A choice from the list of the back button in UIKit removes all screens above the chosen screen")
  func longPress() async {
    let app = await deep()
    #expect(app.user.holdBack(choosing: 1))
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)] == [.fruit(name: "a")])
  }

  @Test(
    "A completed back swipe in UIKit removes the screen from the state, and a canceled swipe keeps the screen",
    arguments: [true, false])
  func swipe(completes: Bool) async {
    let app = await deep()
    #expect(app.user.beginSwipeBack())
    await app.runTasks()
    #expect(app.navigator.state[stack: .tab(.fruits)].count == 3)
    app.user.letGo(completing: completes)
    await app.runTasks()
    #expect(app.navigator.state[stack: .tab(.fruits)].count == 3)
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)].count == (completes ? 2 : 3))
    #expect(app.takeMade() == [])
  }

  @Test(
    "Pushes by the navigator during a back swipe in UIKit take precedence over the swipe", arguments: [true, false])
  func changeDuringSwipe(completes: Bool) async {
    let app = await deep()
    #expect(app.user.beginSwipeBack())
    app.navigator.push(.picture(name: "d"))
    await app.runTasks()
    app.user.letGo(completing: completes)
    await app.runTasks()
    app.navigator.push(.picture(name: "e"))
    await app.expectInStep()
    // The commands of the app take precedence over the swipe.
    #expect(app.navigator.state[stack: .tab(.fruits)].suffix(2) == [.picture(name: "d"), .picture(name: "e")])
    #expect(app.navigator.state[stack: .tab(.fruits)].count == 5)
  }

  @Test("A link that opens during a pop in UIKit shows its screen as the only screen on the stack")
  func linkDuringPop() async {
    let app = await deep()
    #expect(app.user.tapBack())
    app.open("/fruits/kiwi")
    await app.runTasks()
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)] == [.fruit(name: "kiwi")])
    #expect(app.screen == "fruit(name: \"kiwi\")")
  }

  @Test("A new stack that contains the screen of a running pop appears in UIKit with all its screens")
  func linkToTheSameDuringPop() async {
    let app = await deep()
    #expect(app.user.tapBack())
    app.navigator.replaceStack(with: [.fruit(name: "a"), .fruit(name: "b"), .fruit(name: "c"), .fruit(name: "d")])
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)].count == 4)
  }

  @Test("Several pushes and pops in one turn run one transition in UIKit, and create only the remaining screens")
  func burst() async {
    let app = await MarketApp.launched()
    app.navigator.push(.fruit(name: "a"))
    app.navigator.push(.fruit(name: "b"))
    app.navigator.pop()
    app.navigator.push(.fruit(name: "c"))
    await app.runTasks()
    #expect(app.takeMade() == ["fruit(name: \"a\")", "fruit(name: \"c\")"])
    #expect(UIKitSimulator.transitionCount == 1)
    await app.expectInStep()
  }

  @Test("Pushes during a transition in UIKit appear on the stack after the transition")
  func changesDuringTransition() async {
    let app = await MarketApp.launched()
    app.navigator.push(.fruit(name: "a"))
    await app.runTasks()
    app.navigator.push(.fruit(name: "b"))
    await app.runTasks()
    app.navigator.push(.fruit(name: "c"))
    await app.runTasks()
    UIKitSimulator.finishTransition()
    await app.expectInStep()
    #expect(app.screens(of: .fruits).count == 3)
  }

  @Test("A UIKit stack can contain equal screens, and the back button removes only one of the screens")
  func equalScreens() async {
    let app = await MarketApp.launched()
    for _ in 0..<3 { app.navigator.push(.fruit(name: "a")) }
    await app.settle()
    #expect(app.user.tapBack())
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)].count == 2)
  }

  @Test("The UIKit tab bar stays hidden while the stack contains a screen with `hidesTabBar`")
  func hiddenBar() async {
    let app = await MarketApp.launched()
    app.navigator.replaceStack(with: [.fruit(name: "a"), .picture(name: "b"), .fruit(name: "c")])
    await app.settle()
    #expect(!app.user.seesTabBar)
    #expect(app.user.tapBack())
    await app.settle()
    #expect(!app.user.seesTabBar)
    #expect(app.user.tapBack())
    await app.settle()
    #expect(app.user.seesTabBar)
    await app.expectInStep()
  }

  @Test("A screen that pops itself in UIKit also leaves the state of the navigator")
  func popByScreen() async {
    let app = await deep()
    app.user.screen?.navigationController?.popViewController(animated: true)
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)].count == 2)
  }

  @Test("A UIKit stack shows pushed screens while the root content is late, and adds the root beneath")
  func lateRoot() async {
    let app = MarketApp(holdsRoots: true)
    app.show()
    app.navigator.push(.fruit(name: "a"))
    await app.settle()
    #expect(app.screens(of: .fruits) == ["fruit(name: \"a\")"])
    #expect(app.user.beginSwipeBack())
    app.giveRoots()
    await app.runTasks()
    app.user.letGo(completing: false)
    await app.expectInStep()
    #expect(app.user.tapBack())
    await app.expectInStep()
    #expect(app.screen == "tab fruits")
  }
}
