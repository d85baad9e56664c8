import XCTest

/// The details of a walk.
@MainActor
struct DetailPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Route.Detail.id

  func shows(_ name: String) -> Bool { screen.staticTexts[name].firstMatch.waitForExistence(timeout: 5) }
}
