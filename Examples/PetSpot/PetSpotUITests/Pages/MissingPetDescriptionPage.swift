import XCTest

/// The third step of the report of a missing pet.
@MainActor
struct MissingPetDescriptionPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Route.MissingPetReport.MissingPetDescription.id

  var looks: XCUIElement { control("looks") }

  func describe(_ name: String, _ text: String) {
    control("name").tap()
    control("name").typeText(name)
    looks.tap()
    looks.typeText(text)
  }

  func proceed() -> MissingPetContactDetailsPage {
    control("continue").tap()
    return MissingPetContactDetailsPage(app: app)
  }
}
