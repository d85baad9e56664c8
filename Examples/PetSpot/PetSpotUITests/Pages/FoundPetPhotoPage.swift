import XCTest

/// The first step of the report of a found pet.
@MainActor
struct FoundPetPhotoPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Cover.ReportFoundPet.id

  func proceed() -> FoundPetDetailsPage {
    control(AccessibilityID.Cover.ReportFoundPet.continueButton).tap()
    return FoundPetDetailsPage(app: app)
  }

  func close() { app.navigationBars.buttons[AccessibilityID.Cover.ReportFoundPet.backButton].firstMatch.tap() }
}
