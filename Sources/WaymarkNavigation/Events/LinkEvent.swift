/// What becomes of a link that a navigator was told to open.
public enum LinkEvent<Spec: NavigationSpec>: Hashable, Sendable {
  /// Another URL stands in for it.
  case redirected(to: String)
  /// It is deprecated; the text says what to use instead.
  case deprecated(String)
  /// The link waits for views.
  case pendingViews
  /// The link waits for these conditions.
  case pending(for: [Spec.Condition])
  /// A newer link took its place while it waited or while the app was at work on it.
  case replaced(by: String?)
  /// It came while the app was at work on another, and the spec says `resolving: drop`.
  case dropped
  /// The app is asked where it leads.
  case resolving(Spec.Link)
  /// The app has done what there was to do.
  case done
  /// The app found no destination, or threw an error, for this reason.
  case nowhere(String)
  /// The app was told to stop looking for where it leads, or the navigator was reset.
  case cancelled
  /// It was followed, to there.
  case opened(Landing<Spec>)
  /// The app's landing is one that the spec does not allow.
  case rejected(NavigationError<Spec>)
  /// No link of the spec matches.
  case unmatched
  /// The URL is malformed.
  case rejectedURL(LinkURLError)
  /// One URL after the other stood in for it, without an end.
  case redirectedTooOften
}

extension LinkEvent: CustomStringConvertible {
  /// What a log says behind the URL.
  public var description: String {
    switch self {
    case .redirected(let url): "redirects to \(url)"
    case .deprecated(let advice): "is deprecated: \(advice)"
    case .pendingViews: "waits for views"
    case .pending(let conditions): "waits for " + conditions.map(\.rawValue).joined(separator: ", ")
    case .replaced(let url): "makes way for " + (url ?? "a landing")
    case .dropped: "is dropped, as the app is at work on another"
    case .resolving(let link): "is \(Spec.Link.text(of: link._parts)), for the app to resolve"
    case .done: "was dealt with by the app"
    case .nowhere(let reason): "leads nowhere: \(reason)"
    case .cancelled: "was cancelled"
    case .opened(let landing): "leads to \(landing)"
    case .rejected(let refusal): "leads where the spec does not allow it: \(refusal)"
    case .unmatched: "is no link of the app"
    case .rejectedURL(let refusal): "is refused: \(refusal.explanation)"
    case .redirectedTooOften: "is redirected without an end"
    }
  }
}
