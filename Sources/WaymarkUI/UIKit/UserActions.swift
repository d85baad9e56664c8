#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A delegate that calls closures for the user's actions in tab bar controllers and navigation controllers.
  ///
  /// ``NavigatorTabBarController`` cannot be the delegate, because extensions of generic classes can't have Objective-C
  /// delegate methods.
  final class UserActions: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate {
    /// A closure that returns whether UIKit may select the tab that the user taps.
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
