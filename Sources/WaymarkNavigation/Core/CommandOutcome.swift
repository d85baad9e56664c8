/// The result of a command on a ``Navigator``.
///
/// A command that the spec doesn't allow changes nothing, and the outcome has the reason. Ignore the outcome where the app can't do
/// anything about it: an event reports the same.
///
/// ```swift
/// navigator.push(.help)
/// if let error = navigator.hide(.news).error { message = "\(error)" }
/// ```
public enum CommandOutcome<Spec: NavigationSpec>: Hashable, Sendable {
  /// The command was carried out.
  case done
  /// The command was not carried out. Nothing changed.
  case rejected(NavigationError<Spec>)

  /// The reason why the command was not carried out; nil if it was.
  public var error: NavigationError<Spec>? {
    if case .rejected(let error) = self { error } else { nil }
  }
}
