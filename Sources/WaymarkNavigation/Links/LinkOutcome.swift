/// The first result of opening a link. The events of the navigator have the details and everything that follows.
public enum LinkOutcome: Hashable, Sendable {
  /// The state shows the destination of the link.
  case opened
  /// The link waits for views or conditions.
  case pending
  /// The app finds the destination: the link is one of `resolvedLinks`.
  case handledByApp
  /// No link of the spec matches the URL. It may be another app's.
  case unmatched
  /// The URL is malformed, the spec doesn't allow its destination, or it came while the app resolves another link.
  case rejected
}
