#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Observation
  import UIKit
  import WaymarkNavigation

  /// A view controller that shows stacks, sheets, and covers of a navigator.
  @MainActor protocol StackHost<Spec>: UIViewController {
    associatedtype Spec: NavigationSpec

    var navigator: Navigator<Spec> { get }
    var controllers: any ScreenControllers<Spec> { get }
    var bundle: Bundle? { get }
    var stacks: [Spec.Tab: RouteStack<Spec>] { get }
    var shownGate: GateController<Spec>? { get set }
    var presented: [ModalController<Spec>] { get set }
    var leavingAlert: (number: Int, alert: UIAlertController)? { get set }
    var followedLinks: Int { get set }
    var reportedRetaps: [Spec.Tab: Int] { get set }
    var onRetap: (@MainActor (Spec.Tab) -> Void)? { get }
    /// `nil` before the controller appears, and after it has disappeared.
    var views: ViewsOfNavigator<Spec>? { get set }
    var activation: SceneActivation? { get set }
    /// The controller can present modals only after it has appeared.
    var isOnScreen: Bool { get set }

    func applyState()
  }

  extension StackHost {
    /// A presentation over the full screen makes the controller disappear and appear again.
    func isAppearing() {
      guard views == nil else { return }
      views = ViewsOfNavigator(navigator)
      activation = view.window?.windowScene.map { scene in
        SceneActivation(of: scene) { [navigator] in navigator.host.setSceneActive($0) }
      }
      applyState()
    }

    func didAppear() {
      isOnScreen = true
      applyState()
    }

    func didDisappear() {
      guard presentedViewController == nil else { return }
      isOnScreen = false
      views?.stop()
      views = nil
      activation = nil
    }

    func followState() {
      withObservationTracking {
        _ = (
          navigator.state, navigator.host.modals, navigator.visibleTabs, Spec.Tab.allCases.map(navigator.hasArguments),
          navigator.changedScreens, navigator.leavingQuestion, navigator.retaps
        )
      } onChange: { [weak self] in
        // The observed values haven't changed yet when this closure is called.
        Task { @MainActor in self?.followState() }
      }
      applyState()
    }

    /// The sheets, covers, and questions over the stacks.
    func showPresentations() {
      showModals()
      #if !os(visionOS)
        showDetents()
      #endif
      showChanges()
    }

    /// The system tells VoiceOver about transitions, but not about a tab that a link selects.
    func followLinks() {
      guard isOnScreen, navigator.unfollowedLinks != followedLinks else { return }
      followedLinks = navigator.unfollowedLinks
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }

    func reportRetaps() {
      let retaps = navigator.retaps
      let changed = Spec.Tab.allCases.filter { retaps[$0] != reportedRetaps[$0] }
      reportedRetaps = retaps
      for tab in changed { onRetap?(tab) }
    }

    func navigationController(ofStack place: NavigationPlace<Spec>) -> UINavigationController? {
      switch place {
      case .tab(let tab): stacks[tab]?.controller
      case .modal(let screen): presented.first { $0.modal.screen == screen }?.stack?.controller
      case .gate(let gate): shownGate.flatMap { $0.gate == gate ? $0.stack?.controller : nil }
      case .window: nil
      }
    }

    func show(_ stack: RouteStack<Spec>, animated: Bool) {
      stack.takeDelegate()
      guard !stack.isMoving else { return stack.afterMoving { [weak self] _ in self?.applyState() } }
      // The transition of a pop may not start if the tab disappears from the screen in the same turn of the main actor.
      stack.report(to: navigator)
      stack.show(navigator[stack: stack.place], animated: animated) { screen($0, in: stack.place) }
    }

    func makeStack(_ place: NavigationPlace<Spec>, root: UIViewController) -> RouteStack<Spec> {
      let delegate = StackDelegate { [weak self] navigation, screen in
        self?.identify(screen, in: navigation)
      } didShow: { [weak self] navigation in
        self?.didShow(navigation)
      }
      let controller = controllers.navigationController(for: place)
      controller.pass(navigator.handle(of: place))
      return RouteStack(place, root: root, in: controller, delegate: delegate)
    }

    func screen(_ route: Spec.Route, in place: NavigationPlace<Spec>) -> UIViewController {
      let controller = controllers.route(route)
      controller.pass(navigator.handle(of: place), route: route)
      controller.hidesBottomBarWhenPushed = route.hidesTabBar
      controller.show(route.title, bundle: bundle)
      return controller
    }

    /// Not set earlier, because access to `view` loads the view. An identifier of a tab's own content stays.
    func identify(_ controller: UIViewController, in navigation: UINavigationController) {
      guard let stack = stack(of: navigation) else { return }
      if let route = stack.route(of: controller) {
        controller.view.accessibilityIdentifier = route.accessibilityID
      } else if case .tab(let tab) = stack.place, controller.view.accessibilityIdentifier == nil {
        controller.view.accessibilityIdentifier = tab.rootAccessibilityID
      }
    }

    func didShow(_ navigation: UINavigationController) {
      if let stack = stack(of: navigation) {
        stack.report(to: navigator)
        if stack.hasForeignScreen { navigator.reportForeignScreen(in: stack.place) }
      }
      // The transition is complete after this method returns.
      Task { applyState() }
    }

    private func stack(of navigation: UINavigationController) -> RouteStack<Spec>? {
      (stacks.values + presented.compactMap(\.stack) + [shownGate?.stack].compactMap(\.self)).first {
        $0.controller === navigation
      }
    }
  }

  extension UIViewController {
    func show(_ title: NavigationTitle?, bundle: Bundle?) {
      if navigationItem.title == nil, let title { navigationItem.title = String(title, bundle: bundle) }
    }
  }

  extension UIViewController {
    /// Makes the controller the only child, which fills the view.
    func contain(_ new: UIViewController?) {
      for former in children where former !== new {
        former.willMove(toParent: nil)
        former.viewIfLoaded?.removeFromSuperview()
        former.removeFromParent()
      }
      guard let new, new.parent !== self else { return }
      addChild(new)
      new.view.frame = view.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(new.view)
      new.didMove(toParent: self)
    }
  }

  final class RootController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }
#endif
