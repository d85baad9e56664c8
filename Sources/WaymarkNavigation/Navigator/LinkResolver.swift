/// A function of the app that returns the destination of a link. The function usually has a `switch` over the links in
/// `resolvedLinks`.
///
/// The function must not open a URL itself. If the function opens a URL, this URL replaces the link that the function
/// is resolving.
///
/// The task that runs the function is canceled if the answer is no longer needed.
public typealias LinkResolver<Spec: NavigationSpec> =
  @MainActor (Spec.Link, AppLinkContext<Spec>) async throws -> LinkAnswer<Spec>
