import Foundation

/// What an app answers when it is asked where a link of `resolvedLinks` leads.
public enum LinkAnswer<Spec: NavigationSpec>: Hashable, Sendable {
  /// There. Where the landing names no tab, it is the link's.
  case landing(Landing<Spec>)
  /// Wherever this URL leads.
  case url(URL)
  /// Nowhere: the app has done what there was to do.
  case done
  /// Nowhere, and why; what was there stays, or the root of the link's tab. An error that is thrown says the same.
  case failed(String)
}

/// An app's way of finding out where its `resolvedLinks` lead: one `switch` over the link. It is cancelled where the answer is of
/// no use any more.
///
/// It returns where to go rather than going there: a URL that it opened itself would take the place of the link that it is for.
public typealias LinkResolver<Spec: NavigationSpec> =
  @MainActor (Spec.Link, AppLinkContext<Spec>) async throws -> LinkAnswer<Spec>
