import Foundation

/// The answer that the app returns after it has resolved a link.
public indirect enum LinkAnswer<Spec: NavigationSpec>: Hashable, Sendable {
  /// The link opens the destination that the associated ``Landing`` describes. If the landing has no tab, the
  /// destination is opened in the tab that the spec declares for the link.
  case landing(Landing<Spec>)
  /// The link opens the destination of the associated URL.
  case url(URL)
  /// The app has handled the link itself, and the navigator opens no destination.
  case done
  /// The app found no destination for the link. The associated string is the reason.
  ///
  /// If the spec declares a tab for the link, the root screen of the tab stays visible. Otherwise, the state doesn't
  /// change. An error that the app throws has the same effect as this answer.
  case nowhere(String)
}

/// The context of a link that the app resolves at run time.
///
/// The case `app` of a ``LinkResolution`` contains the link and this context as two values. If the spec has no
/// `resolvedLinks`, the type `Link` is `Never`. A `switch` over a ``LinkResolution`` doesn't need the case `app` if
/// `Link` is `Never`.
public struct AppLinkContext<Spec: NavigationSpec>: Hashable, Sendable {
  /// The URL that matched the link, after any redirects.
  public let url: String
  /// The tab whose root screen the navigator shows while the app resolves the link, or `nil` to keep the current
  /// screen.
  public let tab: Spec.Tab?
  /// The conditions that must hold before the app resolves the link. The link is pending until the conditions hold.
  public let requires: [Spec.Condition]
  /// A message that names the replacement for a deprecated link, or `nil` if the link isn't deprecated.
  public let deprecation: String?

  /// Creates a context for a link.
  ///
  /// - Parameters:
  ///   - url: The URL of the link.
  ///   - tab: The tab whose root screen the navigator shows while the app resolves the link.
  ///   - requires: The conditions that must hold before the app resolves the link.
  ///   - deprecation: A message that names the replacement for a deprecated link.
  public init(url: String, tab: Spec.Tab? = nil, requires: [Spec.Condition] = [], deprecation: String? = nil) {
    self.url = url
    self.tab = tab
    self.requires = requires
    self.deprecation = deprecation
  }
}

extension AppLinkContext {
  /// `nil` if the link table is from another spec.
  init?(_ plan: LandingPlan, url: String) {
    guard let tab = Spec.tab(of: plan), let requires = Spec.conditions(of: plan) else { return nil }
    self.init(url: url, tab: tab.tab, requires: requires, deprecation: plan.deprecation)
  }
}
