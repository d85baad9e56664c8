import Foundation

extension Navigator {
  /// Returns the state as it is now, for ``restore(_:)`` at a later launch. It holds the arguments of screens, which may be
  /// private to the user.
  ///
  /// A stack goes up to the first screen with a value of a type of the app's own that is not `Codable`.
  public func snapshot() -> Data { perform { $0.snapshot() }.data() }

  /// Replaces the state with a snapshot, and cancels the app's work on a link.
  ///
  /// Of a snapshot of another version of the app, the screens that this version still has are restored. An event reports what was
  /// lost.
  ///
  /// - Parameter snapshot: A snapshot.
  /// - Returns: The outcome. A snapshot that can't be read is rejected and changes nothing.
  @discardableResult
  public func restore(_ snapshot: Data) -> CommandOutcome<Spec> { perform { $0.restore(snapshot) } }

  /// Starts anew, for a change of accounts and for signing out: every tab at its root, nothing presented, no window, the initial
  /// tab. For another account, its saved state is restored as far as the spec says so.
  ///
  /// It is one command: pass conditions that change with the account here. The app's work on a link is cancelled.
  ///
  /// - Parameters:
  ///   - account: The account that the saved state belongs to from now on; nil if no one is signed in.
  ///   - conditions: The conditions that hold from now on; nil leaves them unchanged.
  ///   - keepsPendingLink: A Boolean value that indicates whether the pending link of an account stays pending. A link that arrived
  ///     while no one was signed in always does, as it often waits for the sign-in.
  public func reset(
    account: String? = nil, conditions: Set<Spec.Condition>? = nil, keepsPendingLink: Bool = false
  ) {
    let saved = load(account: account)
    perform {
      $0.reset(account: account, saved: saved, conditions: conditions, keepsPendingLink: keepsPendingLink)
    }
  }
}
