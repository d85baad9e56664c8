import UIKit
import WaymarkNavigation
import WaymarkUI

/// Owns the navigator, a coordinator for each tab, and the tab bar controller that asks them for screens.
///
/// Each `switch` is the whole of it: a tab, screen or cover that the spec gains does not build until a coordinator makes it.
@MainActor
final class AppCoordinator {
  let navigator: PetSpotNavigator
  let tabBarController: NavigatorTabBarController<PetSpotNavigation>

  private let home: HomeCoordinator
  private let lostPet: LostPetCoordinator
  private let foundPet = PlaceholderCoordinator(title: String(PetSpotNavigation.Tab.foundPet.title))
  private let contactUs = PlaceholderCoordinator(title: String(PetSpotNavigation.Tab.contactUs.title))
  private let account = PlaceholderCoordinator(title: String(PetSpotNavigation.Tab.account.title))

  /// The tab bar is complete when this returns; coordinators start when it is seen.
  init(services: ServiceContainer) {
    let resolver = ReportLinkResolver(repository: services.announcements)
    navigator = PetSpotNavigator { link, _ in await resolver.resolve(link) }
    home = HomeCoordinator(navigator: navigator, services: services)
    lostPet = LostPetCoordinator(navigator: navigator, services: services)

    // Captured one by one, as the controller is this object's own.
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
