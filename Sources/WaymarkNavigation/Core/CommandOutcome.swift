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
  /// The command was rejected, and the state didn't change. The associated error is the reason.
  case rejected(NavigationError<Spec>)

  /// The reason why the command was rejected, or `nil` if the command succeeded.
  public var error: NavigationError<Spec>? {
    if case .rejected(let error) = self { error } else { nil }
  }
}
