import Foundation
import WaymarkLinks

/// The result of resolving a URL.
public enum LinkResolution<Spec: NavigationSpec>: Hashable, Sendable {
  /// A destination that the spec declares.
  case landed(Landing<Spec>)
  /// A link that the app resolves.
  case app(Spec.Link, AppLinkContext<Spec>)
  /// A redirect to another URL. The caller must resolve the associated URL next.
  case redirected(to: String)
  /// No link of the spec matches the URL.
  case unmatched
  /// The URL is malformed. The associated error describes the problem.
  case rejected(LinkURLError)
}

extension NavigationSpec {
  /// Resolves a URL to a destination, a redirect, or a link that the app resolves.
  ///
  /// - Parameter url: A URL with a custom scheme, or the URL of a web page.
  /// - Returns: The result, with typed arguments. The method doesn't follow redirects.
  /// - Complexity: O(*n*), where *n* is the length of the URL. The time doesn't depend on the number of links.
  public static func resolve(_ url: String) -> LinkResolution<Self> {
    resolution(LinkTable(_linkTable).resolve(url), of: url)
  }

  static func resolution(_ resolution: LinkTable.Resolution, of url: String) -> LinkResolution<Self> {
    switch resolution {
    case .landed(let plan):
      guard let resolution = LinkResolution<Self>(plan, url: url) else {
        assertionFailure("the link table and the enums are not from the same spec")
        return .unmatched
      }
      return resolution
    case .redirected(_, let url): return .redirected(to: url)
    case .unmatched: return .unmatched
    case .rejected(let error): return .rejected(error)
    }
  }

  /// Resolves a URL to a destination, a redirect, or a link that the app resolves.
  ///
  /// - Parameter url: A URL with a custom scheme, or the URL of a web page.
  /// - Returns: The result, with typed arguments. The method doesn't follow redirects.
  /// - Complexity: O(*n*), where *n* is the length of the URL. The time doesn't depend on the number of links.
  public static func resolve(_ url: URL) -> LinkResolution<Self> { resolve(url.absoluteString) }
}

extension LinkResolution {
  /// `nil` if the link table is from another spec.
  init?(_ plan: LandingPlan, url: String) {
    if let parts = plan.app {
      guard let link = Spec.Link(parts: parts), let context = AppLinkContext<Spec>(plan, url: url) else { return nil }
      self = .app(link, context)
    } else {
      guard let landing = Landing<Spec>(plan) else { return nil }
      self = .landed(landing)
    }
  }
}

let mostRedirects = 16

extension NavigationSpec {
  /// Returns the destination of a URL after all redirects.
  ///
  /// A navigator opens the same destination for this URL, but may first wait for views and conditions.
  ///
  /// - Parameter url: A URL with a custom scheme, or the URL of a web page.
  /// - Returns: The destination, or `nil` if the app must resolve the link. The result is also `nil` if no link matches
  ///   the URL, if the URL is malformed, or if the link is redirected too often.
  /// - Complexity: O(*n*), where *n* is the length of the URL. The time doesn't depend on the number of links.
  public static func landing(of url: URL) -> Landing<Self>? {
    var url = url.absoluteString
    for _ in 0...mostRedirects {
      switch resolve(url) {
      case .landed(let landing): return landing
      case .redirected(let target): url = target
      case .app, .unmatched, .rejected: return nil
      }
    }
    return nil
  }
}

/// The immediate result of opening a link.
///
/// For details and the later progress of the link, listen to ``Navigator/events``.
public enum LinkOutcome: Hashable, Sendable {
  /// The navigation state contains the destination of the link.
  case opened
  /// The link is pending until a view is on the screen and all conditions of the link are met.
  case pending
  /// The app is resolving the link at run time.
  case handledByApp
  /// No link of the spec matches the URL. The URL may belong to another app.
  case unmatched
  /// The link was rejected.
  ///
  /// A link is rejected if its URL is malformed, if the link is redirected too often, or if the spec doesn't allow the
  /// destination. With `resolving: drop` in the spec, a link is also rejected while the app is resolving another link.
  case rejected
}

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
