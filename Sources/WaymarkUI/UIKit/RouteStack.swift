#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  @MainActor final class RouteStack<Spec: NavigationSpec> {
    let place: NavigationPlace<Spec>
    let controller: UINavigationController
    private let delegate: StackDelegate
    private var root: UIViewController
    private var screens: [(route: Spec.Route, controller: UIViewController)] = []
    private var content: Task<Void, Never>?
    private(set) var isStarted = false
    private(set) var isFilled = false
    /// The top screen while it has unsaved changes, and the gestures that are disabled meanwhile.
    private weak var asking: UIViewController?
    private var disabledGestures: [UIGestureRecognizer] = []

    /// The navigation controller must be empty.
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

    /// If the app has set its own delegate, it receives all calls.
    func takeDelegate() {
      guard controller.delegate !== delegate else { return }
      delegate.next = controller.delegate
      controller.delegate = delegate
    }

    deinit { content?.cancel() }

    private var routes: [Spec.Route] { screens.map(\.route) }
    private var controllers: [UIViewController] { [root] + screens.map(\.controller) }
    /// UIKit doesn't support a change of the stack during a transition, and doesn't report a swipe that the user
    /// abandons, so this checks the transition coordinator.
    var isMoving: Bool { controller.transitionCoordinator != nil }

    /// A second call has no effect. The content is discarded if the stack is deallocated before.
    func fill(
      with controllers: any ScreenControllers<Spec>, tab: Spec.Tab, isImmediate: Bool,
      then didFill: @escaping () -> Void
    ) {
      guard !isStarted else { return }
      isStarted = true
      if let root = controllers.immediateContent(of: tab) {
        setRoot(root)
        return didFill()
      }
      content = Task.started(immediately: isImmediate) { [weak self] in
        let root = await controllers.tab(tab)
        guard let self, !Task.isCancelled else { return }
        setRoot(root)
        didFill()
      }
    }

    private func setRoot(_ root: UIViewController) {
      root.mustFit(on: controller)
      self.root = root
      isFilled = true
      afterMoving { stack in
        if stack.controller.viewControllers.first !== stack.root {
          stack.controller.setViewControllers(stack.controllers, animated: false)
        }
      }
    }

    /// Not during a transition; see ``afterMoving(_:)``.
    func show(_ path: [Spec.Route], animated: Bool, make: (Spec.Route) -> UIViewController) {
      guard path != routes else { return }
      let kept = zip(routes, path).prefix { $0 == $1 }.count
      let added = path.dropFirst(kept).map { (route: $0, controller: make($0)) }
      for screen in added { screen.controller.mustFit(on: controller) }
      screens = screens.prefix(kept) + added
      controller.setViewControllers(controllers, animated: animated)
    }

    /// After the user popped screens. Doesn't overwrite a change of the navigator's stack.
    func report(to navigator: Navigator<Spec>) {
      let former = screens
      let path = routes
      screens = Array(screens.prefix { screen in controller.viewControllers.contains { $0 === screen.controller } })
      guard routes != path, navigator[stack: place] == path else { return }
      navigator[stack: place] = routes
      guard navigator[stack: place] == path else { return }
      // The user must decide first. The same controllers come back, with their unsaved changes.
      screens = former
      controller.setViewControllers(controllers, animated: false)
    }

    /// The back button asks, and the user can't swipe back, while the top screen has unsaved changes.
    func confirmLeaving(of navigator: Navigator<Spec>) {
      let top = screens.last.flatMap { navigator.hasChanges($0.route, in: place) ? $0.controller : nil }
      guard top !== asking else { return }
      asking?.navigationItem.backAction = nil
      for gesture in disabledGestures { gesture.isEnabled = true }
      disabledGestures = []
      asking = top
      guard let top else { return }
      top.navigationItem.backAction = UIAction { [weak navigator, place] _ in navigator?.pop(in: place) }
      disabledGestures = controller.popGestures.filter(\.isEnabled)
      for gesture in disabledGestures { gesture.isEnabled = false }
    }

    /// A screen that isn't in the navigator's stack.
    var hasForeignScreen: Bool {
      guard let top = controller.topViewController, !(top is RootController) else { return false }
      return !controllers.contains { $0 === top }
    }

    func route(of controller: UIViewController) -> Spec.Route? { screens.first { $0.controller === controller }?.route }

    func afterMoving(_ action: @escaping @MainActor (RouteStack) -> Void) {
      guard let coordinator = controller.transitionCoordinator else { return action(self) }
      coordinator.animate(alongsideTransition: nil) { _ in
        // The transition is complete after this closure returns.
        Task { @MainActor in self.afterMoving(action) }
      }
    }
  }

  extension Task where Failure == Never {
    /// From iOS 26, can run up to the first suspension at once. Otherwise, a tab is empty in one frame before its
    /// content.
    @MainActor static func started(
      immediately isImmediate: Bool, _ action: @escaping @MainActor () async -> Success
    ) -> Task {
      #if compiler(>=6.2)
        if isImmediate, #available(iOS 26, visionOS 26, *) { return .immediate(operation: action) }
      #endif
      return Task(operation: action)
    }
  }

  extension UINavigationController {
    fileprivate var popGestures: [UIGestureRecognizer] {
      var gestures = [interactivePopGestureRecognizer]
      #if compiler(>=6.2)
        if #available(iOS 26, visionOS 26, *) { gestures.append(interactiveContentPopGestureRecognizer) }
      #endif
      return gestures.compactMap(\.self)
    }
  }

  extension UIViewController {
    /// UIKit would raise an exception without an explanation.
    fileprivate func mustFit(on stack: UINavigationController) {
      precondition(
        !(self is UINavigationController),
        """
        \(type(of: self)) is a navigation controller, and the screens of a stack and the content of a tab are in one already; \
        return the controller that is at its root, without it
        """)
    }
  }

  /// Forwards all calls to the app's delegate. Delegate methods are optional, so each is looked up before its call.
  final class StackDelegate: NSObject, UINavigationControllerDelegate {
    /// Set before this object becomes the delegate, because UIKit calls ``responds(to:)`` then. UIKit calls delegates
    /// on the main thread alone.
    nonisolated(unsafe) weak var next: (any UINavigationControllerDelegate)?
    private let willShow: @MainActor (UINavigationController, UIViewController) -> Void
    private let didShow: @MainActor (UINavigationController) -> Void

    init(
      willShow: @escaping @MainActor (UINavigationController, UIViewController) -> Void,
      didShow: @escaping @MainActor (UINavigationController) -> Void
    ) {
      self.willShow = willShow
      self.didShow = didShow
    }

    /// The user cannot swipe back if the delegate has the method for custom transitions.
    override func responds(to selector: Selector!) -> Bool {
      selector.isForTransitions ? next?.responds(to: selector) ?? false : super.responds(to: selector)
    }

    func navigationController(_ controller: UINavigationController, willShow screen: UIViewController, animated: Bool) {
      willShow(controller, screen)
      (next?.navigationController(_:willShow:animated:))?(controller, screen, animated)
    }

    func navigationController(_ controller: UINavigationController, didShow screen: UIViewController, animated: Bool) {
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
