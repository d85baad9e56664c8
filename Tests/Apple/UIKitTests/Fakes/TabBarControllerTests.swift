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

  @Test("shows the first tab, and only that one appears")
  func first() {
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2"])
    #expect(place.user.tabTitles == ["0", "1", "2"])
    #expect(roots[0].takeCalls() == ["didLoad", "willAppear", "isAppearing", "didAppear"])
    #expect(roots[1].takeCalls() == [])
    #expect(listener.takeCalls() == [])
  }

  @Test("tells its delegate what the user does, and not what the app does")
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

  @Test("pops the stack of the selected tab where it is tapped again, unless its delegate forbids it")
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

  @Test("keeps the selected tab where others come and go, or else selects that at its place, or the first")
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

  @Test("has no place for an index or a controller that is not in it")
  func violations() {
    #expect(UIKitSimulator.violations { tabs.selectedIndex = 3 }.map(\.kind) == [.exception])
    #expect(UIKitSimulator.violations { tabs.selectedViewController = stacks[4] }.map(\.kind) == [.exception])
    let other = UITabBarController()
    #expect(UIKitSimulator.violations { other.viewControllers = [stacks[0]] }.map(\.kind) == [.exception])
    #expect(UIKitSimulator.violations { tabs.tabBar.items = [] }.map(\.kind) == [.exception])
  }

  @Test("has no bar while a screen on the stack hides it")
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

  @Test("does not look at whether a screen hides the bar before the next transition")
  func lateHiding() {
    let picture = Screen("picture")
    stacks[0].pushViewController(picture, animated: false)
    picture.hidesBottomBarWhenPushed = true
    #expect(place.user.seesTabBar)
  }

  @Test("ends the transition of a stack that leaves the screen, and cancels a swipe")
  func leavingDuringTransition() {
    stacks[0].pushViewController(Screen("detail"), animated: true)
    tabs.selectedIndex = 1
    #expect(UIKitSimulator.transitionCount == 0)
    tabs.selectedIndex = 0
    #expect(place.user.beginSwipeBack())
    tabs.selectedIndex = 1
    #expect(stacks[0].viewControllers.count == 2)
  }

  @Test("shows four of more than five tabs, and the others behind More")
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

  @Test("cannot be touched beneath what is presented, or while that comes and goes")
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
