import SwiftUI
import UIKit
import WaymarkNavigation
import WaymarkUI

/// The coordinator of the Home tab, which leads to other tabs and to a map.
@MainActor
final class HomeCoordinator {
  private let viewModel: HomeViewModel

  init(navigator: PetSpotNavigator, services: ServiceContainer) {
    viewModel = HomeViewModel(
      repository: services.announcements,
      onAnnouncement: { navigator.open(.lostPetTab(announcementId: $0)) },
      onFoundPets: { navigator.open(.foundPetTab) },
      onMap: { navigator.push(.fullscreenMap(userLocation: $0)) })
  }

  /// Loads the content of the tab, and returns its controller. The tab is empty until this method returns.
  func start() async -> UIViewController {
    await viewModel.load()
    return UIHostingController(
      rootView: HomeView(viewModel: viewModel), title: String(PetSpotNavigation.Tab.home.title))
  }

  func fullscreenMap(userLocation: Coordinate) -> UIViewController {
    UIHostingController(rootView: FullscreenMapView(location: userLocation), title: String(screens: "map.title"))
  }
}
