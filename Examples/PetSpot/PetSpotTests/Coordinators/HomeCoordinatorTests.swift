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

  @Test("leads to the announcement that came last, in its own tab, on top of what is there")
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

  @Test("leads to the tab of found pets")
  func foundPets() async throws {
    let app = try await AppOnScreen()
    try home(of: app).showFoundPets()
    try await eventually("The tab is selected") { app.selectedIndex == 2 }
  }

  @Test("shows where the last pet was seen, with the tab bar still there")
  func map() async throws {
    let app = try await AppOnScreen()
    try home(of: app).showMap()
    try await eventually("The map is on the stack") { app.stack(of: .home).count == 2 }
    let map = try #require(app.stack(of: .home).last)
    #expect(map.view(FullscreenMapView.self)?.location == .warsaw)
    #expect(!map.hidesBottomBarWhenPushed)
  }
}
