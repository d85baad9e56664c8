/// A link that has arrived but isn't opened yet.
///
/// The link waits for a view or for its conditions, or the app is resolving the link.
public struct PendingLink<Spec: NavigationSpec>: Hashable, Sendable {
  /// The target of a link: a URL, a ``Landing``, or a link that the app resolves.
  indirect enum Target: Hashable, Sendable {
    /// A URL that the link table hasn't matched yet.
    case url(String)
    /// A destination from the link table or from the app.
    case landing(Landing<Spec>)
    /// A link that the spec declares in `resolvedLinks` and that the app resolves.
    case app(Spec.Link, AppLinkContext<Spec>)
  }

  /// The URL of the link before any redirect, or `nil` if the app passed a ``Landing`` instead of a URL.
  public let url: String?
  /// The conditions that must hold before the link is opened.
  ///
  /// If a redirect or the app changes the destination of the link, the navigator adds the conditions of the new
  /// destination. Conditions can change while the app resolves the link, so the navigator checks all conditions again
  /// after the app answers.
  public private(set) var requires: [Spec.Condition] = []
  /// The current target of the link.
  private(set) var target: Target
  /// The sequence number of the link. A newer link has a larger number.
  package let number: Int
  /// The number of redirects that the link has followed.
  var redirects = 0

  init(url: String, number: Int) {
    self.url = url
    self.number = number
    target = .url(url)
  }

  init(_ landing: Landing<Spec>, number: Int) {
    url = nil
    requires = landing.requirements
    target = .landing(landing)
    self.number = number
  }

  /// Returns a copy of the link with a new target. The copy requires the conditions of the link and the conditions of
  /// the new target.
  func leading(to target: Target) -> PendingLink {
    var link = self
    link.target = target
    let requires: [Spec.Condition] =
      switch target {
      case .url: []
      case .landing(let landing): landing.requirements
      case .app(_, let context): context.requires
      }
    link.requires = link.requires.union(requires)
    return link
  }

  /// The link that the app resolves, or `nil` if the app doesn't resolve this link.
  package var appLink: Spec.Link? {
    if case .app(let link, _) = target { link } else { nil }
  }

  /// A message that names the replacement for a deprecated link, or `nil` if the link isn't deprecated.
  var deprecation: String? {
    switch target {
    case .url: nil
    case .landing(let landing): landing.deprecation
    case .app(_, let context): context.deprecation
    }
  }
}
