/// An event that a navigator reports about a link.
public enum LinkEvent<Spec: NavigationSpec>: Hashable, Sendable {
  /// The link is redirected to another URL.
  case redirected(to: String)
  /// The link is deprecated. The associated text names the replacement.
  case deprecated(String)
  /// The link waits for the first view.
  case pendingViews
  /// The link waits for the associated conditions.
  case pending(for: [Spec.Condition])
  /// A newer link replaced this link. This link was pending, or the app was resolving this link.
  case replaced(by: String?)
  /// The link was dropped, because the app was resolving another link and the spec has `resolving: drop`.
  case dropped
  /// The app is asked for the destination of the link.
  case resolving(Spec.Link)
  /// The app has handled the link, which has no destination.
  case done
  /// The app found no destination for the link because of the associated reason, or threw an error.
  case nowhere(String)
  /// The pending link was discarded, or the app stopped resolving the link.
  case cancelled
  /// The associated landing of the link was applied.
  case opened(Landing<Spec>)
  /// The spec doesn't allow the landing of the link because of the associated error.
  case rejected(NavigationError<Spec>)
  /// No link of the spec matches the URL.
  case unmatched
  /// The URL is malformed because of the associated error.
  case rejectedURL(LinkURLError)
  /// The link was redirected more often than the limit allows.
  case redirectedTooOften
}

extension LinkEvent: CustomStringConvertible {
  /// The text of the event for a log. The text follows the URL of the link in the log line.
  public var description: String {
    switch self {
    case .redirected(let url): "redirects to \(url)"
    case .deprecated(let advice): "is deprecated: \(advice)"
    case .pendingViews: "waits for views"
    case .pending(let conditions): "waits for " + conditions.map(\.rawValue).joined(separator: ", ")
    case .replaced(let url): "is replaced by " + (url ?? "a landing")
    case .dropped: "is dropped: the app is resolving another link"
    case .resolving(let link): "is \(Spec.Link.text(of: link._parts)), which the app resolves"
    case .done: "was handled by the app"
    case .nowhere(let reason): "leads nowhere: \(reason)"
    case .cancelled: "was cancelled"
    case .opened(let landing): "leads to \(landing)"
    case .rejected(let error): "is rejected: \(error)"
    case .unmatched: "matches no link of the app"
    case .rejectedURL(let error): "is rejected: \(error.explanation)"
    case .redirectedTooOften: "is redirected too often"
    }
  }
}
