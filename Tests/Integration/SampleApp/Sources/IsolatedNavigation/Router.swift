import WaymarkNavigation

/// A router that is on the main actor, because the target has default MainActor isolation.
final class Router {
  private(set) var landing: Landing<IsolatedNavigation>?

  /// Computes the landing of a URL off the main actor and stores the landing on the main actor.
  func open(_ url: String) async {
    landing = await Self.landing(of: url)
  }

  // This function compiles only if the generated types and their conformances are nonisolated.
  @concurrent
  private static func landing(of url: String) async -> Landing<IsolatedNavigation>? {
    guard case .landed(let landing) = IsolatedNavigation.resolve(url) else { return nil }
    let identifiers = IsolatedNavigation.Tab.allCases.map(\.accessibilityID)
    precondition(identifiers == [AccessibilityID.TabBar.home])
    return landing
  }
}
