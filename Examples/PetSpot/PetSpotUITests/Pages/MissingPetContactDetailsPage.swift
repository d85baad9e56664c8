import XCTest

/// The fourth step of the report of a missing pet.
@MainActor
struct MissingPetContactDetailsPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Screen.MissingPetContactDetails.id

  var title: XCUIElement { control(AccessibilityID.Screen.MissingPetContactDetails.title) }

  func enter(phone: String) {
    control("phone").tap()
    control("phone").typeText(phone)
  }

  func send() -> MissingPetSummaryPage {
    control(AccessibilityID.Screen.MissingPetContactDetails.continueButton).tap()
    return MissingPetSummaryPage(app: app)
  }
}
