#if canImport(UIKit)
  import UIKit
  import WaymarkNavigation

  /// A navigation controller, and the screens of a stack that its controllers show.
  @MainActor
  final class RouteStack<Spec: NavigationSpec> {
    let place: NavigationPlace<Spec>
    let controller: UINavigationController
    private var root: UIViewController
    private var screens: [(route: Spec.Route, controller: UIViewController)] = []
    private var content: Task<Void, Never>?
    /// A Boolean value that indicates whether the root has its content.
    private(set) var isFilled = false

    /// Creates a stack at its root.
    init(_ place: NavigationPlace<Spec>, root: UIViewController, delegate: UserActions) {
      self.place = place
      self.root = root
      controller = UINavigationController(rootViewController: root)
      controller.delegate = delegate
    }

    deinit { content?.cancel() }

    private var routes: [Spec.Route] { screens.map(\.route) }
    private var controllers: [UIViewController] { [root] + screens.map(\.controller) }
    /// A Boolean value that indicates whether a transition is running, during which UIKit doesn't support a change of
    /// the stack.
    ///
    /// UIKit doesn't report a swipe that the user abandons.
    var isMoving: Bool { controller.transitionCoordinator != nil }

    /// Loads the content of the root once. The content is discarded if the stack is deallocated before the content is
    /// loaded.
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

    /// Shows the screens of the state. The stack must not be moving, see ``afterMoving(_:)``.
    func show(_ path: [Spec.Route], animated: Bool, make: (Spec.Route) -> UIViewController) {
      guard path != routes else { return }
      let kept = zip(routes, path).prefix { $0 == $1 }.count
      let added = path.dropFirst(kept).map { (route: $0, controller: make($0)) }
      for screen in added { screen.controller.mustFit(on: controller) }
      screens = screens.prefix(kept) + added
      controller.setViewControllers(controllers, animated: animated)
    }

    /// Updates the stack of the navigator after the user popped screens, unless the navigator has changed the stack.
    func report(to navigator: Navigator<Spec>) {
      let former = routes
      screens = Array(screens.prefix { screen in controller.viewControllers.contains { $0 === screen.controller } })
      if routes != former, navigator[stack: place] == former { navigator[stack: place] = routes }
    }

    /// Returns the screen that a controller shows, or `nil` if the controller shows the root.
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
    /// Stops the program with an explanation if a screen is a navigation controller. The exception of UIKit has none.
    fileprivate func mustFit(on stack: UINavigationController) {
      precondition(
        !(self is UINavigationController),
        """
        \(type(of: self)) is a navigation controller, and the screens of a stack and the content of a tab are in one already; \
        return the controller that is at its root, without it
        """)
    }
  }
#endif
