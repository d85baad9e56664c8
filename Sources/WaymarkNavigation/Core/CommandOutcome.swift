/// The result of a command on a ``Navigator``.
///
/// A command that the spec doesn't allow changes nothing, and its outcome contains the reason. The navigator also
/// reports the reason as an event. An app that can't react to a rejected command can therefore ignore the outcome.
///
/// ```swift
/// navigator.push(.help)
/// if let error = navigator.hide(.news).error { message = "\(error)" }
/// ```
public enum CommandOutcome<Spec: NavigationSpec>: Hashable, Sendable {
  /// The command was carried out.
  case done
  /// The command was rejected because of the associated error, and nothing changed.
  case rejected(NavigationError<Spec>)

  /// The reason why the command was rejected, or `nil` if the command succeeded.
  public var error: NavigationError<Spec>? {
    if case .rejected(let error) = self { error } else { nil }
  }
}
