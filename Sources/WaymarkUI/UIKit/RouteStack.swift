#if canImport(UIKit)
  import UIKit
  import WaymarkNavigation

  /// A navigation controller, and which of its controllers shows which screen of a place's stack.
  @MainActor
  final class RouteStack<Spec: NavigationSpec> {
    let place: NavigationPlace<Spec>
    let controller: UINavigationController
    private var root: UIViewController
    private var screens: [(route: Spec.Route, controller: UIViewController)] = []
    private var content: Task<Void, Never>?
    /// Whether the content of the root is there.
    private(set) var isFilled = false

    /// A stack at its root.
    init(_ place: NavigationPlace<Spec>, root: UIViewController, delegate: UserActions) {
      self.place = place
      self.root = root
      controller = UINavigationController(rootViewController: root)
      controller.delegate = delegate
    }

    deinit { content?.cancel() }

    private var routes: [Spec.Route] { screens.map(\.route) }
    private var controllers: [UIViewController] { [root] + screens.map(\.controller) }
    /// UIKit does not bear a change of a stack that is in motion, and a swipe that is given up is told of by nobody.
    var isMoving: Bool { controller.transitionCoordinator != nil }

    /// Fills the root, once. What it is filled with may be a while in coming; it is not waited for where the stack goes meanwhile.
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

    /// Shows the stack that the state has. It must not move, see ``afterMoving(_:)``.
    func show(_ path: [Spec.Route], animated: Bool, make: (Spec.Route) -> UIViewController) {
      guard path != routes else { return }
      let kept = zip(routes, path).prefix { $0 == $1 }.count
      let added = path.dropFirst(kept).map { (route: $0, controller: make($0)) }
      for screen in added { screen.controller.mustFit(on: controller) }
      screens = screens.prefix(kept) + added
      controller.setViewControllers(controllers, animated: animated)
    }

    /// Tells the navigator of the screens that the user has taken away, unless it has changed the stack meanwhile.
    func report(to navigator: Navigator<Spec>) {
      let former = routes
      screens = Array(screens.prefix { screen in controller.viewControllers.contains { $0 === screen.controller } })
      if routes != former, navigator[stack: place] == former { navigator[stack: place] = routes }
    }

    /// The screen that a controller shows.
    func route(of controller: UIViewController) -> Spec.Route? {
      screens.first { $0.controller === controller }?.route
    }

    /// Does something once the stack does not move, at once where it does not.
    func afterMoving(_ action: @escaping @MainActor (RouteStack) -> Void) {
      guard let coordinator = controller.transitionCoordinator else { return action(self) }
      coordinator.animate(alongsideTransition: nil) { _ in
        // The transition is over when this has returned.
        Task { @MainActor in self.afterMoving(action) }
      }
    }
  }

  extension UIViewController {
    /// UIKit raises an exception that does not say what to do.
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
