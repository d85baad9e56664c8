#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The delegate of a tab bar controller. The delegate forwards all calls to the app's own delegate.
  ///
  /// ``NavigatorTabBarController`` cannot be the delegate, because extensions of generic classes can't have Objective-C
  /// delegate methods.
  ///
  /// A method of a delegate is optional. The delegate therefore refers to each method of the app's delegate before the
  /// delegate calls the method.
  final class TabBarDelegate: NSObject, UITabBarControllerDelegate {
    /// The app's own delegate.
    weak var next: (any UITabBarControllerDelegate)?
    /// A closure that returns whether UIKit may select the tab that the user taps.
    var mayPick: @MainActor (UIViewController) -> Bool = { _ in true }
    /// A closure that is called after the user selects a tab.
    var didPick: @MainActor (UIViewController) -> Void = { _ in }

    func tabBarController(_ controller: UITabBarController, shouldSelect tab: UIViewController) -> Bool {
      // The app can forbid the selection. The navigator must not learn of a forbidden tap.
      guard (next?.tabBarController(_:shouldSelect:))?(controller, tab) ?? true else { return false }
      return mayPick(tab)
    }

    func tabBarController(_ controller: UITabBarController, didSelect tab: UIViewController) {
      didPick(tab)
      (next?.tabBarController(_:didSelect:))?(controller, tab)
    }

    func tabBarController(
      _ controller: UITabBarController, animationControllerForTransitionFrom former: UIViewController,
      to tab: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      (next?.tabBarController(_:animationControllerForTransitionFrom:to:))?(controller, former, tab) ?? nil
    }

    func tabBarController(
      _ controller: UITabBarController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      (next?.tabBarController(_:interactionControllerFor:))?(controller, animator) ?? nil
    }
  }
#endif
