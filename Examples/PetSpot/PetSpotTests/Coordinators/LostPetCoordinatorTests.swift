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

  @Test("loads its list when the app is shown")
  func content() async throws {
    let app = try await AppOnScreen()
    #expect(try list(of: app).announcements == .loaded(.samples))
  }

  @Test("pushes the details of an announcement, without the tab bar")
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

  @Test("goes back to the list when the user does")
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

  @Test("keeps its stack while another tab is seen")
  func otherTab() async throws {
    let app = try await AppOnScreen()
    app.navigator.select(.lostPet)
    try list(of: app).select([Announcement].samples[0])
    app.navigator.select(.account)
    try await eventually("The other tab is seen") { app.selectedIndex == 4 }
    #expect(app.navigator[stack: .tab(.lostPet)] == [.petDetails(announcementId: "3")])
    try await eventually("The details are still there") { app.stack(of: .lostPet).count == 2 }
  }

  @Test("covers its list with a report")
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
