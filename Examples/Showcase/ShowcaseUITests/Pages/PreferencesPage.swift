import XCTest

/// The user's preferences.
@MainActor
struct PreferencesPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Route.Preferences.id

  func done() { app.buttons["Done"].firstMatch.tap() }
}
