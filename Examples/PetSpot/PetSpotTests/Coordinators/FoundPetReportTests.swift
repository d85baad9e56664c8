import Testing
import UIKit
import WaymarkNavigation

@testable import PetSpot

@Suite("The report of a found pet")
@MainActor
struct FoundPetReportTests {
  @Test("The report of a found pet in PetSpot goes through three steps and ends in the Found Pet tab")
  func steps() async throws {
    let app = try await AppOnScreen()
    func step(_ count: Int) async throws -> UIViewController {
      try await eventually("There are \(count) steps") { app.coverStack.count == count }
      return try #require(app.coverStack.last)
    }

    app.navigator.select(.lostPet)
    app.navigator.present(cover: .reportFoundPet)
    let photo = try #require(try await step(1).view(PhotoView.self)).viewModel
    photo.proceed()
    let description = try #require(try await step(2).view(PetDescriptionView.self)).viewModel
    description.pet.looks = "Green, can talk"
    description.proceed()
    let contact = try #require(try await step(3).view(ContactDetailsView.self)).viewModel
    #expect(
      app.navigator.state.modal?.stack == [
        .foundPetReport(.foundPetDetails), .foundPetReport(.foundPetContactInformation),
      ])
    contact.contact.email = "finder@petspot.example"
    await contact.send()
    #expect(app.navigator.state == NavigationState(selectedTab: .foundPet))
    try await eventually("The tab is seen") {
      app.tabBarController.presentedViewController == nil && app.selectedIndex == 2
    }
  }

  @Test("The first step of the found pet report in PetSpot has a close button with the ID of the spec")
  func close() async throws {
    let app = try await AppOnScreen()
    app.navigator.select(.lostPet)
    app.navigator.present(cover: .reportFoundPet)
    try await eventually("The report is presented") { !app.coverStack.isEmpty }
    let item = try #require(app.coverStack.first?.navigationItem.leftBarButtonItem)
    #expect(item.accessibilityIdentifier == AccessibilityID.Cover.ReportFoundPet.backButton)
    #expect(item.primaryAction != nil)
  }
}
