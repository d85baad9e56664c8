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

  @Test("UIKit presents a sheet with its detents, and a cover over the full screen")
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

  @Test("A drag dismisses a sheet in UIKit, and the state changes after the dismissal ends")
  func swipeDown() async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    #expect(app.user.swipeDown())
    await app.runTasks()
    #expect(app.navigator.state.modal != nil)
    await app.expectInStep()
    #expect(app.navigator.state.modal == nil)
    #expect(app.takeMade() == [])
  }

  @Test("A sheet in UIKit stays presented if the user cancels the drag")
  func cancelledSwipeDown() async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    #expect(app.user.swipeDown(completing: false))
    await app.expectInStep()
    #expect(app.modal == ["sheet share(name: \"a\")"])
    #expect(app.takeMade() == [])
  }

  @Test("A sheet with `dismissable: false` in UIKit resists a drag, but the navigator can dismiss the sheet")
  func notDismissable() async {
    let app = await presented { $0.present(sheet: .login) }
    #expect(!app.user.swipeDown())
    await app.expectInStep()
    #expect(app.navigator.state.sheet == .login)
    app.navigator.dismiss()
    await app.expectInStep()
  }

  @Test("A dismissal by the navigator removes a sheet in UIKit with a transition")
  func dismiss() async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    app.navigator.dismiss()
    await app.runTasks()
    #expect(UIKitSimulator.transitionCount == 1)
    await app.expectInStep()
    #expect(app.modal == nil)
  }

  @Test(
    "A dismissal by the navigator during a drag removes the sheet in UIKit, even if the user cancels",
    arguments: [true, false])
  func dismissDuringSwipe(completes: Bool) async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    #expect(app.user.beginSwipeDown())
    app.navigator.dismiss()
    await app.runTasks()
    app.user.letGo(completing: completes)
    await app.expectInStep()
    #expect(app.modal == nil)
  }

  @Test("A new sheet or cover appears in UIKit only after the former sheet is dismissed", arguments: [true, false])
  func replacement(cover: Bool) async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    if cover { app.navigator.present(cover: .tour) } else { app.navigator.present(sheet: .share(name: "b")) }
    await app.runTasks()
    #expect(app.modal == ["sheet share(name: \"a\")"])
    await app.expectInStep()
    #expect(app.modal == [cover ? "cover tour" : "sheet share(name: \"b\")"])
  }

  @Test(
    "A cover replaces a sheet that the user drags in UIKit, even if the user cancels the drag",
    arguments: [true, false])
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

  @Test("UIKit shows the last of several sheets and covers that the navigator presents in one turn")
  func chain() async {
    let app = await MarketApp.launched()
    app.navigator.present(sheet: .share(name: "a"))
    app.navigator.present(cover: .tour)
    app.navigator.present(sheet: .settings, stack: [.language])
    await app.expectInStep()
    #expect(app.modal == ["sheet settings", "language"])
  }

  @Test("UIKit shows the last cover after presentations and a dismissal in successive turns")
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

  @Test("A second presentation of a UIKit sheet during its dismissal brings the sheet back")
  func there() async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    app.navigator.dismiss()
    await app.runTasks()
    app.navigator.present(sheet: .share(name: "a"))
    await app.expectInStep()
    #expect(app.modal == ["sheet share(name: \"a\")"])
  }

  @Test("Pushes by the navigator and back gestures of the user change the same stack in a UIKit sheet")
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

  @Test("A link presents a cover in UIKit together with the screens on the stack of the cover")
  func flowAtOnce() async {
    let app = await MarketApp.launched()
    app.open("/checkout/7")
    await app.runTasks()
    #expect(app.modal == ["cover checkout", "payment(amount: 7)"])
    await app.expectInStep()
  }

  @Test("A drag during a push in a UIKit sheet dismisses the sheet, despite another push")
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

  @Test(
    "A screen that dismisses its UIKit sheet also removes the sheet from the state of the navigator",
    arguments: [true, false])
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

  @Test("A `dismiss` call on the tab bar controller in UIKit removes the cover from the state of the navigator")
  func dismissByApp() async {
    let app = await presented { $0.present(cover: .tour) }
    app.tabs.dismiss(animated: true)
    await app.expectInStep()
    #expect(app.navigator.state.modal == nil)
  }

  @Test("A sheet appears over an alert of the app in UIKit, and the alert stays after the dismissal of the sheet")
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

  @Test(
    "A sheet appears in UIKit only after the app has presented an alert, with or without animation",
    arguments: [true, false])
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

  @Test(
    "UIKit presents a sheet only after the app has dismissed an alert, with or without animation",
    arguments: [true, false])
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

  @Test("The dismissal of a sheet in UIKit also dismisses an alert of the app over the sheet")
  func alertOverModal() async {
    let app = await presented { $0.present(sheet: .share(name: "a")) }
    app.user.front?.present(UIViewController(), animated: true)
    app.navigator.dismiss()
    await app.expectInStep()
    #expect(app.tabs.presentedViewController == nil)
  }

  @Test("UIKit matches the navigator's state after a push, a cover, and another push in quick succession")
  func duringPush() async {
    let app = await MarketApp.launched()
    app.navigator.push(.fruit(name: "a"))
    await app.runTasks()
    app.navigator.present(cover: .tour)
    await app.runTasks()
    app.navigator.push(.fruit(name: "b"), in: .tab(.fruits))
    await app.expectInStep()
  }

  @Test("A link to a screen in a tab dismisses the cover over the tab in UIKit")
  func linkBeneath() async {
    let app = await presented { $0.present(cover: .checkout, stack: [.payment(amount: 1)]) }
    app.open("/pictures/a")
    await app.expectInStep()
    #expect(app.screen == "picture(name: \"a\")")
    #expect(!app.user.seesTabBar)
  }
}
