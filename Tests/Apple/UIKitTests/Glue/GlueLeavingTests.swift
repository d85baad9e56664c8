import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

@Suite("A UIKit screen with unsaved changes", .simulator)
@MainActor
struct GlueLeavingTests {
  private let editor = Route.fruit(name: "a")

  private func edit(_ app: MarketApp, _ controller: UIViewController? = nil, hasChanges: Bool = true) {
    (controller ?? app.user.screen)?.confirmsLeaving(of: app.navigator, if: hasChanges) {
      LeavingQuestion("Discard?", stay: "Stay", .leave("Discard"))
    }
    app.tabs.applyState()
  }

  /// Launches the app with a pushed screen that has changes.
  private func launched() async -> MarketApp {
    let app = await MarketApp.launched()
    app.navigator.push(editor)
    await app.settle()
    edit(app)
    return app
  }

  private func choose(_ title: String, _ app: MarketApp) async {
    await app.settle()
    #expect((app.user.front as? UIAlertController)?.title == "Discard?")
    #expect(app.user.tapAlert(title))
    await app.expectInStep()
    #expect(!(app.user.front is UIAlertController))
  }

  @Test("The back button of a UIKit screen with changes asks, and pops the screen only if the user agrees")
  func back() async {
    let app = await launched()
    let controller = app.user.screen
    #expect(app.user.tapBack())
    await choose("Stay", app)
    #expect(app.user.screen === controller)
    #expect(app.user.tapBack())
    await choose("Discard", app)
    #expect(app.navigator.state[stack: .tab(.fruits)] == [])
    #expect(app.stack(of: .fruits).viewControllers.count == 1)
  }

  @Test("A user can't swipe back from a UIKit screen while the screen has changes")
  func swipe() async {
    let app = await launched()
    #expect(!app.user.beginSwipeBack())
    edit(app, hasChanges: false)
    #expect(app.user.swipeBack(completing: true))
    await app.expectInStep()
    #expect(app.screens(of: .fruits) == [])
  }

  @Test("A UIKit screen above a screen with changes can be swiped back")
  func above() async {
    let app = await launched()
    app.navigator.push(.fruit(name: "b"))
    await app.settle()
    #expect(app.user.swipeBack(completing: true))
    await app.expectInStep()
    #expect(!app.user.beginSwipeBack())
  }

  @Test("A screen with changes comes back with the same UIKit controller if the list of the back button popped it")
  func list() async {
    let app = await launched()
    let controller = app.user.screen
    app.navigator.push(.fruit(name: "b"))
    await app.settle()
    _ = app.takeMade()
    #expect(app.user.holdBack(choosing: 0))
    await choose("Stay", app)
    #expect(app.stack(of: .fruits).viewControllers.dropFirst().first === controller)
    #expect(app.takeMade() == [])
    #expect(app.user.holdBack(choosing: 0))
    await choose("Discard", app)
    #expect(app.screens(of: .fruits) == [])
  }

  @Test("A tap on another UIKit tab asks before the tab is shown", arguments: [true, false])
  func tabs(usesViewControllers: Bool) async {
    let app = MarketApp(usesViewControllers: usesViewControllers)
    await app.launch()
    app.navigator.push(editor)
    await app.settle()
    edit(app)
    #expect(app.user.tapTab(at: 1))
    #expect(app.navigator.state.selectedTab == .fruits)
    await choose("Stay", app)
    #expect(app.screen == "fruit(name: \"a\")")
    #expect(app.user.tapTab(at: 1))
    await choose("Discard", app)
    #expect(app.navigator.state.selectedTab == .basket)
    #expect(app.screens(of: .fruits) == ["fruit(name: \"a\")"])
  }

  @Test("A tap on the selected UIKit tab asks before it pops a screen with changes")
  func retap() async {
    let app = await launched()
    #expect(app.user.tapTab(at: 0))
    await choose("Discard", app)
    #expect(app.screens(of: .fruits) == [])
  }

  @Test("A user can't drag away a UIKit sheet with changes, and its dismissal asks over all other sheets")
  func sheet() async {
    let app = await MarketApp.launched()
    app.navigator.present(sheet: .settings)
    await app.settle()
    edit(app)
    #expect(!app.user.swipeDown())
    app.navigator.present(sheet: .coupon)
    await app.settle()
    #expect(app.modals.count == 2)
    #expect(app.user.swipeDown())
    await app.settle()
    app.navigator.present(sheet: .coupon)
    await app.settle()
    app.navigator.dismissAll()
    await choose("Stay", app)
    #expect(app.modals.count == 2)
    app.navigator.dismissAll()
    await choose("Discard", app)
    #expect(app.modals == [])
  }

  @Test("A UIKit sheet without changes can be dragged away again, and a sheet that its screen holds stays held")
  func release() async throws {
    let app = await MarketApp.launched()
    app.navigator.present(sheet: .settings)
    await app.settle()
    edit(app)
    edit(app, hasChanges: false)
    #expect(app.user.swipeDown())
    await app.settle()
    app.navigator.present(sheet: .settings)
    await app.settle()
    let sheet = try #require(app.tabs.presentedViewController)
    sheet.isModalInPresentation = true
    edit(app)
    edit(app, hasChanges: false)
    #expect(sheet.isModalInPresentation)
  }

  @Test("A link waits for the answer of the user, and the alert disappears when the question ends")
  func link() async {
    let app = await launched()
    #expect(app.open("/fruits/b") == .pending)
    await app.settle()
    #expect(app.user.front is UIAlertController)
    app.navigator.discardPendingLink()
    await app.expectInStep()
    #expect(!(app.user.front is UIAlertController))
    app.open("/fruits/b")
    await choose("Discard", app)
    #expect(app.screens(of: .fruits) == ["fruit(name: \"b\")"])
  }

  @Test("A child of a UIKit screen can have the changes, and they end with the controller")
  func child() async {
    let app = await MarketApp.launched()
    app.navigator.push(editor)
    await app.settle()
    weak var weakChild: UIViewController?
    do {
      let child = UIViewController()
      app.user.screen?.addChild(child)
      edit(app, child)
      weakChild = child
    }
    #expect(app.navigator.pop() == .asking)
    await choose("Discard", app)
    #expect(weakChild == nil)
    app.navigator.push(editor)
    await app.settle()
    #expect(app.navigator.pop() == .done)
  }

  @Test("Changes on a UIKit controller that isn't on a screen of the navigator are reported as a mistake")
  func foreign() async {
    let app = await MarketApp.launched()
    var mistakes: [String] = []
    app.navigator.reportMistake = { mistakes.append($0) }
    edit(app, AppPicker())
    #expect(
      mistakes == [
        "AppPicker has unsaved changes, but isn't on a screen of the Navigator<MarketNavigation>."
      ])
  }
}
