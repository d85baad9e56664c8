/// A push, pop, presentation, or dismissal in progress.
///
/// A test ends an animated transition. A transition without animation ends immediately. An ended transition is no
/// longer the `transitionCoordinator` of a controller, even in `viewDidAppear`, in `didShow`, and in completions.
@MainActor final class SimulatedTransition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let initiallyInteractive: Bool
  /// A Boolean value that indicates whether a finger controls the transition.
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private let from, to: UIViewController?
  private let end: (SimulatedTransition) -> Void
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasEnded = false

  init(
    from: UIViewController?, to: UIViewController?, animated: Bool, isInteractive: Bool = false,
    end: @escaping (SimulatedTransition) -> Void
  ) {
    isAnimated = animated
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    self.from = from
    self.to = to
    self.end = end
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasEnded else { return false }
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append(handler)
  }

  /// Starts the transition.
  ///
  /// A transition without animation ends before this method returns.
  func start() {
    if isAnimated { UIKitSimulator.begin(self) } else { finish() }
  }

  /// Starts the transition of a presentation or dismissal.
  ///
  /// A transition without animation ends during layout.
  func startPresentation() {
    if isAnimated { start() } else { UIKitSimulator.atLayout { [self] in start() } }
  }

  /// Lifts the finger.
  ///
  /// The simulation then animates the rest of the transition.
  func letGo(completing: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    isCancelled = !completing
    for handler in interactionHandlers { handler(self) }
  }

  func finish() {
    guard !hasEnded else { return }
    hasEnded = true
    UIKitSimulator.remove(self)
    letGo(completing: false)
    end(self)
    for completion in completions { completion(self) }
  }
}
