/// A link between its arrival and its landing: while it waits for views or conditions, and while the app resolves it.
public struct PendingLink<Spec: NavigationSpec>: Hashable, Sendable {
  /// The destination of a link, as far as it is known.
  enum Target: Hashable, Sendable {
    /// A URL that the link table hasn't matched yet.
    case url(String)
    /// A landing of the link table, or the app's.
    case landing(Landing<Spec>)
    /// A link of `resolvedLinks`, for the app to resolve.
    case app(Spec.Link, AppLinkContext<Spec>)
  }

  /// The URL of the link as it was received, before any redirect; nil for a landing that the app applied.
  public let url: String?
  /// The conditions that must hold before the link is opened.
  ///
  /// They are those of every step on its way, as the app may take longer to resolve a link than a condition holds.
  public private(set) var requires: [Spec.Condition] = []
  /// The destination.
  private(set) var target: Target
  /// The position of the link among all that were received: a newer link has a larger number.
  let number: Int
  /// The number of URLs that the link was redirected to.
  var redirects = 0

  init(url: String, number: Int) {
    self.url = url
    self.number = number
    target = .url(url)
  }

  init(_ landing: Landing<Spec>, number: Int) {
    url = nil
    requires = landing.requires
    target = .landing(landing)
    self.number = number
  }

  /// The link on its way to another destination, with the conditions of that added to its own.
  func leading(to target: Target) -> PendingLink {
    var link = self
    link.target = target
    let requires: [Spec.Condition] =
      switch target {
      case .url: []
      case .landing(let landing): landing.requires
      case .app(_, let context): context.requires
      }
    link.requires += requires.filter { !link.requires.contains($0) }
    return link
  }

  /// The link for the app to resolve; nil if the link leads elsewhere.
  var appLink: Spec.Link? {
    if case .app(let link, _) = target { link } else { nil }
  }

  /// The replacement for a deprecated link.
  var deprecation: String? {
    switch target {
    case .url: nil
    case .landing(let landing): landing.deprecation
    case .app(_, let context): context.deprecation
    }
  }
}
