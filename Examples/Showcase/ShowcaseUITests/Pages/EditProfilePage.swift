import XCTest

/// The form for the profile as a pushed screen or a sheet. The cover has another accessibility identifier.
@MainActor
struct EditProfilePage: Page {
  let app: XCUIApplication
  var id = AccessibilityID.Route.EditProfile.id

  /// Appends a text to the current name.
  func appendToName(_ text: String) {
    let field = screen.textFields.firstMatch
    field.tap()
    field.typeText(text)
  }

  func save() { app.buttons["Save"].firstMatch.tap() }
  func cancel() { app.buttons["Cancel"].firstMatch.tap() }
}
