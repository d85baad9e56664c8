/// A command that waits for conditions.
public struct PendingCommand<Spec: NavigationSpec>: Hashable, Sendable {
  /// The command.
  public let command: NavigationCommand<Spec>
  /// The number of the question that the command asks, or `nil` if no task waits for a value.
  let question: Int?

  /// The conditions that the screens of the command require. The command continues when all conditions hold.
  public var requires: [Spec.Condition] { command.requirements }
}
