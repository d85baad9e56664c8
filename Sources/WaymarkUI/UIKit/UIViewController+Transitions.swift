#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// This controller or a controller over it, if UIKit is presenting or dismissing the controller.
    var controllerInTransition: UIViewController? {
      sequence(first: self, next: \.presentedViewController).first { $0.isBeingPresented || $0.isBeingDismissed }
    }

    /// Calls a closure after UIKit has presented or dismissed the controller.
    func afterTransition(_ action: @escaping @MainActor () -> Void) {
      // The transition is complete after the closure that UIKit calls has returned.
      let isTold = transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        Task { @MainActor in action() }
      }
      guard isTold != true else { return }
      // A transition without animation has no coordinator. The transition ends with the layout of its container view, or
      // when the container view leaves the window.
      let layout = LayoutView(didEnd: action)
      (presentationController?.containerView ?? view).insertSubview(layout, at: 0)
    }
  }
#endif
