import Testing
@_spi(Simulator) import UIKit

@Suite("A simulated navigation controller", .simulator)
@MainActor
struct NavigationControllerTests {
  let root = Screen("root")
  let detail = Screen("detail")
  let listener = Listener()
  let navigation: UINavigationController
  let place: SimulatedWindow

  init() {
    navigation = UINavigationController(rootViewController: root)
    navigation.delegate = listener
    place = SimulatedWindow(navigation)
    _ = listener.takeCalls()
    _ = root.takeCalls()
  }

  private func push() {
    navigation.pushViewController(detail, animated: false)
    _ = (listener.takeCalls(), root.takeCalls(), detail.takeCalls())
  }

  @Test("A simulated push changes the stack at once, and calls `didShow` when the transition ends")
  func push() async {
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.viewControllers == [root, detail])
    #expect(listener.takeCalls() == ["willShow detail"])
    #expect(root.takeCalls() == ["willDisappear"])
    #expect(detail.takeCalls() == ["didLoad", "willAppear", "isAppearing"])
    #expect(navigation.transitionCoordinator != nil)

    UIKitSimulator.finishTransitions()
    #expect(listener.takeCalls() == ["didShow detail"])
    #expect(root.takeCalls() == ["didDisappear"])
    #expect(detail.takeCalls() == ["didAppear"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("A change of a simulated stack without an animation shows the new top screen at once")
  func pushAtOnce() {
    navigation.setViewControllers([root, detail], animated: false)
    #expect(listener.takeCalls() == ["willShow detail", "didShow detail"])
    #expect(place.user.screen === detail)
  }

  @Test("The simulated back button removes a screen from the stack at once, and from the children after the pop")
  func back() {
    push()
    #expect(place.user.tapBack())
    #expect(navigation.viewControllers == [root])
    #expect(detail.isMovingFromParent)
    #expect(detail.parent === navigation)
    #expect(!place.user.tapBack())
    UIKitSimulator.finishTransitions()
    #expect(detail.parent == nil)
    #expect(listener.takeCalls() == ["willShow root", "didShow root"])
    #expect(!place.user.tapBack())
  }

  @Test("A completed back swipe in the simulated UIKit calls `didShow` only after the transition ends")
  func swipe() {
    push()
    #expect(place.user.beginSwipeBack())
    #expect(navigation.viewControllers == [root])
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    UIKitSimulator.finishTransitions()
    #expect(listener.takeCalls() == ["willShow root"])
    place.user.letGo(completing: true)
    #expect(listener.takeCalls() == [])
    UIKitSimulator.finishTransitions()
    #expect(listener.takeCalls() == ["didShow root"])
    #expect(detail.takeCalls() == ["willDisappear", "didDisappear"])
  }

  @Test("A canceled back swipe in the simulated UIKit keeps the screen, and calls no `didShow`")
  func cancelledSwipe() {
    push()
    #expect(place.user.swipeBack(completing: false))
    var wasCancelled = false
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
    UIKitSimulator.finishTransitions()
    #expect(wasCancelled)
    #expect(navigation.viewControllers == [root, detail])
    #expect(listener.takeCalls() == ["willShow root"])
    #expect(detail.takeCalls() == ["willDisappear", "willAppear", "isAppearing", "didAppear"])
    #expect(root.takeCalls() == ["willAppear", "isAppearing", "willDisappear", "didDisappear"])
  }

  @Test("The simulated UIKit reports undefined behavior if a stack changes during a back swipe")
  func changeDuringSwipe() {
    push()
    #expect(place.user.beginSwipeBack())
    let other = Screen("other")
    let violations = UIKitSimulator.violations { navigation.setViewControllers([root, other], animated: true) }
    #expect(violations.map(\.kind) == [.undefined])
    place.user.letGo(completing: false)
    UIKitSimulator.finishTransitions()
    #expect(navigation.viewControllers == [root, other, detail])
  }

