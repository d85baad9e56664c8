import XCTest

/// The details of an announcement.
@MainActor
struct PetDetailsPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Route.PetDetails.id

  /// The element that reports that the announcement doesn't exist.
  var errorView: XCUIElement { control(AccessibilityID.Route.PetDetails.errorView) }

  func shows(_ name: String) -> Bool { screen.staticTexts[name].firstMatch.waitForExistence(timeout: 5) }
}
