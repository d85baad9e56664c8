@testable import WaymarkNavigation

/// The calls that a navigator has scheduled. A test makes them instead of a clock.
@MainActor final class ScheduledCalls {
  /// The calls after the time for a confirmation or a pause, oldest first.
  private(set) var timers: [@MainActor () -> Void] = []
  /// The calls in the next update of the views.
  private var updates: [@MainActor () -> Void] = []
  /// The calls after the time in which a restored screen may end the app.
  private(set) var survivals: [@MainActor () -> Void] = []
  /// The time until the latest scheduled call.
  private(set) var latestDelay = Duration.zero

  /// Collects the calls of a navigator from now on.
  func collect<Spec>(from navigator: Navigator<Spec>) {
    navigator.delay = { [self] time, action in
      latestDelay = time
      switch time {
      case Navigator<Spec>.presentationDelay: updates.append(action)
      case Navigator<Spec>.restorationTime: survivals.append(action)
      default: timers.append(action)
      }
    }
  }

  /// Lets the time of the oldest timers pass, but not of those that they start.
  func fire(_ count: Int = .max) {
    for _ in 0..<min(count, timers.count) { timers.removeFirst()() }
  }

  /// Lets the app survive its restorations.
  func survive() {
    let due = survivals
    survivals = []
    for action in due { action() }
  }

  /// Lets the views begin their next update.
  func update() {
    let due = updates
    updates = []
    for action in due { action() }
  }

  func clear() {
    timers = []
    updates = []
    survivals = []
  }
}
