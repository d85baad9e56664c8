import SwiftUI
import UIKit
import WaymarkNavigation
import WaymarkUI

/// The coordinator of the report of a found pet: three steps, and then the Found Pet tab.
@MainActor
final class FoundPetReportCoordinator {
  typealias Step = PetSpotNavigation.Route.FoundPetReport

  private let navigator: PetSpotNavigator
  private let services: ServiceContainer
  private var report = FoundPetReport()

  init(navigator: PetSpotNavigator, services: ServiceContainer) {
    self.navigator = navigator
    self.services = services
  }

  /// Starts a new report, and returns the controller of its first step, which is the root of the cover.
  func start() -> UIViewController {
    report = FoundPetReport()
    let viewModel = PhotoViewModel(photo: report.photo, library: services.photos) { [self] photo in
      report.photo = photo
      push(.foundPetDetails)
    }
    let controller = UIHostingController(
      rootView: PhotoView(viewModel: viewModel, identifiers: .foundPet), title: String(screens: "photo.title"))
    controller.navigationItem.leftBarButtonItem =
      .close(identifier: AccessibilityID.Cover.ReportFoundPet.backButton) { [navigator] in navigator.dismiss() }
    return controller.counted(1, of: 3)
  }

  /// Returns the controller of a later step.
  func screen(_ step: Step) -> UIViewController {
    switch step {
    case .foundPetDetails: petDetails().counted(2, of: 3)
    case .foundPetContactInformation: contactInformation().counted(3, of: 3)
    }
  }

  private func petDetails() -> UIViewController {
    let viewModel = PetDescriptionViewModel(pet: report.pet) { [self] pet in
      report.pet = pet
      push(.foundPetContactInformation)
    }
    return UIHostingController(
      rootView: PetDescriptionView(viewModel: viewModel), title: String(screens: "petDescription.title"))
  }

  private func contactInformation() -> UIViewController {
    let viewModel = ContactDetailsViewModel(contact: report.contact) { [self] contact in
      report.contact = contact
      try await services.announcements.send(report)
      if navigator.state.cover == .reportFoundPet { navigator.open(.foundPetTab) }
    }
    return UIHostingController(
      rootView: ContactDetailsView(viewModel: viewModel, identifiers: .foundPet),
      title: String(screens: "contact.title"))
  }

  private func push(_ step: Step) { navigator.push(.foundPetReport(step)) }
}
