#if os(Linux)
  import Dispatch
#endif

/// The interface through which tests control the simulated UIKit.
///
/// UIKit does not have this type.
@_spi(Simulator)
@MainActor public enum UIKitSimulator {
  static var transitions: [SimulatedTransition] = []

  /// The handler of violations, which fails the running test.
  public static var onViolation: ((SimulatedViolation) -> Void)?
  /// The violations since ``reset()``, without those that a test has collected.
  public private(set) static var violations: [SimulatedViolation] = []
  private static var collected: [SimulatedViolation]?

  /// A Boolean value that indicates whether the window is a wide window on an iPad. The default window is on an iPhone.
  public static var isWide = false {
    didSet { if oldValue != isWide { for observer in resizeObservers { observer() } } }
  }
  private static var resizeObservers: [@MainActor () -> Void] = []
  static func onResize(_ action: @escaping @MainActor () -> Void) { resizeObservers.append(action) }

  /// The methods that actions call, because Linux has no Objective-C run time. A method returns `false` if the responder
  /// does not have the method.
  public static var methods: [Selector: (UIResponder, Any?) -> Bool] = [:]

  /// Calls the method of the first responder that has the method, like `sendAction(_:to:from:for:)` of `UIApplication`.
  static func send(_ action: Selector, to responder: UIResponder?, from sender: Any?) -> Bool {
    guard let method = methods[action] else { return false }
    return sequence(first: responder, next: { $0?.next }).contains { $0.map { method($0, sender) } ?? false }
  }

  /// A Boolean value that indicates whether transitions end automatically after a short delay.
  ///
  /// Tests that don't use the simulator rely on this property.
  public static var finishesTransitionsByItself = false

  /// A Boolean value that indicates whether a navigation controller in a window starts a transition during layout, and
  /// whether a presentation or dismissal without animation ends during layout, as in UIKit.
  ///
  /// By default, a transition starts as soon as the stack changes, and a transition without animation ends at once.
  public static var startsTransitionsAtLayout = false
  private static var layouts: [@MainActor () -> Void] = []

  /// The number of transitions that no finger controls.
  public static var transitionCount: Int { transitions.count { !$0.isInteractive } }

  /// A Boolean value that indicates whether the user has a finger on a transition.
  public static var hasFingerDown: Bool { transitions.contains(where: \.isInteractive) }

  /// Ends the transition at an index, if the transition exists.
  ///
  /// Transitions can end in any order.
  public static func finishTransition(at index: Int = 0) {
    let transitions = transitions.filter { !$0.isInteractive }
    if transitions.indices.contains(index) { transitions[index].finish() }
  }

  /// Ends all transitions that no finger controls, and the transitions that they start.
  public static func finishTransitions() {
    layOut()
    while let transition = transitions.first(where: { !$0.isInteractive }) {
      transition.finish()
      layOut()
    }
  }

  /// Performs the pending layout.
  ///
  /// UIKit performs the pending layout at the end of each pass of the run loop, before the next touch.
  public static func layOut() {
    while !layouts.isEmpty {
      let layout = layouts.removeFirst()
      layout()
    }
  }

  static func atLayout(_ layout: @escaping @MainActor () -> Void) {
    if startsTransitionsAtLayout { atNextLayout(layout) } else { layout() }
  }

  static func atNextLayout(_ layout: @escaping @MainActor () -> Void) {
    layouts.append(layout)
    if finishesTransitionsByItself { Task { layOut() } }
  }

  #if os(Linux)
    /// Runs the tasks that wait for the main actor, but not the tasks that they enqueue.
    ///
    /// The test runner runs all tasks on the main queue. Its order is fixed, so the result doesn't depend on the speed of
    /// the machine.
    public static func runWaitingTasks() async {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    /// Runs the tasks of the main actor, and the tasks that they enqueue. No transition ends.
    ///
    /// A task of the UIKit layer enqueues a task, which may enqueue another one, but no chain is longer than five tasks.
    public static func runTasks() async { for _ in 0..<16 { await runWaitingTasks() } }

    /// Runs the tasks of the main actor and ends transitions until none remain.
    public static func settle() async {
      repeat {
        finishTransitions()
        await runTasks()
      } while transitionCount > 0 || !layouts.isEmpty
    }
  #endif

  /// Returns the violations of steps that a test expects to cause violations.
  public static func violations(of body: () -> Void) -> [SimulatedViolation] {
    let former = collected
    collected = []
    body()
    defer { collected = former }
    return collected ?? []
  }

  /// Resets the simulation, so that tests do not affect each other.
  public static func reset() {
    transitions = []
    layouts = []
    violations = []
    methods = [:]
    resizeObservers = []
    isWide = false
    startsTransitionsAtLayout = false
    UIView.setAnimationsEnabled(true)
  }

  static func begin(_ transition: SimulatedTransition) {
    transitions.append(transition)
    if finishesTransitionsByItself { Task { transition.finish() } }
  }

  static func remove(_ transition: SimulatedTransition) { transitions.removeAll { $0 === transition } }

  static func record(_ kind: SimulatedViolation.Kind, _ message: String) {
    let violation = SimulatedViolation(kind: kind, message: message)
    guard collected == nil else {
      collected?.append(violation)
      return
    }
    violations.append(violation)
    onViolation?(violation)
  }
}

/// A violation of UIKit's rules by integration code.
@_spi(Simulator)
public struct SimulatedViolation: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// UIKit raises an exception, which terminates the app.
    case exception
    /// UIKit ignores a request and logs the refusal.
    case refused
    /// The behavior of UIKit is undefined.
    case undefined
  }
  public let kind: Kind
  public let message: String
  public var description: String { "\(kind): \(message)" }
}
