/// The result of a command on a ``NavigationScope``.
///
/// If the spec of the app doesn't allow a command, the state doesn't change, and the outcome contains the reason. A
/// feature can ignore the outcome, because the navigator also reports the reason as an event.
public enum ScopeOutcome: Hashable, Sendable {
  /// The command was carried out.
  case done
  /// The command waits for the conditions with the associated names, and the app shows the screen with which the user
  /// can make them true.
  case pending(for: [String])
  /// The command was rejected, and the state didn't change. The associated string is a message for developers.
  case rejected(reason: String)

  /// The reason why the command was rejected, or `nil` if the command succeeded or is pending.
  public var reason: String? {
    if case .rejected(let reason) = self { reason } else { nil }
  }
}
