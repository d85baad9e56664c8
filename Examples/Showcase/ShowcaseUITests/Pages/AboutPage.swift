import XCTest

/// The description of the app.
@MainActor
struct AboutPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Route.About.id

  func done() { app.buttons["Done"].firstMatch.tap() }
}
