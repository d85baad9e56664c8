import Foundation

extension Navigator {
  /// Returns the state as it is now, for ``restore(_:)`` at a later launch. It holds the arguments of screens, which may be
  /// private to the user.
  ///
  /// A stack goes up to the first screen with a value of a type of the app's own that is not `Codable`.
  public func snapshot() -> Data { perform { $0.snapshot() }.data() }

  /// Replaces the state with a snapshot, and cancels the app's work on a link.
  ///
  /// Of a snapshot of another version of the app, the screens that this version still has are restored. A snapshot that can't be
  /// read changes nothing. An event reports either.
  ///
  /// - Returns: Whether it could be read.
  @discardableResult
  public func restore(_ snapshot: Data) -> Bool { perform { $0.restore(snapshot) } }

  /// Goes back to how the app starts, for a change of accounts and for signing out: every tab at its root, nothing presented, no
  /// window, the initial tab. Another user finds what the spec says is kept for them.
  ///
  /// It is one command: conditions that change with the user are best given here. The app's work on a link is cancelled.
  ///
  /// - Parameters:
  ///   - user: Whose navigation it is from now on.
  ///   - conditions: The facts that hold from now on; nil leaves them.
  ///   - keepsHeldLink: Whether a link that waits goes on to do so; nil keeps it where nobody was signed in, as it is often for the
  ///     very sign-in that this is for that it waits.
  public func reset(user: String? = nil, conditions: Set<Spec.Condition>? = nil, keepsHeldLink: Bool? = nil) {
    reset(account: user, conditions: conditions, keepsPendingLink: keepsHeldLink ?? (self.user == nil))
  }
}
