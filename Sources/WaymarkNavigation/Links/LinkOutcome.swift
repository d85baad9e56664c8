/// The immediate result of opening a link.
///
/// For details and the later progress of the link, listen to ``Navigator/events``.
public enum LinkOutcome: Hashable, Sendable {
  /// The navigation state contains the destination of the link.
  case opened
  /// The link is pending until a view is on the screen and all conditions of the link are met.
  case pending
  /// The app is resolving the link at run time.
  case handledByApp
  /// No link of the spec matches the URL. The URL may belong to another app.
  case unmatched
  /// The link was rejected.
  ///
  /// A link is rejected if its URL is malformed, if the link is redirected too often, or if the spec doesn't allow the
  /// destination. With `resolving: drop` in the spec, a link is also rejected while the app is resolving another link.
  case rejected
}
