import XCTest

/// The form of the profile, pushed or in a sheet; the cover has an identifier of its own.
@MainActor
struct EditProfilePage: Page {
  let app: XCUIApplication
  var id = AccessibilityID.Screen.EditProfile.id

  /// Writes something behind the name that is there.
  func appendToName(_ text: String) {
    let field = screen.textFields.firstMatch
    field.tap()
    field.typeText(text)
  }

  func save() { app.buttons["Save"].firstMatch.tap() }
  func cancel() { app.buttons["Cancel"].firstMatch.tap() }
}
