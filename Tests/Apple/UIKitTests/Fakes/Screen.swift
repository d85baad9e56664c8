@_spi(Simulator) import UIKit

/// A controller that records the calls of its life cycle methods.
final class Screen: UIViewController {
  var calls: [String] = []

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { calls.append("didLoad") }
  override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }

  /// Returns the calls since the last call of this method.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A window with a root controller and a user.
@MainActor
struct SimulatedWindow {
  let window = UIWindow(frame: .zero)
  var user: SimulatedUser { SimulatedUser(of: window) }

  init(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }
}

/// A delegate that records the calls of all its methods.
@MainActor
final class Listener: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  /// A custom transition that the listener offers, or `nil` for the standard transition.
  nonisolated(unsafe) var animator: (any UIViewControllerAnimatedTransitioning)?
  private var calls: [String] = []
  var allows = true

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func responds(to selector: Selector!) -> Bool {
    selector.description.contains("animationController") && animator != nil
  }
  func navigationController(_: UINavigationController, willShow controller: UIViewController, animated: Bool) {
    calls.append("willShow \(controller.title ?? "?")")
  }
  func navigationController(_: UINavigationController, didShow controller: UIViewController, animated: Bool) {
    calls.append("didShow \(controller.title ?? "?")")
  }
  func navigationController(
    _: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if animator != nil { calls.append("animation \(operation)") }
    return animator
  }
  func navigationController(
    _: UINavigationController, interactionControllerFor: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.append("interaction")
    return nil
  }
  func tabBarController(
    _: UITabBarController, animationControllerForTransitionFrom: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if animator != nil { calls.append("tab animation") }
    return animator
  }
  func tabBarController(
    _: UITabBarController, interactionControllerFor: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.append("tab interaction")
    return nil
  }
  func tabBarController(_: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
    calls.append("shouldSelect \(controller.tabBarItem.title ?? "?")")
    return allows
  }
  func tabBarController(_: UITabBarController, didSelect controller: UIViewController) {
    calls.append("didSelect \(controller.tabBarItem.title ?? "?")")
  }
  func tabBarController(_: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    calls.append("shouldSelectTab \(tab.identifier)")
    return allows
  }
  func tabBarController(_: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?) {
    calls.append("didSelectTab \(tab.identifier) after \(previousTab?.identifier ?? "nothing")")
  }
  func tabBarController(_: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
    for tab in tabs { calls.append("\(tab.identifier) is \(tab.isHidden ? "hidden" : "shown")") }
  }
  func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool {
    calls.append("shouldDismiss")
    return allows
  }
  func presentationControllerWillDismiss(_: UIPresentationController) { calls.append("willDismiss") }
  func presentationControllerDidDismiss(_: UIPresentationController) { calls.append("didDismiss") }
  func presentationControllerDidAttemptToDismiss(_: UIPresentationController) { calls.append("didAttemptToDismiss") }
}

/// A custom transition without an effect.
final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
  func animateTransition(using: any UIViewControllerContextTransitioning) {}
}
