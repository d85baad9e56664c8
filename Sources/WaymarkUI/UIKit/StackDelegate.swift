#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The delegate of a navigation controller. The delegate forwards all calls to the app's own delegate.
  ///
  /// A method of a delegate is optional. The delegate therefore refers to each method of the app's delegate before the
  /// delegate calls the method.
  final class StackDelegate: NSObject, UINavigationControllerDelegate {
    /// The app's own delegate.
    weak var next: (any UINavigationControllerDelegate)?
    private let willShow: @MainActor (UINavigationController, UIViewController) -> Void
    private let didShow: @MainActor (UINavigationController) -> Void

    /// Creates a delegate.
    ///
    /// - Parameters:
    ///   - willShow: A closure that is called before the navigation controller shows a screen.
    ///   - didShow: A closure that is called after the navigation controller shows another screen.
    init(
      willShow: @escaping @MainActor (UINavigationController, UIViewController) -> Void,
      didShow: @escaping @MainActor (UINavigationController) -> Void
    ) {
      self.willShow = willShow
      self.didShow = didShow
    }

    func navigationController(
      _ controller: UINavigationController, willShow screen: UIViewController, animated: Bool
    ) {
      willShow(controller, screen)
      (next?.navigationController(_:willShow:animated:))?(controller, screen, animated)
    }

    func navigationController(
      _ controller: UINavigationController, didShow screen: UIViewController, animated: Bool
    ) {
      didShow(controller)
      (next?.navigationController(_:didShow:animated:))?(controller, screen, animated)
    }

    func navigationController(
      _ controller: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
      from former: UIViewController, to screen: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      (next?.navigationController(_:animationControllerFor:from:to:))?(controller, operation, former, screen) ?? nil
    }

    func navigationController(
      _ controller: UINavigationController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      (next?.navigationController(_:interactionControllerFor:))?(controller, animator) ?? nil
    }
  }
#endif
