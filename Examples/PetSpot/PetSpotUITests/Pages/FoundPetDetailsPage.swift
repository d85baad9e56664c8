import XCTest

/// The second step of the report of a found pet.
@MainActor
struct FoundPetDetailsPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Route.FoundPetReport.FoundPetDetails.id
}
