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

  @Test("shows a screen that is pushed in the next turn, with an animation, and makes it once")
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

  @Test("shows the state at once where that is asked for")
  func applyState() async {
    let app = await MarketApp.launched()
    app.navigator.push(.fruit(name: "apple"))
    app.tabs.applyState()
    #expect(app.screens(of: .fruits) == ["fruit(name: \"apple\")"])
  }

  @Test("pushes without an animation where it is not seen")
  func pushElsewhere() async {
    let app = MarketApp(loadsAllTabs: true)
    await app.launch()
    app.navigator.push(.fruit(name: "apple"), in: .tab(.basket))
    await app.runTasks()
    #expect(UIKitSimulator.transitionCount == 0)
    await app.expectInStep()
  }

  @Test("keeps the controllers of screens that stay")
  func identity() async {
    let app = await deep()
    let controllers = app.stack(of: .fruits).viewControllers
    app.navigator.replace(with: .picture(name: "c"))
    await app.settle()
    #expect(app.takeMade() == ["picture(name: \"c\")"])
    #expect(Array(app.stack(of: .fruits).viewControllers.prefix(3)) == Array(controllers.prefix(3)))
    await app.expectInStep()
  }

  @Test("loses the screen from the state when the back button's pop has ended")
  func back() async {
    let app = await deep()
    #expect(app.user.tapBack())
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)] == [.fruit(name: "a"), .fruit(name: "b")])
    #expect(app.takeMade() == [])
  }

  @Test("loses all screens above the one that is chosen from the back button's list")
  func longPress() async {
    let app = await deep()
    #expect(app.user.holdBack(choosing: 1))
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)] == [.fruit(name: "a")])
  }

  @Test("loses a screen by a swipe, and keeps it where the swipe is given up", arguments: [true, false])
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

  @Test("shows what comes during a swipe when that has ended, either way", arguments: [true, false])
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

  @Test("is where a link has led that lands while the user goes back")
  func linkDuringPop() async {
    let app = await deep()
    #expect(app.user.tapBack())
    app.open("/fruits/kiwi")
    await app.runTasks()
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)] == [.fruit(name: "kiwi")])
    #expect(app.screen == "fruit(name: \"kiwi\")")
  }

  @Test("is where a link has led whose screens begin with those that the user leaves")
  func linkToTheSameDuringPop() async {
    let app = await deep()
    #expect(app.user.tapBack())
    app.navigator.replaceStack(with: [.fruit(name: "a"), .fruit(name: "b"), .fruit(name: "c"), .fruit(name: "d")])
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)].count == 4)
  }

  @Test("takes several changes in one turn as one")
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

  @Test("takes changes during a transition as one that follows")
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

  @Test("has equal screens several times")
  func equalScreens() async {
    let app = await MarketApp.launched()
    for _ in 0..<3 { app.navigator.push(.fruit(name: "a")) }
    await app.settle()
    #expect(app.user.tapBack())
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)].count == 2)
  }

  @Test("has no bar at the bottom as long as a screen hides it")
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

  @Test("follows a screen that pops itself")
  func popByScreen() async {
    let app = await deep()
    app.user.screen?.navigationController?.popViewController(animated: true)
    await app.expectInStep()
    #expect(app.navigator.state[stack: .tab(.fruits)].count == 2)
  }

  @Test("stays with its screens while its root's content is on its way, and gets that beneath them")
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
