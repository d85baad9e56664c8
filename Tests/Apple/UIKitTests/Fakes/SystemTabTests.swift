import Testing
@_spi(Simulator) import UIKit

@Suite("A simulated tab bar controller with UITab objects", .simulator)
@MainActor
struct SystemTabTests {
  let listener = Listener()
  let tabs = UITabBarController()
  let place: SimulatedWindow

  init() {
    tabs.tabs = [
      Self.tab("a"),
      UITabGroup(title: "Group", image: nil, identifier: "group", children: [Self.tab("b"), Self.tab("c")]) { _ in
        UIViewController()
      },
    ]
    tabs.mode = .tabSidebar
    tabs.delegate = listener
    place = SimulatedWindow(tabs)
  }

  private static func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in Screen(name) }
  }

  @Test("A simulated tab bar shows a `UITabGroup` as one item, and asks the delegate about each selected `UITab`")
  func group() {
    #expect(place.user.tabTitles == ["a", "Group"])
    #expect(place.user.tapTab(at: 1))
    #expect(listener.takeCalls() == ["shouldSelectTab group", "didSelectTab group after a"])
    #expect(place.user.chooseInSidebar("c"))
    #expect(tabs.selectedTab?.identifier == "c")
    #expect(listener.takeCalls() == ["shouldSelectTab c", "didSelectTab c after group"])
    listener.allows = false
    #expect(place.user.chooseInSidebar("a"))
    #expect(tabs.selectedTab?.identifier == "c")
  }

  @Test("A simulated `UITab` creates its view controller once, on first access")
  func provider() {
    var count = 0
    let tab = UITab(title: "d", image: nil, identifier: "d") { _ in
      count += 1
      return Screen("d")
    }
    #expect(count == 0)
    #expect(tab.viewController === tab.viewController)
    #expect(count == 1)
    #expect(tab.viewController?.tab === tab)
  }

  @Test("The user of a simulated sidebar can hide only the tabs with `allowsHiding`")
  func hiding() {
    #expect(!place.user.editSidebar("a", hides: true))
    tabs.tab(forIdentifier: "a")?.allowsHiding = true
    #expect(place.user.editSidebar("a", hides: true))
    #expect(place.user.tabTitles == ["Group"])
    #expect(listener.takeCalls() == ["a is hidden"])
  }

  @Test("Equal identifiers, tabs without a controller, and unknown tabs are exceptions in the simulated UIKit")
  func violations() {
    let a = Self.tab("a")
    #expect(UIKitSimulator.violations { tabs.tabs = [a, Self.tab("a")] }.map(\.kind) == [.exception])
    let empty = UITab(title: "e", image: nil, identifier: "e")
    #expect(UIKitSimulator.violations { tabs.tabs = [a, empty] }.map(\.kind) == [.exception])
    #expect(UIKitSimulator.violations { tabs.selectedTab = Self.tab("a") }.map(\.kind) == [.exception])
  }
}

@Suite("A simulated responder", .simulator)
@MainActor
struct ResponderTests {
  private final class Commander: UIViewController {
    var senders: [String] = []
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(title: "Go", action: "go:", input: "g", modifierFlags: .command, propertyList: "north")]
    }
  }

  @Test("A key command in the simulated UIKit runs only for its key together with its modifier")
  func keyCommand() {
    let commander = Commander()
    let child = UINavigationController(rootViewController: UIViewController())
    let place = SimulatedWindow(child)
    child.present(commander, animated: false)
    UIKitSimulator.methods["go:"] = { responder, sender in
      (responder as? Commander)?.senders.append((sender as? UIKeyCommand)?.propertyList as? String ?? "?")
      return responder is Commander
    }
    place.user.press("g", .shift)
    place.user.press("g", .command)
    #expect(commander.senders == ["north"])
  }

  private struct Mood: UITraitDefinition { static let defaultValue = "calm" }

  @Test("The simulated UIKit passes the traits of a parent to a child, but not to a presented controller")
  func traits() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.traitOverrides[Mood.self] = "wild"
    let place = SimulatedWindow(navigation)
    let modal = UIViewController()
    navigation.present(modal, animated: false)
    #expect(place.user.front === modal)
    #expect(root.traitCollection[Mood.self] == "wild")
    #expect(modal.traitCollection[Mood.self] == "calm")
  }
}
