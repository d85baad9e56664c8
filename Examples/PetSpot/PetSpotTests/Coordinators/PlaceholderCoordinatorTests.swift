import Testing
import UIKit
import WaymarkNavigation
import WaymarkUI

@testable import PetSpot

@Suite("A placeholder")
@MainActor
struct PlaceholderCoordinatorTests {
  private let controller = PlaceholderCoordinator(title: "Shop").start()

  @Test("A placeholder in PetSpot shows the given title, a clock and the localized message")
  func content() throws {
    let viewModel = try #require(controller.view(PlaceholderView.self)).viewModel
    #expect(viewModel.title == "Shop")
    #expect(viewModel.symbol == "clock.fill")
    #expect(viewModel.message == String(.key("placeholder.message")))
  }

  @Test("The controller of a placeholder in PetSpot has the navigation title and accessibility ID of the spec")
  func spec() {
    #expect(controller.navigationItem.title == String(.key("placeholder.title")))
    #expect(controller.view.accessibilityIdentifier == AccessibilityID.Route.Placeholder.id)
  }
}
