/// An event that a navigator reports about a link.
public indirect enum LinkEvent<Spec: NavigationSpec>: Hashable, Sendable {
  /// The link is redirected to another URL.
  case redirected(to: String)
  /// The link is deprecated. The associated string names the replacement.
  case deprecated(String)
  /// The link is pending until a view is on the screen.
  case pendingViews
  /// The link is pending until the app has dismissed its own presentations, such as a picker.
  case pendingDismissal
  /// The link is pending until the associated conditions hold.
  case pending(for: [Spec.Condition])
  /// A newer link replaced this link before this link was opened.
  case replaced(by: String?)
  /// The link was dropped, because the app was resolving another link and the spec has `resolving: drop`.
  case dropped
  /// The navigator asks the app for the destination of the link.
  case resolving(Spec.Link)
  /// The app has handled the link itself, and the navigator opens no destination.
  case done
  /// The app found no destination for the link, or threw an error. The associated string is the reason.
  case nowhere(String)
  /// The pending link was discarded, or the task that resolves the link was canceled.
  case cancelled
  /// The navigator opened the destination of the link. The associated ``Landing`` describes this destination.
  case opened(Landing<Spec>)
  /// The spec doesn't allow the destination of the link. The associated error is the reason.
  case rejected(NavigationError<Spec>)
  /// No link of the spec matches the URL.
  case unmatched
  /// The URL is malformed. The associated error describes the problem.
  case rejectedURL(LinkURLError)
  /// The link exceeded the maximum number of redirects.
  case redirectedTooOften
}

extension LinkEvent: CustomStringConvertible {
  /// A phrase that describes the event in a log. In a log line, the phrase follows the URL of the link.
  public var description: String {
    switch self {
    case .redirected(let url): "redirects to \(url)"
    case .deprecated(let advice): "is deprecated: \(advice)"
    case .pendingViews: "waits for views"
    case .pendingDismissal: "waits for the app to dismiss what it presents"
    case .pending(let conditions): "waits for " + conditions.map { $0.rawValue }.joined(separator: ", ")
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
