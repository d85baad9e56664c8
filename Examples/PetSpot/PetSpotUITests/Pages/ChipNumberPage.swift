import XCTest

/// The first step of the report of a missing pet.
@MainActor
struct ChipNumberPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Cover.ReportMissingPet.id

  var field: XCUIElement { control("chipNumber") }

  func enter(_ chipNumber: String) {
    field.tap()
    field.typeText(chipNumber)
  }

  func proceed() -> MissingPetPhotoPage {
    control("continue").tap()
    return MissingPetPhotoPage(app: app)
  }

  func close() { app.navigationBars.buttons["close"].firstMatch.tap() }
}
