import SwiftUI
import UIKit
import WaymarkNavigation
import WaymarkUI

/// The coordinator of the Lost Pet tab: the list of announcements, their details, and the reports that cover the list.
@MainActor
final class LostPetCoordinator {
  let missingPetReport: MissingPetReportCoordinator
  let foundPetReport: FoundPetReportCoordinator

  private let repository: any AnnouncementRepository
  private let list: AnnouncementListViewModel

  init(navigator: PetSpotNavigator, services: ServiceContainer) {
    let list = AnnouncementListViewModel(
      repository: services.announcements,
      onAnnouncement: { navigator.push(.petDetails(announcementId: $0)) },
      onReportMissing: { navigator.present(cover: .reportMissingPet) },
      onReportFound: { navigator.present(cover: .reportFoundPet) })
    self.list = list
    repository = services.announcements
    missingPetReport = MissingPetReportCoordinator(navigator: navigator, services: services) { await list.load() }
    foundPetReport = FoundPetReportCoordinator(navigator: navigator, services: services)
  }

  /// Loads the list, and returns its controller.
  ///
  /// The tab is empty until this method returns. Meanwhile, a link may push the details of a pet.
  func start() async -> UIViewController {
    await list.load()
    return UIHostingController(
      rootView: AnnouncementListView(viewModel: list), title: String(PetSpotNavigation.Tab.lostPet.title))
  }

  func petDetails(announcementId: String) -> UIViewController {
    let viewModel = PetDetailsViewModel(announcementId: announcementId, repository: repository)
    return UIHostingController(rootView: PetDetailsView(viewModel: viewModel), title: String(screens: "details.title"))
  }
}
