/// The system feature or the app that passed a link to the app.
public enum LinkSource: String, Hashable, Sendable, CaseIterable {
  /// A universal link, such as a link in Mail or Safari.
  case universalLink
  /// A URL with a custom scheme. The system also delivers the URLs of widgets in this way.
  case scheme
  /// A notification that the user tapped.
  case notification
  /// A quick action on the Home Screen.
  case shortcut
  /// A result of a Spotlight search.
  case spotlight
  /// An activity from another device of the user.
  case handoff
  /// A widget.
  case widget
  /// An app intent.
  case intent
  /// The app itself, such as a link in a text.
  case app
  /// A tool of the developer.
  case debug
}

/// An event that a navigator reports about a link.
public struct LinkEvent<Spec: NavigationSpec>: Hashable, Sendable {
  /// An item in the query of a URL.
  public struct QueryItem: Hashable, Sendable {
    /// The key, without percent escapes.
    public let key: String
    /// The value, without percent escapes. The value is empty if the item has none.
    public let value: String

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - key: The key, without percent escapes.
    ///   - value: The value, without percent escapes.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The new status of the link.
  public var status: LinkStatus<Spec>
  /// The URL before any redirect, or `nil` if the app passed a ``Landing`` instead of a URL.
  public var url: String?
  /// The ID of the link in the spec, or `nil` if no link has matched the URL yet.
  ///
  /// In the spec, the key `id` of the link contains the ID. By default, the ID is the name of the screen, followed by a
  /// colon and the pattern if the screen has several links.
  public var id: String?
  /// The pattern of the link in the spec, or `nil` if no link has matched the URL yet.
  public var pattern: String?
  /// The system feature or the app that passed the link.
  public var source: LinkSource
  /// The bundle identifier of the app that opened the URL, if the system reports the app.
  public var sendingApp: String?
  /// The items in the query of the URL that the matching link doesn't declare, such as those of a campaign.
  public var otherItems: [QueryItem]
  /// The time since the link arrived, such as the time until the user signed in.
  public var waited: Duration

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - status: The new status of the link.
  ///   - url: The URL before any redirect, or `nil` for a ``Landing``.
  ///   - id: The ID of the link in the spec.
  ///   - pattern: The pattern of the link in the spec.
  ///   - source: The system feature or the app that passed the link.
  ///   - sendingApp: The bundle identifier of the app that opened the URL.
  ///   - otherItems: The items in the query that the link doesn't declare.
  ///   - waited: The time since the link arrived.
  public init(
    _ status: LinkStatus<Spec>, url: String?, id: String? = nil, pattern: String? = nil, source: LinkSource = .app,
    sendingApp: String? = nil, otherItems: [QueryItem] = [], waited: Duration = .zero
  ) {
    self.status = status
    self.url = url
    self.id = id
    self.pattern = pattern
    self.source = source
    self.sendingApp = sendingApp
    self.otherItems = otherItems
    self.waited = waited
  }
}

extension LinkEvent: CustomStringConvertible {
  /// A phrase for a log, with the URL and the status of the link.
  public var description: String { (url.map { "link \($0) " } ?? "landing ") + "\(status)" }
}

/// The status of a link that a navigator opens.
public indirect enum LinkStatus<Spec: NavigationSpec>: Hashable, Sendable {
  /// The link is redirected to another URL.
  case redirected(to: String)
  /// The link is deprecated. The associated string names the replacement.
  case deprecated(String)
  /// The link is pending until a view is on the screen.
  case pendingViews
  /// The link is pending until the app has dismissed its own presentations, such as a picker.
  case pendingDismissal
  /// The link is pending until the user decides whether to leave a screen with unsaved changes.
  case pendingDecision
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
  /// The associated conditions don't hold, and the link has `otherwise: web`, so the URL counts as unmatched.
  case leftToWeb(missing: [Spec.Condition])
  /// The URL is malformed. The associated error describes the problem.
  case rejectedURL(LinkURLError)
  /// The link exceeded the maximum number of redirects.
  case redirectedTooOften
}

extension LinkStatus: CustomStringConvertible {
  /// A phrase that describes the status in a log. In a log line, the phrase follows the URL of the link.
  public var description: String {
    switch self {
    case .redirected(let url): "redirects to \(url)"
    case .deprecated(let advice): "is deprecated: \(advice)"
    case .pendingViews: "waits for views"
    case .pendingDismissal: "waits for the app to dismiss what it presents"
    case .pendingDecision: "waits until the user decides whether to leave a screen"
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
    case .leftToWeb(let conditions):
      "is left to the web without " + conditions.map { $0.rawValue }.joined(separator: ", ")
    case .rejectedURL(let error): "is rejected: \(error.explanation)"
    case .redirectedTooOften: "is redirected too often"
    }
  }
}
