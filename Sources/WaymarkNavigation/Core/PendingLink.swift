/// A link that has arrived but isn't opened yet.
///
/// The link waits for the first view or for its conditions, or the app is resolving the link.
public struct PendingLink<Spec: NavigationSpec>: Hashable, Sendable {
  /// The next destination of a link: a URL, a landing, or a link that the app resolves.
  enum Target: Hashable, Sendable {
    /// A URL that the link table hasn't matched yet.
    case url(String)
    /// A landing from the link table or from the app.
    case landing(Landing<Spec>)
    /// A link of `resolvedLinks`, which the app resolves.
    case app(Spec.Link, AppLinkContext<Spec>)
  }

  /// The URL of the link before any redirect, or `nil` for a landing that the app applied.
  public let url: String?
  /// The conditions that must hold before the link is opened.
  ///
  /// If the link is redirected or the app answers with a landing, the conditions of the new destination are added.
  /// Because conditions can change while the app resolves the link, the conditions are checked again after the answer.
  public private(set) var requires: [Spec.Condition] = []
  /// The current destination of the link.
  private(set) var target: Target
  /// The sequence number of the link. A newer link has a larger number.
  let number: Int
  /// The number of redirects that the link has followed.
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

  /// Returns the link with a new destination. The conditions of the destination are added to the link's conditions.
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

  /// The link of `resolvedLinks`, or `nil` if the app doesn't resolve the link.
  var appLink: Spec.Link? {
    if case .app(let link, _) = target { link } else { nil }
  }

  /// A text that names the replacement for a deprecated link, or `nil` if the link isn't deprecated.
  var deprecation: String? {
    switch target {
    case .url: nil
    case .landing(let landing): landing.deprecation
    case .app(_, let context): context.deprecation
    }
  }
}
