/// The immediate result of opening a link.
///
/// The events of the navigator report details and later progress.
public enum LinkOutcome: Hashable, Sendable {
  /// The state shows the destination of the link.
  case opened
  /// The link is waiting for the first view or for its conditions.
  case pending
  /// The app is resolving the link, which is one of `resolvedLinks`.
  case handledByApp
  /// No link of the spec matches the URL. The URL may belong to another app.
  case unmatched
  /// The link was rejected.
  ///
  /// The URL is malformed or redirects too often, or the spec doesn't allow the destination. With `resolving: drop` in
  /// the spec, a link is also rejected while the app is resolving another link.
  case rejected
}
