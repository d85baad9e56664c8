import XCTest

/// The profile, which is the root of the Profile tab.
@MainActor
struct ProfilePage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.TabBar.Root.profile

  func edit() -> EditProfilePage {
    app.buttons["Edit"].firstMatch.tap()
    return EditProfilePage(app: app)
  }

  func editInSheet() -> EditProfilePage {
    app.buttons["Edit in a Sheet"].firstMatch.tap()
    return EditProfilePage(app: app)
  }

  func editOnFullScreen() -> EditProfilePage {
    app.buttons["Edit on the Full Screen"].firstMatch.tap()
    return EditProfilePage(app: app, id: AccessibilityID.Cover.EditProfileFullScreen.id)
  }

  func shows(_ text: String) -> Bool { app.staticTexts[text].firstMatch.waitForExistence(timeout: 5) }
}