  @Test("A choice from the list of the simulated back button pops all screens above the chosen screen")
  func longPress() {
    navigation.setViewControllers([root, Screen("middle"), detail], animated: false)
    #expect(!place.user.holdBack(choosing: 2))
    #expect(place.user.holdBack(choosing: 0))
    UIKitSimulator.finishTransitions()
    #expect(navigation.viewControllers == [root])
  }

  @Test("A push during a simulated transition starts its own transition after the first transition ends")
  func deferredChange() {
    let other = Screen("other")
    navigation.pushViewController(detail, animated: true)
    navigation.pushViewController(other, animated: true)
    #expect(navigation.viewControllers == [root, detail, other])
    #expect(listener.takeCalls() == ["willShow detail"])
    UIKitSimulator.finishTransition()
    #expect(listener.takeCalls() == ["didShow detail", "willShow other"])
    UIKitSimulator.finishTransition()
    #expect(listener.takeCalls() == ["didShow other"])
  }

  @Test("Two simulated pushes before a layout run one transition, which starts during the layout")
  func layout() {
    UIKitSimulator.startsTransitionsAtLayout = true
    navigation.pushViewController(Screen("other"), animated: false)
    navigation.pushViewController(detail, animated: true)
    #expect(listener.takeCalls() == [])
    #expect(navigation.transitionCoordinator == nil)
    UIKitSimulator.layOut()
    #expect(listener.takeCalls() == ["willShow detail"])
    UIKitSimulator.finishTransitions()
    #expect(listener.takeCalls() == ["didShow detail"])
    #expect(navigation.viewControllers.count == 3)
  }

  @Test("A push onto a simulated stack outside a window calls the delegate only when the stack is in a window")
  func outOfSight() {
    place.window.rootViewController = nil
    _ = (listener.takeCalls(), root.takeCalls())
    navigation.pushViewController(detail, animated: true)
    #expect(UIKitSimulator.transitionCount == 0)
    #expect(listener.takeCalls() == [])
    place.window.rootViewController = navigation
    #expect(listener.takeCalls() == ["willShow detail", "didShow detail"])
    #expect(root.takeCalls() == [])
  }

  @Test("A simulated navigation controller reports invalid pushes and an invalid pop as violations")
  func violations() {
    push()
    let other = UINavigationController(rootViewController: Screen("other"))
    #expect(UIKitSimulator.violations { navigation.pushViewController(detail, animated: false) }.count == 1)
    #expect(navigation.viewControllers == [root, detail])
    #expect(UIKitSimulator.violations { other.pushViewController(detail, animated: false) }.count == 1)
    #expect(UIKitSimulator.violations { navigation.pushViewController(other, animated: false) }.count == 1)
    #expect(UIKitSimulator.violations { navigation.popToViewController(Screen("none"), animated: false) }.count == 1)
  }

  @Test("A left bar button item hides the simulated back button and disables the back swipe")
  func noBackButton() {
    push()
    #expect(place.user.seesBackButton)
    detail.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
    #expect(!place.user.seesBackButton)
    #expect(!place.user.tapBack())
    #expect(!place.user.swipeBack(completing: true))
  }

  @Test("A delegate that has the method for custom transitions disables the simulated back swipe")
  func customTransitions() {
    listener.animator = Animator()
    navigation.delegate = listener
    listener.animator = nil
    push()
    #expect(!place.user.beginSwipeBack())
    navigation.delegate = listener
    #expect(place.user.beginSwipeBack())
  }

  @Test("The simulated UIKit releases a popped screen, and a navigation controller that has left its window")
  func release() {
    weak var popped: UIViewController?
    weak var stack: UINavigationController?
    do {
      let controller = UIViewController()
      let other = UINavigationController(rootViewController: UIViewController())
      let place = SimulatedWindow(other)
      other.pushViewController(controller, animated: true)
      UIKitSimulator.finishTransitions()
      #expect(place.user.tapBack())
      UIKitSimulator.finishTransitions()
      popped = controller
      stack = other
      place.window.rootViewController = nil
    }
    #expect(popped == nil)
    #expect(stack == nil)
  }
}
