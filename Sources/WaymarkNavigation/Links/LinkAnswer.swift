import Foundation

/// The app's answer for a link of `resolvedLinks`.
public enum LinkAnswer<Spec: NavigationSpec>: Hashable, Sendable {
  /// The link leads to the associated landing. If the landing has no tab, the landing is applied in the tab of the
  /// link.
  case landing(Landing<Spec>)
  /// The link leads to the destination of the associated URL.
  case url(URL)
  /// The app has handled the link, which has no destination.
  case done
  /// The app found no destination for the link because of the associated reason.
  ///
  /// If the link has a tab, the root of the tab stays visible. Otherwise, the state doesn't change. If the app throws
  /// an error instead, the effect is the same.
  case nowhere(String)
}

/// A function of the app that returns the destination of a link of `resolvedLinks`, usually with a `switch`.
///
/// The function must not open a URL itself. The URL would replace the link that the function is resolving.
///
/// The task of the function is canceled if the answer is no longer needed.
public typealias LinkResolver<Spec: NavigationSpec> =
  @MainActor (Spec.Link, AppLinkContext<Spec>) async throws -> LinkAnswer<Spec>
