/// The result of a command on a ``Navigator``.
///
/// If the spec doesn't allow a command, the state doesn't change, and the outcome contains the reason. An app can
/// ignore the outcome, because the navigator also reports the reason as an event.
///
/// ```swift
/// navigator.push(.help)
/// if let error = navigator.hide(.news).error { message = "\(error)" }
/// ```
public enum CommandOutcome<Spec: NavigationSpec>: Hashable, Sendable {
  /// The command was carried out.
  case done
  /// The command waits for the associated conditions, and the state shows the screen with which the user can make them
  /// true. If the user dismisses that screen first, the command is dropped.
  case pending(for: [Spec.Condition])
  /// The command was rejected, and the state didn't change. The associated error is the reason.
  case rejected(NavigationError<Spec>)

  /// The reason why the command was rejected, or `nil` if the command succeeded or is pending.
  public var error: NavigationError<Spec>? {
    if case .rejected(let error) = self { error } else { nil }
  }
}
