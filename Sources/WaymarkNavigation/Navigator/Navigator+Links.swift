import Foundation

extension Navigator {
  /// Opens a URL: one with a custom scheme, or a universal link.
  ///
  /// The link waits for views, and for the conditions that it requires. One link waits at a time, ``pendingLink``; a newer one
  /// replaces it.
  ///
  /// - Parameter url: The URL.
  /// - Returns: The first result. If it is ``LinkOutcome/unmatched``, the URL is no link of the app.
  @discardableResult
  public func open(_ url: URL) -> LinkOutcome {
    let url = url.absoluteString
    return perform { $0.open(url) }
  }

  /// Goes to a landing, in one assignment: see ``NavigationState/landed(_:visible:)``.
  ///
  /// Unlike a link it doesn't wait for views, and doesn't interrupt the app's work on a link. It does wait for the conditions that
  /// it requires.
  ///
  /// - Parameter landing: The destination.
  /// - Returns: The first result.
  @discardableResult
  public func apply(_ landing: Landing<Spec>) -> LinkOutcome { perform { $0.apply(landing) } }

  /// Cancels the app's work on a link. The state stays.
  public func cancelResolving() { perform { $0.cancelResolving() } }

  /// Discards the pending link, for example when the user cancels sign-in.
  public func discardPendingLink() { perform { $0.discardPendingLink() } }
}
