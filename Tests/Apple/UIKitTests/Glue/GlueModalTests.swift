import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation

@Suite("A modal", .simulator)
@MainActor
struct GlueModalTests {
  private func presented(
    _ present: (Navigator<MarketNavigation>) -> Void
  ) async -> MarketApp {
    let app = await MarketApp.launched()
    present(app.navigator)
    await app.settle()
    _ = app.takeMade()
    return app
  }

  @Test("is presented as a sheet with its detents, or over the full screen")
  func styles() async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    #expect(app.user.front?.modalPresentationStyle == .pageSheet)
    #expect(app.user.front?.view.accessibilityIdentifier == AccessibilityID.Sheet.Share.id)
    #expect(app.user.front?.sheetPresentationController?.detents.count == 2)
    #expect(app.user.front is MarketScreen)
    app.navigator.present(cover: .tour)
    await app.expectInStep()
    #expect(app.user.front?.modalPresentationStyle == .fullScreen)
  }

  @Test("is dragged away by the user")
  func swipeDown() async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    #expect(app.user.swipeDown())
    await app.runTasks()
    #expect(app.navigator.state.modal != nil)
    await app.expectInStep()
    #expect(app.navigator.state.modal == nil)
    #expect(app.takeMade() == [])
  }

  @Test("stays where the user lets go of it")
  func cancelledSwipeDown() async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    #expect(app.user.swipeDown(completing: false))
    await app.expectInStep()
    #expect(app.modal == ["sheet share(name: \"a\")"])
    #expect(app.takeMade() == [])
  }

  @Test("that the spec says so is not dragged away")
  func notDismissable() async {
    let app = await presented { $0.present(sheet: .login) }
    #expect(!app.user.swipeDown())
    await app.expectInStep()
    #expect(app.navigator.state.sheet == .login)
    app.navigator.dismiss()
    await app.expectInStep()
  }

  @Test("goes with the state")
  func dismiss() async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    app.navigator.dismiss()
    await app.runTasks()
    #expect(UIKitSimulator.transitionCount == 1)
    await app.expectInStep()
    #expect(app.modal == nil)
  }

  @Test("goes by a command that comes while the user drags it", arguments: [true, false])
  func dismissDuringSwipe(completes: Bool) async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    #expect(app.user.beginSwipeDown())
    app.navigator.dismiss()
    await app.runTasks()
    app.user.letGo(completing: completes)
    await app.expectInStep()
    #expect(app.modal == nil)
  }

  @Test("takes another's place when that has gone", arguments: [true, false])
  func replacement(cover: Bool) async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    if cover { app.navigator.present(cover: .tour) } else { app.navigator.present(sheet: .share(name: "b")) }
    await app.runTasks()
    #expect(app.modal == ["sheet share(name: \"a\")"])
    await app.expectInStep()
    #expect(app.modal == [cover ? "cover tour" : "sheet share(name: \"b\")"])
  }

  @Test("takes another's place that the user drags away", arguments: [true, false])
  func replacementDuringSwipe(completes: Bool) async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    #expect(app.user.beginSwipeDown())
    app.navigator.present(cover: .tour)
    await app.runTasks()
    app.user.letGo(completing: completes)
    await app.runTasks()
    await app.expectInStep()
    #expect(app.modal == ["cover tour"])
  }

  @Test("is the last of several that are asked for at once")
  func chain() async {
    let app = await MarketApp.launched()
    app.navigator.present(sheet: .share(name: "a"))
    app.navigator.present(cover: .tour)
    app.navigator.present(sheet: .settings, stack: [.language])
    await app.expectInStep()
    #expect(app.modal == ["sheet settings", "language"])
  }

  @Test("is the last of several that are asked for a turn after each other")
  func chainOfTurns() async {
    let app = await MarketApp.launched()
    app.navigator.present(sheet: .share(name: "a"))
    await app.runTasks()
    app.navigator.present(cover: .tour)
    await app.runTasks()
    app.navigator.present(sheet: .settings)
    await app.runTasks()
    app.navigator.dismiss()
    await app.runTasks()
    app.navigator.present(cover: .checkout)
    await app.expectInStep()
    #expect(app.modal == ["cover checkout"])
  }

  @Test("that comes back before it has gone is there in the end")
  func there() async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    app.navigator.dismiss()
    await app.runTasks()
    app.navigator.present(sheet: .share(name: "a"))
    await app.expectInStep()
    #expect(app.modal == ["sheet share(name: \"a\")"])
  }

  @Test("has a stack, both ways")
  func flow() async {
    let app = await presented { $0.present(sheet: .settings) }
    app.navigator.push(.help(topic: "a"))
    await app.expectInStep()
    #expect(app.modal == ["sheet settings", "help(topic: \"a\")"])
    #expect(app.user.tapBack())
    await app.expectInStep()
    #expect(app.navigator.state.modal?.stack == [])
    app.navigator.push(.language)
    await app.settle()
    #expect(app.user.swipeBack(completing: false))
    await app.expectInStep()
    #expect(app.navigator.state.modal?.stack == [.language])
  }

  @Test("appears with its stack")
  func flowAtOnce() async {
    let app = await MarketApp.launched()
    app.open("/checkout/7")
    await app.runTasks()
    #expect(app.modal == ["cover checkout", "payment(amount: 7)"])
    await app.expectInStep()
  }

  @Test("is swiped down while its stack is on its way")
  func swipeDownDuringPush() async {
    let app = await presented { $0.present(sheet: .settings) }
    app.navigator.push(.language)
    await app.runTasks()
    #expect(app.user.beginSwipeDown())
    app.navigator.push(.help(topic: "a"))
    app.user.letGo(completing: true)
    await app.expectInStep()
    #expect(app.modal == nil)
  }

  @Test("goes where its own screen dismisses it", arguments: [true, false])
  func dismissByScreen(inStack: Bool) async {
    let app = await presented {
      if inStack { $0.present(sheet: .settings, stack: [.language]) } else { $0.present(sheet: .share(name: "a")) }
    }
    var completed = false
    app.user.screen?.dismiss(animated: true) { completed = true }
    await app.expectInStep()
    #expect(completed)
    #expect(app.navigator.state.modal == nil)
    app.navigator.present(cover: .tour)
    await app.expectInStep()
  }

  @Test("goes where the tab bar controller is told to dismiss it")
  func dismissByApp() async {
    let app = await presented { $0.present(cover: .tour) }
    app.tabs.dismiss(animated: true)
    await app.expectInStep()
    #expect(app.navigator.state.modal == nil)
  }

  @Test("leaves an alert of the app's alone, and comes over it")
  func alert() async {
    let app = await MarketApp.launched()
    let alert = UIViewController()
    app.tabs.present(alert, animated: true)
    app.navigator.present(sheet: .share(name: "a"))
    await app.settle()
    #expect(app.user.front is MarketScreen)
    app.navigator.dismiss()
    await app.settle()
    #expect(app.user.front === alert)
    #expect(app.navigator.state.modal == nil)
  }

  @Test("comes after a presentation of the app without animation, at once", arguments: [true, false])
  func unanimatedPresentation(animates: Bool) async {
    let app = await MarketApp.launched()
    UIKitSimulator.startsTransitionsAtLayout = true
    let alert = UIViewController()
    app.tabs.present(alert, animated: animates)
    app.navigator.present(sheet: .share(name: "a"))
    await app.runTasks()
    #expect(alert.isBeingPresented)
    #expect(alert.presentedViewController == nil)
    UIKitSimulator.finishTransitions()
    await app.runTasks()
    #expect(alert.presentedViewController is MarketScreen)
    await app.settle()
    #expect(app.user.front is MarketScreen)
  }

  @Test("comes after a dismissal of the app without animation, at once", arguments: [true, false])
  func unanimatedDismissal(animates: Bool) async {
    let app = await MarketApp.launched()
    let alert = UIViewController()
    app.tabs.present(alert, animated: true)
    await app.settle()
    UIKitSimulator.startsTransitionsAtLayout = true
    alert.dismiss(animated: animates)
    app.navigator.present(sheet: .share(name: "a"))
    await app.runTasks()
    #expect(alert.isBeingDismissed)
    UIKitSimulator.finishTransitions()
    await app.runTasks()
    #expect(app.tabs.presentedViewController is MarketScreen)
    await app.expectInStep()
  }

  @Test("goes with an alert that the app has put over it")
  func alertOverModal() async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    app.user.front?.present(UIViewController(), animated: true)
    app.navigator.dismiss()
    await app.expectInStep()
    #expect(app.tabs.presentedViewController == nil)
  }

  @Test("is presented while a tab's stack moves")
  func duringPush() async {
    let app = await MarketApp.launched()
    app.navigator.push(.fruit(name: "a"))
    await app.runTasks()
    app.navigator.present(cover: .tour)
    await app.runTasks()
    app.navigator.push(.fruit(name: "b"), in: .tab(.fruits))
    await app.expectInStep()
  }

  @Test("makes way for a link to what is beneath it")
  func linkBeneath() async {
    let app = await presented { $0.present(cover: .checkout, stack: [.payment(amount: 1)]) }
    app.open("/pictures/a")
    await app.expectInStep()
    #expect(app.screen == "picture(name: \"a\")")
    #expect(!app.user.seesTabBar)
  }
}
