import Foundation
import Testing
import UIKit
import WaymarkNavigation
import WaymarkUI

@testable import PetSpot

@Suite("The tab bar")
@MainActor
struct TabBarTests {
  private static let keys = ["tabs.home", "tabs.lostPet", "tabs.foundPet", "tabs.contactUs", "tabs.account"]

  /// The coordinator of an app whose tab bar hasn't appeared and whose content isn't loaded.
  private let coordinator = AppCoordinator(
    services: ServiceContainer(announcements: InMemoryAnnouncementRepository(), photos: .sample))

  private var stacks: [UINavigationController] {
    PetSpotNavigation.Tab.allCases.compactMap { coordinator.tabBarController.navigationController(of: .tab($0)) }
  }

  private var items: [UITabBarItem] { coordinator.tabBarController.tabBar.items ?? [] }

  @Test("The tab bar of PetSpot has a navigation controller for each of five tabs before any content loads")
  func stacksAreThere() {
    #expect(stacks.count == 5)
    #expect(stacks.allSatisfy { $0.viewControllers.count == 1 })
  }

  @Test("The tab bar items of PetSpot have the titles of the string table")
  func titles() {
    #expect(items.map(\.title) == Self.keys.map { Bundle.main.localizedString(forKey: $0, value: nil, table: nil) })
  }

  @Test("Every tab bar item of PetSpot has an icon")
  func icons() {
    #expect(items.count == 5)
    #expect(items.allSatisfy { $0.image != nil })
  }

  @Test("The tab bar items of PetSpot have the accessibility IDs that the UI tests use")
  func identifiers() {
    #expect(items.map(\.accessibilityIdentifier) == Self.keys)
  }

  @Test("PetSpot starts with the Home tab selected")
  func selection() {
    #expect(coordinator.navigator.selection == .home)
  }

  @Test("Every tab of PetSpot has its content after the app appears")
  func content() async throws {
    let app = try await AppOnScreen()
    #expect(app.stack(of: .home).first?.view(HomeView.self) != nil)
    #expect(app.stack(of: .lostPet).first?.view(AnnouncementListView.self) != nil)
    for tab in [PetSpotNavigation.Tab.foundPet, .contactUs, .account] {
      #expect(app.stack(of: tab).first?.view(PlaceholderView.self)?.viewModel.title == String(tab.title))
    }
  }

  @Test("The root screen of every tab in PetSpot keeps the tab bar visible")
  func roots() async throws {
    let app = try await AppOnScreen()
    for (index, tab) in PetSpotNavigation.Tab.allCases.enumerated() {
      app.navigator.select(tab)
      try await eventually("\(tab) is selected") { app.selectedIndex == index }
      #expect(app.stack(of: tab).map(\.hidesBottomBarWhenPushed) == [false])
    }
  }

  @Test("Content with other titles does not change the titles of the tab bar items in PetSpot")
  func titlesWithContent() async throws {
    let app = try await AppOnScreen()
    #expect(app.tabBarController.tabBar.items?.map(\.title) == items.map(\.title))
  }
}
