import UIKit
import WaymarkNavigation
import WaymarkUI

/// The coordinator of the app, which owns the navigator, the tab bar controller, and one coordinator for each tab.
///
/// The tab bar controller asks the coordinator for screens. Each `switch` is exhaustive. A new tab, screen, or cover in
/// the spec therefore doesn't compile until a coordinator creates its controller.
@MainActor
final class AppCoordinator {
  let navigator: PetSpotNavigator
  let tabBarController: NavigatorTabBarController<PetSpotNavigation>

  private let home: HomeCoordinator
  private let lostPet: LostPetCoordinator
  private let foundPet = PlaceholderCoordinator(title: String(PetSpotNavigation.Tab.foundPet.title))
  private let contactUs = PlaceholderCoordinator(title: String(PetSpotNavigation.Tab.contactUs.title))
  private let account = PlaceholderCoordinator(title: String(PetSpotNavigation.Tab.account.title))

  /// Creates the coordinator with a complete tab bar. The coordinators of tabs start when the tab bar appears.
  init(services: ServiceContainer) {
    let resolver = ReportLinkResolver(repository: services.announcements)
    navigator = PetSpotNavigator { link, _ in await resolver.resolve(link) }
    home = HomeCoordinator(navigator: navigator, services: services)
    lostPet = LostPetCoordinator(navigator: navigator, services: services)

    // The closure captures the coordinators instead of `self` to avoid a retain cycle with the controller.
    tabBarController = NavigatorTabBarController(navigator) { [home, lostPet, foundPet, contactUs, account] tab in
      switch tab {
      case .home: await home.start()
      case .lostPet: await lostPet.start()
      case .foundPet: foundPet.start()
      case .contactUs: contactUs.start()
      case .account: account.start()
      }
    } route: { [home, lostPet] route in
      switch route {
      case .petDetails(let announcementId): lostPet.petDetails(announcementId: announcementId)
      case .fullscreenMap(let userLocation): home.fullscreenMap(userLocation: userLocation)
      case .placeholder(let title): PlaceholderCoordinator(title: title).start()
      case .missingPetReport(let step): lostPet.missingPetReport.screen(step)
      case .foundPetReport(let step): lostPet.foundPetReport.screen(step)
      }
    } cover: { [lostPet] cover in
      switch cover {
      case .reportMissingPet: lostPet.missingPetReport.start()
      case .reportFoundPet: lostPet.foundPetReport.start()
      }
    }
  }
}
