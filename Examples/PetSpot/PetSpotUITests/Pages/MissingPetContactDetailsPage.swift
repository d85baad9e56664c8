import XCTest

/// The fourth step of the report of a missing pet.
@MainActor
struct MissingPetContactDetailsPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Route.MissingPetReport.MissingPetContactDetails.id

  var title: XCUIElement { control(AccessibilityID.Route.MissingPetReport.MissingPetContactDetails.title) }

  func enter(phone: String) {
    control("phone").tap()
    control("phone").typeText(phone)
  }

  func send() -> MissingPetSummaryPage {
    control(AccessibilityID.Route.MissingPetReport.MissingPetContactDetails.continueButton).tap()
    return MissingPetSummaryPage(app: app)
  }
}
