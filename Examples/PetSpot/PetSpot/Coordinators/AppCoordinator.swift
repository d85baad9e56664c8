import UIKit
import WaymarkNavigation
import WaymarkUI

/// The coordinator of the app, which owns the navigator and the tab bar controller.
@MainActor
final class AppCoordinator {
  let navigator: PetSpotNavigator
  let tabBarController: NavigatorTabBarController<PetSpotNavigation>

  /// Creates the coordinator with a complete tab bar. The coordinators of tabs start when the tab bar appears.
  init(services: ServiceContainer) {
    let resolver = ReportLinkResolver(repository: services.announcements)
    navigator = PetSpotNavigator { link, _ in await resolver.resolve(link) }
    // The lists of all tabs are loaded at once, so that the user doesn't wait after selecting a tab.
    tabBarController = NavigatorTabBarController(
      navigator, AppControllers(navigator: navigator, services: services), loadsAllTabs: true)
  }
}
