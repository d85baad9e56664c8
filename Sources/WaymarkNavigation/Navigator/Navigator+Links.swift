import Foundation

extension Navigator {
  /// Opens a URL: one with a custom scheme, or a universal link.
  ///
  /// The link waits for views, and for the conditions that it requires. One link waits at a time; a newer one replaces it.
  ///
  /// - Returns: What has become of it so far. Where that is ``LinkEvent/unmatched`` or ``LinkEvent/refused(_:)``, no link of the
  ///   app has the URL.
  @discardableResult
  public func open(_ url: URL) -> LinkEvent<Spec> {
    let url = url.absoluteString
    return perform { $0.open(url) }
  }

  /// Goes to a landing, in one assignment: see ``NavigationState/landed(_:visible:)``.
  ///
  /// Unlike a link it doesn't wait for views, and doesn't interrupt the app's work on a link. It does wait for the conditions that
  /// it requires.
  ///
  /// - Returns: What has become of it so far.
  @discardableResult
  public func apply(_ landing: Landing<Spec>) -> LinkEvent<Spec> { perform { $0.apply(landing) } }

  /// Cancels the app's work on a link. The state stays.
  public func cancelResolving() { perform { $0.cancelResolving() } }

  /// Discards the link that waits, for example when the user cancels sign-in.
  public func cancelHeldLink() { perform { $0.discardPendingLink() } }
}
