import Foundation

/// An app's answer to the question where a link of `resolvedLinks` leads.
public enum LinkAnswer<Spec: NavigationSpec>: Hashable, Sendable {
  /// The link leads to a landing. If the landing names no tab, it is in the link's.
  case landing(Landing<Spec>)
  /// The link leads to the destination of this URL.
  case url(URL)
  /// The link leads nowhere, as the app did everything that there was to do.
  case done
  /// The link leads nowhere, for this reason. The state stays, or shows the root of the link's tab. Throwing an error does the same.
  case nowhere(String)
}

/// An app's way of finding the destinations of its `resolvedLinks`: one `switch` over the link. It is cancelled if its answer is no
/// longer needed.
///
/// It returns the destination rather than going there: a URL that it opened itself would replace the link that it is for.
public typealias LinkResolver<Spec: NavigationSpec> =
  @MainActor (Spec.Link, AppLinkContext<Spec>) async throws -> LinkAnswer<Spec>
