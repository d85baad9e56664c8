#if canImport(UIKit)
  import UIKit

  /// A delegate that forwards the user's actions in controllers to closures.
  ///
  /// The class isn't generic, because extensions of generic classes can't have Objective-C delegate methods.
  final class UserActions: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
    /// Returns a Boolean value that indicates whether a tap on a tab may select the tab.
    var mayPick: (UIViewController) -> Bool = { _ in true }
    /// A closure that is called after a tab is selected.
    var didPick: (UIViewController) -> Void = { _ in }
    /// A closure that is called before a stack shows a screen.
    var willShow: (UINavigationController, UIViewController) -> Void = { _, _ in }
    /// A closure that is called after a stack shows another screen.
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
