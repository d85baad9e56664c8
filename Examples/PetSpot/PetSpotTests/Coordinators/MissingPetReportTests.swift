import Foundation
import Testing
import UIKit
import WaymarkNavigation

@testable import PetSpot

@Suite("The report of a missing pet")
@MainActor
struct MissingPetReportTests {
  private let app: AppOnScreen

  init() async throws {
    app = try await AppOnScreen()
    app.navigator.select(.lostPet)
  }

  private func step(_ count: Int) async throws -> UIViewController {
    try await eventually("There are \(count) steps") {
      app.coverStack.count == count && app.coverStack.last?.transitionCoordinator == nil
    }
    return try #require(app.coverStack.last)
  }

  /// Goes to the last step before the summary.
  private func contactDetails() async throws -> ContactDetailsViewModel {
    app.navigator.select(.lostPet)
    app.navigator.present(cover: .reportMissingPet)
    let chipNumber = try #require(try await step(1).view(ChipNumberView.self)).viewModel
    chipNumber.chipNumber = "616 093 900 012 345"
    chipNumber.proceed()
    let photo = try #require(try await step(2).view(PhotoView.self)).viewModel
    await photo.pick()
    photo.proceed()
    let description = try #require(try await step(3).view(PetDescriptionView.self)).viewModel
    description.pet = Pet(name: "Reks", looks: "Black and white")
    description.proceed()
    return try #require(try await step(4).view(ContactDetailsView.self)).viewModel
  }

  @Test("The report of a missing pet in PetSpot goes through four steps and shows the management password")
  func steps() async throws {
    let contact = try await contactDetails()
    contact.contact.phone = "+48 600 000 000"
    await contact.send()
    let summary = try #require(try await step(5).view(SummaryView.self))
    #expect(summary.managementPassword == (await app.announcements.managementPassword()))
    #expect(
      app.navigator.state.modal?.stack == [
        .missingPetReport(.missingPetPhoto), .missingPetReport(.missingPetDescription),
        .missingPetReport(.missingPetContactDetails),
        .missingPetReport(.missingPetSummary(managementPassword: summary.managementPassword)),
      ])
    #expect(app.coverStack.last?.navigationItem.hidesBackButton == true)

    summary.onDone()
    try await eventually("The report has gone") { app.tabBarController.presentedViewController == nil }
    #expect(app.navigator.state == NavigationState(selectedTab: .lostPet))
  }

  @Test("PetSpot adds a sent report of a missing pet to the list of announcements")
  func list() async throws {
    let contact = try await contactDetails()
    contact.contact.email = "reks@petspot.example"
    await contact.send()
    let list = try #require(app.stack(of: .lostPet).first?.view(AnnouncementListView.self)).viewModel
    #expect(list.announcements.value?.first?.pet == Pet(name: "Reks", looks: "Black and white"))
    #expect(list.announcements.value?.count == 4)
  }

  @Test("Going back in the missing pet report of PetSpot keeps the entered values")
  func back() async throws {
    _ = try await contactDetails()
    app.navigator.pop()
    let description = try #require(try await step(3).view(PetDescriptionView.self)).viewModel
    #expect(description.pet.name == "Reks")
    app.navigator.pop()
    app.navigator.pop()
    #expect(try await step(1).view(ChipNumberView.self)?.viewModel.chipNumber == "616 093 900 012 345")
  }

  @Test("The description in the missing pet report of PetSpot reappears with its values after going back")
  func forward() async throws {
    _ = try await contactDetails()
    app.navigator.pop(to: .missingPetReport(.missingPetPhoto))
    let photo = try #require(try await step(2).view(PhotoView.self)).viewModel
    photo.proceed()
    #expect(try await step(3).view(PetDescriptionView.self)?.viewModel.pet.name == "Reks")
  }

  @Test("A new report of a missing pet in PetSpot starts without the values of the previous report")
  func anew() async throws {
    _ = try await contactDetails()
    app.navigator.dismiss()
    try await eventually("It has gone") { app.tabBarController.presentedViewController == nil }
    app.navigator.open(try #require(URL(string: "petspot://report-missing/details")))
    #expect(try await step(3).view(PetDescriptionView.self)?.viewModel.pet == Pet())
  }

  @Test("Sending a missing pet report in PetSpot without a description returns to the description step")
  func notDescribed() async throws {
    app.navigator.open(try #require(URL(string: "petspot://report-missing/contact")))
    let contact = try #require(try await step(4).view(ContactDetailsView.self)).viewModel
    contact.contact.phone = "+48 600 000 000"
    await contact.send()
    let description = try #require(try await step(3).view(PetDescriptionView.self)).viewModel
    description.pet.looks = "Black and white"
    description.proceed()
    #expect(try await step(4).view(ContactDetailsView.self)?.viewModel.contact.phone == "+48 600 000 000")
  }

  @Test("Each step of the missing pet report in PetSpot shows its number, and only the first has a close button")
  func bar() async throws {
    _ = try await contactDetails()
    #expect(app.coverStack.map { $0.navigationItem.rightBarButtonItem?.title } == ["1/4", "2/4", "3/4", "4/4"])
    #expect(
      app.coverStack.map { $0.navigationItem.leftBarButtonItem?.accessibilityIdentifier } == ["close", nil, nil, nil])
  }

  @Test("The first two steps of the missing pet report in PetSpot have the accessibility IDs of the spec")
  func identifiers() async throws {
    app.navigator.select(.lostPet)
    app.navigator.present(cover: .reportMissingPet)
    #expect(try await step(1).view.accessibilityIdentifier == AccessibilityID.Cover.ReportMissingPet.id)
    app.navigator.push(.missingPetReport(.missingPetPhoto))
    let photo = try await step(2)
    try await eventually("It can be found") {
      photo.view.accessibilityIdentifier == AccessibilityID.Route.MissingPetReport.MissingPetPhoto.id
    }
    #expect(
      photo.view(PhotoView.self)?.identifiers.toast == AccessibilityID.Route.MissingPetReport.MissingPetPhoto.toast)
  }
}
