#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension Selector {
    /// The optional methods for custom transitions of the delegates of navigation controllers and tab bar controllers.
    var isForTransitions: Bool {
      [
        Selector(("navigationController:animationControllerForOperation:fromViewController:toViewController:")),
        Selector(("navigationController:interactionControllerForAnimationController:")),
        Selector(("tabBarController:animationControllerForTransitionFromViewController:toViewController:")),
        Selector(("tabBarController:interactionControllerForAnimationController:")),
      ].contains(self)
    }
  }

  extension UIViewController {
    var controllerInTransition: UIViewController? {
      sequence(first: self, next: \.presentedViewController).first { $0.isBeingPresented || $0.isBeingDismissed }
    }

    func afterTransition(_ action: @escaping @MainActor () -> Void) {
      // The transition is complete after the closure that UIKit calls has returned.
      let isTold = transitionCoordinator?.animate(alongsideTransition: nil) { _ in Task { @MainActor in action() } }
      guard isTold != true else { return }
      // A transition without animation has no coordinator. The transition ends with the layout of its container view, or
      // when the container view leaves the window.
      let layout = LayoutView(didEnd: action)
      (presentationController?.containerView ?? view).insertSubview(layout, at: 0)
    }
  }

  /// Calls a closure once, after the next layout of its superview or after its superview leaves the window, and removes
  /// itself.
  final class LayoutView: UIView {
    private var didEnd: (@MainActor () -> Void)?

    init(didEnd: @escaping @MainActor () -> Void) {
      self.didEnd = didEnd
      super.init(frame: .zero)
      isUserInteractionEnabled = false
      setNeedsLayout()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      end()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { end() }
    }

    private func end() {
      guard let didEnd else { return }
      self.didEnd = nil
      // UIKit's work in the layout is complete after this method returns.
      Task {
        removeFromSuperview()
        didEnd()
      }
    }
  }

  extension UIView {
    /// The view controllers that contain the view, innermost first.
    var enclosingControllers: some Sequence<UIViewController> {
      sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
    }
  }

  /// Calls a closure when its superview enters or leaves a window.
  final class PresenceView: UIView {
    private let didMove: @MainActor (_ isInWindow: Bool) -> Void

    init(didMove: @escaping @MainActor (_ isInWindow: Bool) -> Void) {
      self.didMove = didMove
      super.init(frame: .zero)
      isHidden = true
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      let isInWindow = window != nil
      // UIKit's work is complete after this method returns.
      Task { didMove(isInWindow) }
    }
  }
#endif
