import Testing
import UIKit
import WaymarkNavigation

@testable import PetSpot

@Suite("Home")
@MainActor
struct HomeCoordinatorTests {
  private func home(of app: AppOnScreen) throws -> HomeViewModel {
    try #require(app.stack(of: .home).first?.view(HomeView.self)).viewModel
  }

  @Test("Home in PetSpot pushes the newest announcement onto the current stack of the Lost Pet tab")
  func latest() async throws {
    let app = try await AppOnScreen()
    app.navigator.push(.petDetails(announcementId: "1"), in: .tab(.lostPet))
    try home(of: app).showLatest()
    try await eventually("Both are on the stack") { app.stack(of: .lostPet).count == 3 }
    #expect(
      app.navigator.state
        == NavigationState(
          selectedTab: .lostPet,
          stacks: [.lostPet: [.petDetails(announcementId: "1"), .petDetails(announcementId: "3")]]))
    #expect(app.selectedIndex == 1)
  }

  @Test("Home in PetSpot selects the Found Pet tab when the user asks for found pets")
  func foundPets() async throws {
    let app = try await AppOnScreen()
    try home(of: app).showFoundPets()
    try await eventually("The tab is selected") { app.selectedIndex == 2 }
  }

  @Test("The map of PetSpot shows the last known place of the newest pet and keeps the tab bar")
  func map() async throws {
    let app = try await AppOnScreen()
    try home(of: app).showMap()
    try await eventually("The map is on the stack") { app.stack(of: .home).count == 2 }
    let map = try #require(app.stack(of: .home).last)
    #expect(map.view(FullscreenMapView.self)?.location == .warsaw)
    #expect(!map.hidesBottomBarWhenPushed)
  }
}
