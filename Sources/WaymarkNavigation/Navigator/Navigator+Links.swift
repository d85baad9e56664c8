import Foundation

extension Navigator {
  /// Opens a URL with a custom scheme, or a universal link.
  ///
  /// The link is pending until a view is on the screen and all conditions of the link are met. Only one link is pending
  /// at a time, so a newer link replaces ``pendingLink``.
  ///
  /// - Parameter url: The URL of the link.
  /// - Returns: The immediate result. The result is ``LinkOutcome/unmatched`` if no link of the spec matches the URL.
  @discardableResult
  public func open(_ url: URL) -> LinkOutcome {
    let url = url.absoluteString
    return perform { $0.open(url) }
  }

  /// Opens the destination that a ``Landing`` describes.
  ///
  /// The state changes in one assignment, as described in ``NavigationState/landed(_:visible:)``.
  ///
  /// If the conditions of the landing don't hold, the landing becomes the ``pendingLink``. Otherwise, the destination
  /// is opened immediately, even if no view is on the screen. If the app is resolving a link, the app continues to
  /// resolve the link.
  ///
  /// - Parameter landing: The landing to apply.
  /// - Returns: The immediate result.
  @discardableResult
  public func apply(_ landing: Landing<Spec>) -> LinkOutcome { perform { $0.apply(landing) } }

  /// Cancels the task that resolves a link. The state stays unchanged.
  public func cancelResolving() { perform { $0.cancelResolving() } }

  /// Discards the pending link, for example when the user cancels sign-in.
  public func discardPendingLink() { perform { $0.discardPendingLink() } }
}
