/// The result of a command on a ``Navigator``.
///
/// A command that the spec doesn't allow changes nothing, and its outcome contains the reason. The navigator also
/// reports the reason as an event, so that the app can ignore the outcome if the app can't react to it.
///
/// ```swift
/// navigator.push(.help)
/// if let error = navigator.hide(.news).error { message = "\(error)" }
/// ```
public enum CommandOutcome<Spec: NavigationSpec>: Hashable, Sendable {
  /// The command was carried out.
  case done
  /// The command was rejected for this reason, and nothing changed.
  case rejected(NavigationError<Spec>)

  /// The reason why the command was rejected, or `nil` if the command was carried out.
  public var error: NavigationError<Spec>? {
    if case .rejected(let error) = self { error } else { nil }
  }
}
