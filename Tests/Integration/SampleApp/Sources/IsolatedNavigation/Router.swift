import WaymarkNavigation

/// On the main actor, as this target says of everything.
final class Router {
  private(set) var landing: Landing<IsolatedNavigation>?

  /// Finds the landing off the main actor and keeps it on it.
  func open(_ url: String) async {
    landing = await Self.landing(of: url)
  }

  // Compiles only where the generated types and their conformances are on no actor.
  @concurrent
  private static func landing(of url: String) async -> Landing<IsolatedNavigation>? {
    guard case .landed(let landing) = IsolatedNavigation.resolve(url) else { return nil }
    let identifiers = IsolatedNavigation.Tab.allCases.map(\.accessibilityID)
    precondition(identifiers == [AccessibilityID.TabBar.home])
    return landing
  }
}
