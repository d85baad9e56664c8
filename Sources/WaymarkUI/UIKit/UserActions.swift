#if canImport(UIKit)
  import UIKit

  /// What the user does to controllers, passed on. Objective-C has no delegates in extensions of generic classes.
  final class UserActions: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
    /// Whether a tap on a tab may select it.
    var mayPick: (UIViewController) -> Bool = { _ in true }
    /// A tab has been selected.
    var didPick: (UIViewController) -> Void = { _ in }
    /// A stack is about to show a screen.
    var willShow: (UINavigationController, UIViewController) -> Void = { _, _ in }
    /// A stack shows another screen than before.
    var didShow: (UINavigationController) -> Void = { _ in }

    func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      mayPick(viewController)
    }

    func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController) {
      didPick(viewController)
    }

    func navigationController(
      _ controller: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { willShow(controller, viewController) }

    func navigationController(
      _ controller: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { didShow(controller) }
  }
#endif
