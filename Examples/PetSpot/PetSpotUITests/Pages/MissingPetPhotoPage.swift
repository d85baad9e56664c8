import XCTest

/// The second step of the report of a missing pet.
@MainActor
struct MissingPetPhotoPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Route.MissingPetReport.MissingPetPhoto.id

  var toast: XCUIElement { control(AccessibilityID.Route.MissingPetReport.MissingPetPhoto.toast) }

  func pick() { control("pick").tap() }

  /// Simulates a photo that can't be loaded, in debug builds.
  func fail() { control(AccessibilityID.Route.MissingPetReport.MissingPetPhoto.debugFail).tap() }

  func proceed() -> MissingPetDescriptionPage {
    control(AccessibilityID.Route.MissingPetReport.MissingPetPhoto.continueButton).tap()
    return MissingPetDescriptionPage(app: app)
  }
}
