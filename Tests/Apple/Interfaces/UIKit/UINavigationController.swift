@MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { delegateAnimates = delegate?.responds(to: Self.animationMethod) ?? false }
  }
  public let navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  @available(iOS 26.0, visionOS 26.0, *) public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    contentPopGestureRecognizer
  }
  let contentPopGestureRecognizer = UIGestureRecognizer()

  // Properties for UINavigationController+Transitions.swift.
  static let animationMethod: Selector =
    "navigationController:animationControllerForOperation:fromViewController:toViewController:"
  /// A Boolean value that indicates whether the delegate has the method for custom transitions.
  ///
  /// UIKit asks when the delegate is set, and not for the result of the method. With such a delegate, the user cannot
  /// swipe back.
  private(set) var delegateAnimates = false
  var stack: [UIViewController] = []
  /// The child whose view is shown.
  ///
  /// During a transition, this child is the appearing child.
  var shown: UIViewController?
  var stackTransition: SimulatedTransition?
  /// The child that a transition removes from the screen.
  var leaving: UIViewController?
  /// A Boolean value that indicates whether a change during a transition is animated after the transition has ended.
  var isNextAnimated = false
  /// A Boolean value that indicates whether the visible screen hides the bottom bar.
  var hidesBottomBar = false

  open var viewControllers: [UIViewController] {
    get { stack }
    set { change(to: newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(to: stack + [viewController], animated: animated)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      UIKitSimulator.record(
        .exception, "tried to pop to \(viewController.simulatedName), which is not on the stack of \(simulatedName)")
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  open func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  override var ownTransition: SimulatedTransition? { stackTransition ?? presentationTransition }
  override var visibleChildren: [UIViewController] { shown.map { [$0] } ?? [] }
  override func isLosing(_ child: UIViewController) -> Bool { !stack.containsIdentical(child) }
  override func willForwardAppearance(_ appears: Bool, animated: Bool) {
    prepareStack(toAppear: appears, animated: animated)
  }
  override func didForwardAppearance(_ appears: Bool, animated: Bool) {
    if appears, let shown { delegate?.navigationController(self, didShow: shown, animated: animated) }
  }
}
@MainActor open class UIGestureRecognizer: NSObject {
  open var isEnabled = true
}
