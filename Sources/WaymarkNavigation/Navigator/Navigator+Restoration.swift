import Foundation

extension Navigator {
  /// Returns a snapshot of the current state. Pass the snapshot to ``restore(_:)`` at a later launch.
  ///
  /// The snapshot contains the arguments of screens, which may be private to the user. A stack in the snapshot ends
  /// before the first screen that can't be encoded, for example because the type of an argument isn't `Codable`.
  ///
  /// - Returns: The snapshot as JSON.
  public func snapshot() -> Data { perform { $0.snapshot() }.data() }

  /// Replaces the state with a snapshot, and cancels the task in which the app resolves a link.
  ///
  /// Screens that this version of the app doesn't have or doesn't allow are not restored. An event lists the parts of
  /// the snapshot that were not restored.
  ///
  /// - Parameter snapshot: A snapshot that ``snapshot()`` returned.
  /// - Returns: The outcome. A snapshot that can't be decoded is rejected and changes nothing.
  @discardableResult
  public func restore(_ snapshot: Data) -> CommandOutcome<Spec> { perform { $0.restore(snapshot) } }

  /// Resets the navigation when the user signs in, signs out, or changes accounts.
  ///
  /// The initial tab is selected, every tab shows its root, and sheets, covers, and windows are closed. If the account
  /// changes, the saved state of the new account is restored. The task in which the app resolves a link is canceled.
  ///
  /// The reset is one command. Pass the conditions that change with the account to this method instead of setting them
  /// separately.
  ///
  /// - Parameters:
  ///   - account: The account to which the saved state belongs after the reset, or `nil` if no user is signed in.
  ///   - conditions: The conditions that hold after the reset, or `nil` to keep the current conditions.
  ///   - keepsPendingLink: A Boolean value that indicates whether a link stays pending if the link arrived while a user
  ///     was signed in. A link that arrived while no user was signed in always stays pending, because the link often
  ///     waits for the sign-in.
  public func reset(
    account: String? = nil, conditions: Set<Spec.Condition>? = nil, keepsPendingLink: Bool = false
  ) {
    let saved = load(account: account)
    perform {
      $0.reset(account: account, saved: saved, conditions: conditions, keepsPendingLink: keepsPendingLink)
    }
  }
}
