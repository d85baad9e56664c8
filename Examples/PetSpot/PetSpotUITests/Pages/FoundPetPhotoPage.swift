import XCTest

/// The first step of the report of a found pet.
@MainActor
struct FoundPetPhotoPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Screen.ReportFoundPet.id

  func proceed() -> FoundPetDetailsPage {
    control(AccessibilityID.Screen.ReportFoundPet.continueButton).tap()
    return FoundPetDetailsPage(app: app)
  }

  func close() { app.navigationBars.buttons[AccessibilityID.Screen.ReportFoundPet.backButton].firstMatch.tap() }
}
