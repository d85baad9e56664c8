import Foundation
import WaymarkNavigation

/// Finds the targets of the links in newsletters.
struct ClickLinks: Sendable {
  /// Asks the click domain for the target of a link.
  var target: @Sendable (URL) async throws -> URL? = ClickServer.target
  /// Opens a page of the shop in the browser of the app.
  var openPage: @MainActor (URL) -> Void = { _ in }

  /// Returns the answer for a link of the navigator.
  @MainActor
  func answer(
    _ link: FruitsNavigation.Link, _ context: AppLinkContext<FruitsNavigation>
  ) async throws -> LinkAnswer<FruitsNavigation> {
    switch link {
    case .click:
      guard let url = URL(string: context.url), let target = try await target(url) else {
        return .nowhere("the click domain names no target")
      }
      switch FruitsNavigation.resolve(target) {
      case .landed, .app, .redirected: return .url(target)
      case .unmatched where isPage(target):
        openPage(target)
        return .done
      case .unmatched, .rejected: return .nowhere("the target is on another site")
      }
    }
  }

  /// The shop's own pages that have no screen. Everyone can send a link to the click domain, so no other site counts.
  private func isPage(_ url: URL) -> Bool {
    url.scheme == "https" && url.user == nil && url.port == nil
      && ["fruits.example", "www.fruits.example"].contains(url.host()?.lowercased())
  }
}
