import Testing
import UIKit
import WaymarkNavigation

@testable import PetSpot

@Suite("Lost Pet")
@MainActor
struct LostPetCoordinatorTests {
  private func list(of app: AppOnScreen) throws -> AnnouncementListViewModel {
    try #require(app.stack(of: .lostPet).first?.view(AnnouncementListView.self)).viewModel
  }

  @Test("The Lost Pet tab of PetSpot loads its announcements when the app appears")
  func content() async throws {
    let app = try await AppOnScreen()
    #expect(try list(of: app).announcements == .loaded(.samples))
  }

  @Test("Selecting an announcement in PetSpot pushes its details and hides the tab bar")
  func details() async throws {
    let app = try await AppOnScreen()
    app.navigator.select(.lostPet)
    try list(of: app).select([Announcement].samples[1])
    try await eventually("The details are on the stack") { app.stack(of: .lostPet).count == 2 }
    let details = try #require(app.stack(of: .lostPet).last)
    #expect(details.view(PetDetailsView.self) != nil)
    #expect(details.hidesBottomBarWhenPushed)
    try await eventually("They can be found") {
      details.view.accessibilityIdentifier == AccessibilityID.Route.PetDetails.id
    }
    #expect(app.navigator.state.screenName == "petDetails")
  }

  @Test("A pop by UIKit removes the details of a pet in PetSpot from the state of the navigator")
  func back() async throws {
    let app = try await AppOnScreen()
    app.navigator.select(.lostPet)
    try list(of: app).select([Announcement].samples[0])
    let navigation = try #require(app.tabBarController.navigationController(of: .tab(.lostPet)))
    try await eventually("The details are there") {
      navigation.viewControllers.count == 2 && navigation.transitionCoordinator == nil
    }
    navigation.popViewController(animated: false)
    try await eventually("The navigator knows") { app.navigator.state == NavigationState(selectedTab: .lostPet) }
  }

  @Test("The Lost Pet tab of PetSpot keeps its stack while another tab is selected")
  func otherTab() async throws {
    let app = try await AppOnScreen()
    app.navigator.select(.lostPet)
    try list(of: app).select([Announcement].samples[0])
    app.navigator.select(.account)
    try await eventually("The other tab is seen") { app.selectedIndex == 4 }
    #expect(app.navigator[stack: .tab(.lostPet)] == [.petDetails(announcementId: "3")])
    try await eventually("The details are still there") { app.stack(of: .lostPet).count == 2 }
  }

  @Test("The list of lost pets in PetSpot presents either report as a cover")
  func reports() async throws {
    let app = try await AppOnScreen()
    app.navigator.select(.lostPet)
    try list(of: app).reportMissing()
    #expect(app.navigator.cover == .reportMissingPet)
    app.navigator.dismiss()
    try list(of: app).reportFound()
    try await eventually("The other report is presented") {
      app.coverStack.first?.view(PhotoView.self) != nil
    }
    #expect(app.navigator.cover == .reportFoundPet)
  }
}
