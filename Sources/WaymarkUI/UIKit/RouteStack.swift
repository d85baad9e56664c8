#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  /// A navigation controller, and the view controllers for the screens on its stack.
  @MainActor
  final class RouteStack<Spec: NavigationSpec> {
    let place: NavigationPlace<Spec>
    let controller: UINavigationController
    private let delegate: StackDelegate
    private var root: UIViewController
    private var screens: [(route: Spec.Route, controller: UIViewController)] = []
    private var content: Task<Void, Never>?
    /// A Boolean value that indicates whether the content of the root is loaded or loading.
    var isStarted: Bool { content != nil }
    /// A Boolean value that indicates whether the content of the root is loaded.
    private(set) var isFilled = false

    /// Creates a stack that contains only the root. The navigation controller must be empty.
    init(
      _ place: NavigationPlace<Spec>, root: UIViewController, in controller: UINavigationController,
      delegate: StackDelegate
    ) {
      self.place = place
      self.root = root
      self.controller = controller
      self.delegate = delegate
      takeDelegate()
      controller.viewControllers = [root]
    }

    /// Sets the delegate of the navigation controller again if the app has set its own delegate. The app's delegate
    /// receives all calls.
    func takeDelegate() {
      guard controller.delegate !== delegate else { return }
      delegate.next = controller.delegate
      controller.delegate = delegate
    }

    deinit { content?.cancel() }

    private var routes: [Spec.Route] { screens.map(\.route) }
    private var controllers: [UIViewController] { [root] + screens.map(\.controller) }
    /// A Boolean value that indicates whether a transition is running.
    ///
    /// UIKit doesn't support a change of the stack during a transition. The property checks the transition coordinator,
    /// because UIKit doesn't report a swipe that the user abandons.
    var isMoving: Bool { controller.transitionCoordinator != nil }

    /// Loads the content of the root. A second call has no effect.
    ///
    /// If the stack is deallocated before the content is loaded, the content is discarded.
    func fill(with content: @escaping @MainActor () async -> UIViewController, then didFill: @escaping () -> Void) {
      guard self.content == nil else { return }
      self.content = Task { [weak self] in
        let root = await content()
        guard let self, !Task.isCancelled else { return }
        setRoot(root)
        isFilled = true
        didFill()
      }
    }

    private func setRoot(_ root: UIViewController) {
      root.mustFit(on: controller)
      self.root = root
      afterMoving { stack in
        if stack.controller.viewControllers.first !== stack.root {
          stack.controller.setViewControllers(stack.controllers, animated: false)
        }
      }
    }

    /// Shows the given screens.
    ///
    /// Don't call this method during a transition. To wait for the end of a transition, use ``afterMoving(_:)``.
    func show(_ path: [Spec.Route], animated: Bool, make: (Spec.Route) -> UIViewController) {
      guard path != routes else { return }
      let kept = zip(routes, path).prefix { $0 == $1 }.count
      let added = path.dropFirst(kept).map { (route: $0, controller: make($0)) }
      for screen in added { screen.controller.mustFit(on: controller) }
      screens = screens.prefix(kept) + added
      controller.setViewControllers(controllers, animated: animated)
    }

    /// Updates the navigator after the user popped screens.
    ///
    /// If the navigator has already changed its stack, the method doesn't overwrite this change.
    func report(to navigator: Navigator<Spec>) {
      let former = routes
      screens = Array(screens.prefix { screen in controller.viewControllers.contains { $0 === screen.controller } })
      if routes != former, navigator[stack: place] == former { navigator[stack: place] = routes }
    }

    func route(of controller: UIViewController) -> Spec.Route? {
      screens.first { $0.controller === controller }?.route
    }

    /// Calls a closure after the running transition, or at once if no transition is running.
    func afterMoving(_ action: @escaping @MainActor (RouteStack) -> Void) {
      guard let coordinator = controller.transitionCoordinator else { return action(self) }
      coordinator.animate(alongsideTransition: nil) { _ in
        // The transition is complete after this closure returns.
        Task { @MainActor in self.afterMoving(action) }
      }
    }
  }

  extension UIViewController {
    /// Stops the program with an explanation if the view controller is a navigation controller.
    ///
    /// Without this check, UIKit would raise an exception that has no explanation.
    fileprivate func mustFit(on stack: UINavigationController) {
      precondition(
        !(self is UINavigationController),
        """
        \(type(of: self)) is a navigation controller, and the screens of a stack and the content of a tab are in one already; \
        return the controller that is at its root, without it
        """)
    }
  }

  /// The delegate of a navigation controller. The delegate forwards all calls to the app's own delegate.
  ///
  /// A method of a delegate is optional. The delegate therefore refers to each method of the app's delegate before the
  /// delegate calls the method.
  final class StackDelegate: NSObject, UINavigationControllerDelegate {
    /// The app's own delegate.
    weak var next: (any UINavigationControllerDelegate)?
    private let willShow: @MainActor (UINavigationController, UIViewController) -> Void
    private let didShow: @MainActor (UINavigationController) -> Void

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
