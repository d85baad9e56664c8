import Foundation

/// The app's answer for a link of `resolvedLinks`.
public enum LinkAnswer<Spec: NavigationSpec>: Hashable, Sendable {
  /// The link leads to the associated landing. A landing without a tab is applied in the tab of the link.
  case landing(Landing<Spec>)
  /// The link leads to the destination of the associated URL.
  case url(URL)
  /// The app has handled the link, which has no destination.
  case done
  /// The app found no destination for the link. The associated text is the reason.
  ///
  /// The state stays unchanged, or keeps showing the root of the link's tab. An error that the app throws has the same
  /// effect.
  case nowhere(String)
}

/// A function of the app that finds the destinations of links of `resolvedLinks`, usually with one `switch` over the
/// link.
///
/// The function returns the destination and doesn't open the destination itself. A URL that the function opens would
/// replace the link that the function is resolving.
///
/// The task of the function is canceled if the answer is no longer needed.
public typealias LinkResolver<Spec: NavigationSpec> =
  @MainActor (Spec.Link, AppLinkContext<Spec>) async throws -> LinkAnswer<Spec>
