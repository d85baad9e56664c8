#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// Forwards all calls to the app's delegate. ``NavigatorTabBarController`` cannot be the delegate, because extensions
  /// of generic classes can't have Objective-C methods. Delegate methods are optional, so each is looked up before its
  /// call.
  final class TabBarDelegate: NSObject, UITabBarControllerDelegate {
    /// Set before this object becomes the delegate, because UIKit calls ``responds(to:)`` then. UIKit calls delegates on
    /// the main thread alone.
    nonisolated(unsafe) weak var next: (any UITabBarControllerDelegate)?
    var mayPick: @MainActor (AnyObject) -> Bool = { _ in true }
    var didPick: @MainActor (AnyObject) -> Void = { _ in }
    var didHide: @MainActor (_ item: AnyObject, _ isHidden: Bool) -> Void = { _, _ in }

    override func responds(to selector: Selector!) -> Bool {
      selector.isForTransitions ? next?.responds(to: selector) ?? false : super.responds(to: selector)
    }

    func tabBarController(_ controller: UITabBarController, shouldSelect tab: UIViewController) -> Bool {
      // The app can forbid the selection. The navigator must not learn of a forbidden tap.
      guard (next?.tabBarController(_:shouldSelect:))?(controller, tab) ?? true else { return false }
      return mayPick(tab)
    }

    func tabBarController(_ controller: UITabBarController, didSelect tab: UIViewController) {
      didPick(tab)
      (next?.tabBarController(_:didSelect:))?(controller, tab)
    }

    // UIKit calls these methods instead of the methods for view controllers. Delegates for iOS 17 stay useful, because
    // they are called, too.

    @available(iOS 18.0, visionOS 2.0, *)
    func tabBarController(_ controller: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      guard (next?.tabBarController(_:shouldSelectTab:))?(controller, tab) ?? true else { return false }
      if let screen = tab.viewController, (next?.tabBarController(_:shouldSelect:))?(controller, screen) == false {
        return false
      }
      return mayPick(tab)
    }

    @available(iOS 18.0, visionOS 2.0, *)
    func tabBarController(_ controller: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?) {
      didPick(tab)
      (next?.tabBarController(_:didSelectTab:previousTab:))?(controller, tab, previousTab)
      if let screen = tab.viewController { (next?.tabBarController(_:didSelect:))?(controller, screen) }
    }

    @available(iOS 18.0, visionOS 2.0, *)
    func tabBarController(_ controller: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
      for tab in tabs { didHide(tab, tab.isHidden) }
      (next?.tabBarController(_:visibilityDidChangeFor:))?(controller, tabs)
    }

    @available(iOS 18.0, visionOS 2.0, *)
    func tabBarController(_ controller: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
      (next?.tabBarController(_:displayOrderDidChangeFor:))?(controller, group)
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
