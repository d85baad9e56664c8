/// A link between its arrival and its landing.
///
/// The link waits for views or conditions, or the app is resolving the link.
public struct PendingLink<Spec: NavigationSpec>: Hashable, Sendable {
  /// The destination of a link, as far as the destination is known.
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
  /// The conditions include those of every redirect and answer that led to the destination. A condition may stop
  /// holding while the app resolves the link, and is therefore checked again after the app has answered.
  public private(set) var requires: [Spec.Condition] = []
  /// The current destination of the link.
  private(set) var target: Target
  /// The sequence number of the link. A newer link has a larger number.
  let number: Int
  /// The number of redirects so far.
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

  /// Returns the link with another destination, whose conditions are added to the conditions of the link.
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

  /// The link that the app resolves, or `nil` if the link has another destination.
  var appLink: Spec.Link? {
    if case .app(let link, _) = target { link } else { nil }
  }

  /// The advice on what to use instead of a deprecated link, or `nil` if the link isn't deprecated.
  var deprecation: String? {
    switch target {
    case .url: nil
    case .landing(let landing): landing.deprecation
    case .app(_, let context): context.deprecation
    }
  }
}
