import SwiftUI
import UIKit
import WaymarkNavigation
import WaymarkUI

/// The coordinator of the report of a missing pet: four steps and a summary.
///
/// Each step passes its values to the coordinator, and the coordinator pushes the next step with the navigator. A link
/// can also put steps on the stack.
@MainActor
final class MissingPetReportCoordinator {
  typealias Step = PetSpotNavigation.Route.MissingPetReport

  private let navigator: PetSpotNavigator
  private let services: ServiceContainer
  private let onSent: () async -> Void
  private var report = MissingPetReport()

  init(navigator: PetSpotNavigator, services: ServiceContainer, onSent: @escaping () async -> Void) {
    self.navigator = navigator
    self.services = services
    self.onSent = onSent
  }

  /// Starts a new report, and returns the controller of its first step, which is the root of the cover.
  func start() -> UIViewController {
    report = MissingPetReport()
    let viewModel = ChipNumberViewModel(chipNumber: report.chipNumber) { [self] chipNumber in
      report.chipNumber = chipNumber
      push(.missingPetPhoto)
    }
    let controller = UIHostingController(
      rootView: ChipNumberView(viewModel: viewModel), title: String(screens: "chipNumber.title"))
    controller.navigationItem.leftBarButtonItem = .close(identifier: "close") { [navigator] in navigator.dismiss() }
    return controller.counted(1, of: 4)
  }

  /// Returns the controller of a later step.
  func screen(_ step: Step) -> UIViewController {
    switch step {
    case .missingPetPhoto: photo().counted(2, of: 4)
    case .missingPetDescription: petDescription().counted(3, of: 4)
    case .missingPetContactDetails: contactDetails().counted(4, of: 4)
    case .missingPetSummary(let managementPassword): summary(managementPassword)
    }
  }

  private func photo() -> UIViewController {
    let viewModel = PhotoViewModel(photo: report.photo, library: services.photos) { [self] photo in
      report.photo = photo
      push(.missingPetDescription)
    }
    return UIHostingController(
      rootView: PhotoView(viewModel: viewModel, identifiers: .missingPet), title: String(screens: "photo.title"))
  }

  private func petDescription() -> UIViewController {
    let viewModel = PetDescriptionViewModel(pet: report.pet) { [self] pet in
      report.pet = pet
      push(.missingPetContactDetails)
    }
    return UIHostingController(
      rootView: PetDescriptionView(viewModel: viewModel), title: String(screens: "petDescription.title"))
  }

  private func contactDetails() -> UIViewController {
    let viewModel = ContactDetailsViewModel(contact: report.contact) { [self] in try await send($0) }
    return UIHostingController(
      rootView: ContactDetailsView(viewModel: viewModel, identifiers: .missingPet),
      title: String(screens: "contact.title"))
  }

  /// Returns the controller of the summary. The summary has no back button, because the report has already been sent.
  private func summary(_ managementPassword: String) -> UIViewController {
    let controller = UIHostingController(
      rootView: SummaryView(managementPassword: managementPassword) { [navigator] in navigator.dismiss() },
      title: String(screens: "summary.title"))
    controller.navigationItem.hidesBackButton = true
    return controller
  }

  private func send(_ contact: Contact) async throws {
    report.contact = contact
    // A link may have skipped the description. The stack then contains the description, and the user can go back.
    guard report.pet.isDescribed else {
      navigator.pop(to: .missingPetReport(.missingPetDescription))
      return
    }
    let receipt = try await services.announcements.send(report)
    // The user may have closed the report while the report was being sent.
    if navigator.state.cover == .reportMissingPet {
      push(.missingPetSummary(managementPassword: receipt.managementPassword))
    }
    await onSent()
  }

  private func push(_ step: Step) { navigator.push(.missingPetReport(step)) }
}
