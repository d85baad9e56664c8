import Testing
@_spi(Simulator) import UIKit

@Suite("A simulated presentation", .simulator)
@MainActor
struct PresentationTests {
  let root = Screen("root")
  let sheet = Screen("sheet")
  let listener = Listener()
  let place: SimulatedWindow

  init() {
    place = SimulatedWindow(root)
    sheet.presentationController?.delegate = listener
    _ = root.takeCalls()
  }

  /// Presents the sheet and discards the recorded calls.
  private func present() {
    root.present(sheet, animated: false)
    _ = (root.takeCalls(), sheet.takeCalls())
  }

  @Test("A simulated presentation calls its completion and `didAppear` only when the transition ends")
  func takesTime() {
    var completed = false
    root.present(sheet, animated: true) { completed = true }
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    #expect(sheet.isBeingPresented)
    #expect(!completed)
    #expect(sheet.takeCalls() == ["didLoad", "willAppear", "isAppearing"])
    UIKitSimulator.finishTransitions()
    #expect(completed)
    #expect(!sheet.isBeingPresented)
    #expect(sheet.takeCalls() == ["didAppear"])
    #expect(root.takeCalls() == [])
  }

  @Test("A simulated full-screen presentation makes the presenter disappear until the dismissal")
  func fullScreen() {
    let cover = Screen("cover")
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    #expect(root.takeCalls() == ["willDisappear"])
    UIKitSimulator.finishTransitions()
    #expect(root.takeCalls() == ["didDisappear"])
    #expect(root.view.window == nil)
    #expect(cover.view.window === place.window)
    #expect(!place.user.swipeDown())
    cover.dismiss(animated: true)
    #expect(root.takeCalls() == ["willAppear", "isAppearing"])
    UIKitSimulator.finishTransitions()
    #expect(root.takeCalls() == ["didAppear"])
    #expect(cover.takeCalls().suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test("A dismissed controller in the simulated UIKit counts as presented until the transition ends")
  func dismissal() {
    present()
    var completed = false
    sheet.dismiss(animated: true) { completed = true }
    #expect(sheet.isBeingDismissed)
    #expect(root.presentedViewController === sheet)
    #expect(place.user.front === sheet)
    UIKitSimulator.finishTransitions()
    #expect(completed)
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(listener.takeCalls() == [])
  }

  @Test("The simulated UIKit refuses to present over a presented controller, in a dismissal, or without a window")
  func refusals() {
    let other = Screen("other")
    let lost = Screen("lost")
    present()
    #expect(UIKitSimulator.violations { root.present(other, animated: true) }.map(\.kind) == [.refused])
    root.dismiss(animated: true)
    #expect(UIKitSimulator.violations { root.present(other, animated: true) }.map(\.kind) == [.refused])
    #expect(UIKitSimulator.violations { sheet.present(other, animated: true) }.map(\.kind) == [.refused])
    UIKitSimulator.finishTransitions()
    #expect(UIKitSimulator.violations { lost.present(other, animated: true) }.map(\.kind) == [.refused])
    #expect(other.presentingViewController == nil)
    root.present(other, animated: true)
    #expect(UIKitSimulator.violations { other.present(lost, animated: true) }.map(\.kind) == [.refused])
    #expect(UIKitSimulator.violations { root.dismiss(animated: true) }.map(\.kind) == [.refused])
    #expect(root.presentedViewController === other)
  }

  @Test("Presenting a child, or a controller that is already presented, is an exception in the simulated UIKit")
  func exceptions() {
    present()
    #expect(UIKitSimulator.violations { sheet.present(sheet, animated: true) }.map(\.kind) == [.exception])
    let child = Screen("child")
    let parent = UINavigationController(rootViewController: child)
    #expect(UIKitSimulator.violations { sheet.present(child, animated: true) }.map(\.kind) == [.exception])
    #expect(parent.viewControllers == [child])
  }

  @Test("A dismissal in the simulated UIKit dismisses the presented controller and all controllers above")
  func chain() {
    let middle = Screen("middle")
    let top = Screen("top")
    root.present(middle, animated: false)
    middle.present(top, animated: false)
    #expect(place.user.front === top)
    root.dismiss(animated: true)
    #expect(middle.isBeingDismissed && top.isBeingDismissed)
    UIKitSimulator.finishTransitions()
    #expect(root.presentedViewController == nil)
    #expect(middle.presentedViewController == nil)
    #expect(middle.takeCalls().last == "didDisappear")
    #expect(top.takeCalls().last == "didDisappear")
  }

  @Test("The simulated UIKit refuses a second dismissal while the first dismissal is still running")
  func doubleDismissal() {
    let top = Screen("top")
    present()
    sheet.present(top, animated: false)
    sheet.dismiss(animated: true)
    let violations = UIKitSimulator.violations { sheet.dismiss(animated: true) }
    #expect(violations.map(\.kind) == [.refused])
    UIKitSimulator.finishTransitions()
    #expect(sheet.presentedViewController == nil)
    #expect(root.presentedViewController === sheet)
  }

  @Test("A sheet that dismisses itself in the simulated UIKit leaves the window, and calls no presenter")
  func dismissedByItself() {
    final class Presenter: UIViewController {
      var dismissals = 0
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
        super.dismiss(animated: flag, completion: completion)
      }
    }
    final class Part: UIView {
      var moves: [Bool] = []
      override func didMoveToWindow() { moves.append(window != nil) }
    }
    let presenter = Presenter()
    let place = SimulatedWindow(presenter)
    let part = Part()
    sheet.view.addSubview(part)
    presenter.present(sheet, animated: true)
    UIKitSimulator.finishTransitions()
    #expect(part.moves == [true])
    #expect(part.window === place.window)
    sheet.dismiss(animated: true)
    #expect(part.moves == [true])
    UIKitSimulator.finishTransitions()
    #expect(part.moves == [true, false])
    #expect(presenter.dismissals == 0)
    #expect(listener.takeCalls() == [])
  }

