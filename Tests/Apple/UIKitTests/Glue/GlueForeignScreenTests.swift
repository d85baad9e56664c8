import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

@Suite("A screen that the navigator doesn't know", .simulator)
@MainActor
struct GlueForeignScreenTests {
  private final class Faults { var texts: [String] = [] }

  private let faults = Faults()

  @Test("A debug build reports a controller that a UIKit app pushes onto a navigator's stack by itself")
  func controller() async {
    let app = await MarketApp.launched()
    app.navigator.reportMistake = { [faults] in faults.texts.append($0) }
    app.navigator.push(.fruit(name: "a"))
    await app.settle()
    #expect(faults.texts.isEmpty)
    app.stack(of: .fruits).pushViewController(UIViewController(), animated: true)
    await app.settle()
    #expect(faults.texts.count == 1)
    #expect(faults.texts.first?.contains("The stack of tab fruits shows a screen that") == true)
  }

  @Test("Pushes and pops of the navigator, and changes of tabs and modals, report no unknown screen in UIKit")
  func known() async {
    let app = await MarketApp.launched()
    app.navigator.reportMistake = { [faults] in faults.texts.append($0) }
    app.navigator.replaceStack(with: [.fruit(name: "a"), .fruit(name: "b")])
    await app.settle()
    app.navigator.select(.basket)
    app.navigator.present(cover: .tour)
    await app.settle()
    app.navigator.dismiss()
    app.open("fruits/c")
    await app.settle()
    app.navigator.popToRoot()
    await app.settle()
    #expect(faults.texts.isEmpty)
  }

  /// SwiftUI's stack, with a check in the root and in the screen of the route.
  private func stack(_ navigator: Navigator<MarketNavigation>) -> UINavigationController {
    navigator.reportMistake = { [faults] in faults.texts.append($0) }
    return UINavigationController(rootViewController: screen(of: nil, navigator))
  }

  private func screen(of route: Route?, _ navigator: Navigator<MarketNavigation>) -> UIViewController {
    let controller = UIViewController()
    controller.view.addSubview(ForeignScreenCheck(of: route, in: .tab(.fruits), navigator).makeView())
    return controller
  }

  @Test("A screen of the path above the root or above another screen of a SwiftUI stack is not reported")
  func path() async {
    let navigator = Navigator<MarketNavigation>(storage: nil)
    let stack = stack(navigator)
    let place = SimulatedWindow(stack)
    await UIKitSimulator.settle()
    for name in ["a", "b", "a"] {
      navigator.push(.fruit(name: name))
      stack.pushViewController(screen(of: .fruit(name: name), navigator), animated: true)
      await UIKitSimulator.settle()
    }
    navigator.pop()
    stack.popViewController(animated: true)
    await UIKitSimulator.settle()
    #expect(faults.texts.isEmpty)
    #expect(place.window.rootViewController === stack)
  }

  @Test(
    "A debug build reports a destination above a screen of a SwiftUI stack that isn't in the path", arguments: [0, 1])
  func destination(depth: Int) async {
    let navigator = Navigator<MarketNavigation>(storage: nil)
    let stack = stack(navigator)
    let place = SimulatedWindow(stack)
    await UIKitSimulator.settle()
    if depth == 1 {
      navigator.push(.fruit(name: "a"))
      stack.pushViewController(screen(of: .fruit(name: "a"), navigator), animated: true)
      await UIKitSimulator.settle()
    }
    stack.pushViewController(UIViewController(), animated: true)
    await UIKitSimulator.settle()
    #expect(faults.texts.count == 1)
    #expect(faults.texts.first?.contains("NavigationLink(destination:)") == true)
    #expect(place.window.rootViewController === stack)
  }
}
