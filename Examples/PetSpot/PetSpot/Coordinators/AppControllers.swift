import UIKit
import WaymarkNavigation
import WaymarkUI

/// The view controllers of the app, which one coordinator for each tab creates.
///
/// Each `switch` is exhaustive. A new tab, screen, or cover in the spec therefore doesn't compile until a coordinator
/// creates its controller.
@MainActor
struct AppControllers: ScreenControllers {
  typealias Spec = PetSpotNavigation

  private let home: HomeCoordinator
  private let lostPet: LostPetCoordinator
  private let foundPet = PlaceholderCoordinator(title: String(Spec.Tab.foundPet.title))
  private let contactUs = PlaceholderCoordinator(title: String(Spec.Tab.contactUs.title))
  private let account = PlaceholderCoordinator(title: String(Spec.Tab.account.title))

  init(navigator: PetSpotNavigator, services: ServiceContainer) {
    home = HomeCoordinator(navigator: navigator, services: services)
    lostPet = LostPetCoordinator(navigator: navigator, services: services)
  }

  func tab(_ tab: Spec.Tab) async -> UIViewController {
    switch tab {
    case .home: await home.start()
    case .lostPet: await lostPet.start()
    case .foundPet: foundPet.start()
    case .contactUs: contactUs.start()
    case .account: account.start()
    }
  }

  func route(_ route: Spec.Route) -> UIViewController {
    switch route {
    case .petDetails(let announcementId): lostPet.petDetails(announcementId: announcementId)
    case .fullscreenMap(let userLocation): home.fullscreenMap(userLocation: userLocation)
    case .placeholder(let title): PlaceholderCoordinator(title: title).start()
    case .missingPetReport(let step): lostPet.missingPetReport.screen(step)
    case .foundPetReport(let step): lostPet.foundPetReport.screen(step)
    }
  }

  func cover(_ cover: Spec.Cover) -> UIViewController {
    switch cover {
    case .reportMissingPet: lostPet.missingPetReport.start()
    case .reportFoundPet: lostPet.foundPetReport.start()
    }
  }
}