  @Test("The topmost parent presents the sheet of a child in the simulated UIKit, and all children report the sheet")
  func ancestors() {
    let child = Screen("child")
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: child)
    tabs.viewControllers = [navigation]
    let place = SimulatedWindow(tabs)
    child.present(sheet, animated: false)
    #expect(sheet.presentingViewController === tabs)
    #expect(child.presentedViewController === sheet)
    #expect(navigation.presentedViewController === sheet)
    #expect(place.user.front === sheet)
    child.dismiss(animated: false)
    #expect(tabs.presentedViewController == nil)
  }

  @Test("A drag of a simulated sheet calls `shouldDismiss`, `willDismiss`, and `didDismiss` of the delegate")
  func swipeDown() {
    present()
    #expect(place.user.swipeDown())
    #expect(listener.takeCalls() == ["shouldDismiss", "willDismiss"])
    #expect(sheet.isBeingDismissed)
    UIKitSimulator.finishTransitions()
    #expect(listener.takeCalls() == ["didDismiss"])
    #expect(root.presentedViewController == nil)
    #expect(sheet.takeCalls() == ["willDisappear", "didDisappear"])
  }

  @Test("A simulated sheet stays presented if the user releases the sheet too early")
  func cancelledSwipeDown() {
    present()
    #expect(place.user.beginSwipeDown())
    #expect(UIKitSimulator.violations { root.dismiss(animated: true) }.map(\.kind) == [.refused])
    place.user.letGo(completing: false)
    UIKitSimulator.finishTransitions()
    #expect(listener.takeCalls() == ["shouldDismiss", "willDismiss"])
    #expect(!sheet.isBeingDismissed)
    #expect(root.presentedViewController === sheet)
    #expect(sheet.takeCalls() == ["willDisappear", "willAppear", "isAppearing", "didAppear"])
  }

  @Test("A simulated sheet resists a drag if its controller or its delegate forbids the dismissal")
  func modalInPresentation() {
    present()
    sheet.isModalInPresentation = true
    #expect(!place.user.swipeDown())
    #expect(listener.takeCalls() == ["didAttemptToDismiss"])
    sheet.isModalInPresentation = false
    listener.allows = false
    #expect(!place.user.swipeDown())
    #expect(listener.takeCalls() == ["shouldDismiss", "didAttemptToDismiss"])
  }

  @Test("A presentation controller in the simulated UIKit ends with its presentation")
  func presentationController() {
    present()
    #expect(sheet.presentationController?.delegate === listener)
    #expect(sheet.sheetPresentationController != nil)
    root.dismiss(animated: false)
    #expect(sheet.presentationController?.delegate == nil)
    sheet.presentationController?.delegate = listener
    sheet.modalPresentationStyle = .fullScreen
    #expect(sheet.presentationController?.delegate == nil)
    #expect(sheet.sheetPresentationController == nil)
  }

  @Test("A root controller that leaves its simulated window keeps its sheet")
  func leavingWindow() {
    present()
    place.window.rootViewController = UIViewController()
    #expect(root.takeCalls() == ["willDisappear", "didDisappear"])
    #expect(root.presentedViewController === sheet)
    #expect(UIKitSimulator.violations { root.present(Screen("other"), animated: false) }.count == 1)
  }
}
