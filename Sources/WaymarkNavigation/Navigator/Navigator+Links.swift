import Foundation

extension Navigator {
  /// Opens a URL with a custom scheme, or a universal link.
  ///
  /// The link waits for the first view and for the conditions that the link requires. Only one link is pending at a
  /// time: a newer link replaces ``pendingLink``.
  ///
  /// - Parameter url: The URL of the link.
  /// - Returns: The immediate result of the link. The result is ``LinkOutcome/unmatched`` if the URL isn't a link of
  ///   the app.
  @discardableResult
  public func open(_ url: URL) -> LinkOutcome {
    let url = url.absoluteString
    return perform { $0.open(url) }
  }

  /// Applies a landing in one assignment, as described in ``NavigationState/landed(_:visible:)``.
  ///
  /// A landing waits for the conditions that the landing requires. A landing doesn't wait for views. If the app is
  /// resolving a link, the landing doesn't cancel this task.
  ///
  /// - Parameter landing: The landing to apply.
  /// - Returns: The immediate result of the landing.
  @discardableResult
  public func apply(_ landing: Landing<Spec>) -> LinkOutcome { perform { $0.apply(landing) } }

  /// Cancels the task in which the app resolves a link. The state stays unchanged.
  public func cancelResolving() { perform { $0.cancelResolving() } }

  /// Discards the pending link, for example when the user cancels sign-in.
  public func discardPendingLink() { perform { $0.discardPendingLink() } }
}
