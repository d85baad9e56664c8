import XCTest

/// The second step of the report of a missing pet.
@MainActor
struct MissingPetPhotoPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Screen.MissingPetPhoto.id

  var toast: XCUIElement { control(AccessibilityID.Screen.MissingPetPhoto.toast) }

  func pick() { control("pick").tap() }

  /// Simulates a photo that can't be loaded, in debug builds.
  func fail() { control(AccessibilityID.Screen.MissingPetPhoto.debugFail).tap() }

  func proceed() -> MissingPetDescriptionPage {
    control(AccessibilityID.Screen.MissingPetPhoto.continueButton).tap()
    return MissingPetDescriptionPage(app: app)
  }
}
