/// What a test holds UIKit by. Nothing of it is UIKit's own.
@_spi(Simulator)
@MainActor public enum UIKitSimulator {
  static var transitions: [SimulatedTransition] = []

  /// Where violations go as they happen: to the test that is running.
  public static var onViolation: ((SimulatedViolation) -> Void)?
  /// All that have happened since ``reset()``, but for those that a test has collected.
  public private(set) static var violations: [SimulatedViolation] = []
  private static var collected: [SimulatedViolation]?

  /// Whether transitions end by themselves a little later, as on a device, for tests that know nothing of the simulator.
  public static var finishesTransitionsByItself = false

  /// Whether a navigation controller starts a transition when it is laid out, as UIKit does where it is in a window, and not as
  /// soon as its stack is changed.
  public static var startsTransitionsAtLayout = false
  private static var layouts: [@MainActor () -> Void] = []

  /// How many transitions there are that no finger is on.
  public static var transitionCount: Int { transitions.count { !$0.isInteractive } }

  /// Whether the user has a finger on a transition.
  public static var hasFingerDown: Bool { transitions.contains(where: \.isInteractive) }

  /// Ends one transition, where there is such a one. They need not end in the order in which they have begun.
  public static func finishTransition(at index: Int = 0) {
    let transitions = transitions.filter { !$0.isInteractive }
    if transitions.indices.contains(index) { transitions[index].finish() }
  }

  /// Ends all transitions that no finger is on, and those that come of it.
  public static func finishTransitions() {
    layOut()
    while let transition = transitions.first(where: { !$0.isInteractive }) {
      transition.finish()
      layOut()
    }
  }

  /// Lays out what has changed, as UIKit does at the end of a turn of the run loop, and before anybody touches the screen again.
  public static func layOut() {
    while !layouts.isEmpty {
      let layout = layouts.removeFirst()
      layout()
    }
  }

  static func atLayout(_ layout: @escaping @MainActor () -> Void) {
    guard startsTransitionsAtLayout else { return layout() }
    layouts.append(layout)
    if finishesTransitionsByItself { Task { layOut() } }
  }

  /// Lets whatever waits for the main actor go on, and ends transitions until there are none.
  public static func settle() async {
    var quietTurns = 0
    while quietTurns < 16 {
      quietTurns = transitionCount == 0 && layouts.isEmpty ? quietTurns + 1 : 0
      finishTransitions()
      await Task.yield()
    }
  }

  /// The violations of some steps, which are meant to have them.
  public static func violations(of body: () -> Void) -> [SimulatedViolation] {
    let former = collected
    collected = []
    body()
    defer { collected = former }
    return collected ?? []
  }

  /// Forgets everything, so that a test finds nothing of the one before it.
  public static func reset() {
    transitions = []
    layouts = []
    violations = []
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

/// Something that glue must not do.
@_spi(Simulator)
public struct SimulatedViolation: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// UIKit raises an exception, and the app ends.
    case exception
    /// UIKit does not do what it is told, and says so in the log.
    case refused
    /// Nobody can say what UIKit does.
    case undefined
  }
  public let kind: Kind
  public let message: String
  public var description: String { "\(kind): \(message)" }
}
