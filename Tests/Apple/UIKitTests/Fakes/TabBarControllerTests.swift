import Testing
@_spi(Simulator) import UIKit

@Suite("A simulated tab bar controller", .simulator)
@MainActor
struct TabBarControllerTests {
  let listener = Listener()
  let tabs = UITabBarController()
  let roots = (0..<6).map { Screen("root \($0)") }
  let stacks: [UINavigationController]
  let place: SimulatedWindow

  init() {
    stacks = roots.enumerated().map { index, root in
      let stack = UINavigationController(rootViewController: root)
      stack.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
      stack.tabBarItem.accessibilityIdentifier = "tab.\(index)"
      return stack
    }
    tabs.viewControllers = Array(stacks.prefix(3))
    tabs.delegate = listener
    place = SimulatedWindow(tabs)
  }

  @Test("A simulated tab bar controller first selects the first tab, and loads no other tab")
  func first() {
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2"])
    #expect(place.user.tabTitles == ["0", "1", "2"])
    #expect(roots[0].takeCalls() == ["didLoad", "willAppear", "isAppearing", "didAppear"])
    #expect(roots[1].takeCalls() == [])
    #expect(listener.takeCalls() == [])
  }

  @Test("A simulated tab bar controller calls its delegate for taps by the user, but not for changes by the app")
  func delegate() {
    tabs.selectedIndex = 2
    #expect(listener.takeCalls() == [])
    #expect(place.user.tapTab(at: 1))
    #expect(listener.takeCalls() == ["shouldSelect 1", "didSelect 1"])
    #expect(tabs.selectedViewController === stacks[1])
    #expect(roots[2].takeCalls().last == "didDisappear")
    listener.allows = false
    #expect(place.user.tapTab(identifiedBy: "tab.0"))
    #expect(listener.takeCalls() == ["shouldSelect 0"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test("A tap on the selected tab of a simulated tab bar pops the stack, unless the delegate forbids the selection")
  func retap() {
    stacks[0].pushViewController(Screen("detail"), animated: false)
    listener.allows = false
    #expect(place.user.tapTab(at: 0))
    #expect(stacks[0].viewControllers.count == 2)
    listener.allows = true
    #expect(place.user.tapTab(at: 0))
    #expect(stacks[0].viewControllers.count == 1)
    #expect(UIKitSimulator.transitionCount == 1)
    #expect(listener.takeCalls() == ["shouldSelect 0", "shouldSelect 0", "didSelect 0"])
  }

  @Test("New tabs of a simulated tab bar keep the selected tab, or else select the tab at its index or the first tab")
  func reselection() {
    tabs.selectedIndex = 1
    tabs.viewControllers = [stacks[1], stacks[2]]
    #expect(tabs.selectedViewController === stacks[1])
    #expect(stacks[0].parent == nil)
    tabs.viewControllers = [stacks[0], stacks[2]]
    #expect(tabs.selectedViewController === stacks[0])
    tabs.selectedIndex = 1
    tabs.viewControllers = [stacks[1]]
    #expect(tabs.selectedViewController === stacks[1])
    #expect(listener.takeCalls() == [])
  }

  @Test("Selecting an unknown tab or setting the items of the bar is an exception in the simulated UIKit")
  func violations() {
    #expect(UIKitSimulator.violations { tabs.selectedIndex = 3 }.map(\.kind) == [.exception])
    #expect(UIKitSimulator.violations { tabs.selectedViewController = stacks[4] }.map(\.kind) == [.exception])
    let other = UITabBarController()
    #expect(UIKitSimulator.violations { other.viewControllers = [stacks[0]] }.map(\.kind) == [.exception])
    #expect(UIKitSimulator.violations { tabs.tabBar.items = [] }.map(\.kind) == [.exception])
  }

  @Test("The simulated tab bar stays hidden while the stack contains a screen with `hidesBottomBarWhenPushed`")
  func hiddenBar() {
    let picture = Screen("picture")
    picture.hidesBottomBarWhenPushed = true
    stacks[0].pushViewController(picture, animated: true)
    stacks[0].pushViewController(Screen("detail"), animated: true)
    UIKitSimulator.finishTransitions()
    #expect(!place.user.seesTabBar)
    #expect(!place.user.tapTab(at: 1))
    stacks[0].popToRootViewController(animated: false)
    #expect(place.user.seesTabBar)
    #expect(place.user.tapTab(at: 1))
  }

  @Test("A change of `hidesBottomBarWhenPushed` has no effect before the next simulated transition")
  func lateHiding() {
    let picture = Screen("picture")
    stacks[0].pushViewController(picture, animated: false)
    picture.hidesBottomBarWhenPushed = true
    #expect(place.user.seesTabBar)
  }

  @Test("Selecting another simulated tab ends the push of the hidden stack, and cancels a back swipe")
  func leavingDuringTransition() {
    stacks[0].pushViewController(Screen("detail"), animated: true)
    tabs.selectedIndex = 1
    #expect(UIKitSimulator.transitionCount == 0)
    tabs.selectedIndex = 0
    #expect(place.user.beginSwipeBack())
    tabs.selectedIndex = 1
    #expect(stacks[0].viewControllers.count == 2)
  }

  @Test("A child that a simulated container adds while the container appears is on the screen with the container")
  func childOfAppearingContainer() {
    let child = Screen("child")
    let container = ContainerOf(child)
    let place = SimulatedWindow(container)
    #expect(child.takeCalls() == ["didLoad", "willAppear", "isAppearing", "didAppear"])
    place.window.rootViewController = nil
    #expect(child.takeCalls() == ["willDisappear", "didDisappear"])
  }

  @Test("A simulated tab bar with six tabs shows four tabs, and the others in the More list")
  func more() {
    tabs.viewControllers = stacks
    #expect(place.user.tabTitles == ["0", "1", "2", "3", nil])
    tabs.selectedIndex = 5
    #expect(place.user.screen === roots[5])
    #expect(place.user.tapBackToMore())
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == .max)
    #expect(listener.takeCalls() == [])
    #expect(place.user.chooseInMore(at: 0))
    #expect(tabs.selectedIndex == 4)
    #expect(listener.takeCalls() == ["didSelect 4"])
    #expect(place.user.tapTab(at: 4))
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(listener.takeCalls() == ["shouldSelect ?", "didSelect ?"])
  }

  @Test("A simulated tab bar ignores taps during a presentation, under a sheet, and during a dismissal")
  func covered() {
    tabs.present(UIViewController(), animated: true)
    #expect(!place.user.tapTab(at: 1))
    UIKitSimulator.finishTransitions()
    #expect(!place.user.tapTab(at: 1))
    #expect(place.user.swipeDown())
    #expect(!place.user.tapTab(at: 1))
    UIKitSimulator.finishTransitions()
    #expect(place.user.tapTab(at: 1))
  }
}

/// A container that adds its child when it appears.
private final class ContainerOf: UIViewController {
  private let child: UIViewController

  init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewIsAppearing(_ animated: Bool) {
    addChild(child)
    view.addSubview(child.view)
  }
}
