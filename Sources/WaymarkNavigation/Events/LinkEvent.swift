/// An event in the progress of a link that a navigator opens.
public enum LinkEvent<Spec: NavigationSpec>: Hashable, Sendable {
  /// The link is redirected to another URL.
  case redirected(to: String)
  /// The link is deprecated. The associated text is the advice on what to use instead.
  case deprecated(String)
  /// The link waits for views.
  case pendingViews
  /// The link waits for the associated conditions.
  case pending(for: [Spec.Condition])
  /// A newer link replaced the link while the link was pending or the app was resolving the link.
  case replaced(by: String?)
  /// The link was dropped, because the app was resolving another link and the spec has `resolving: drop`.
  case dropped
  /// The app is asked for the destination of the link.
  case resolving(Spec.Link)
  /// The app has handled the link, which has no destination.
  case done
  /// The app found no destination for the link, or threw an error. The associated text is the reason.
  case nowhere(String)
  /// The pending link was discarded, or the app's work on the link was canceled.
  case cancelled
  /// The link was opened at the associated landing.
  case opened(Landing<Spec>)
  /// The spec doesn't allow the landing of the link. The associated error is the reason.
  case rejected(NavigationError<Spec>)
  /// No link of the spec matches the URL.
  case unmatched
  /// The URL is malformed. The associated error is the reason.
  case rejectedURL(LinkURLError)
  /// The link was redirected more often than the limit allows.
  case redirectedTooOften
}

extension LinkEvent: CustomStringConvertible {
  /// The progress of the link, for a log line that starts with the URL.
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
