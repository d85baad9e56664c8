import XCTest

/// The list of the app's links.
@MainActor
struct ExtraInfoPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Route.ExtraInfo.id

  func follow(_ name: String) {
    // Some versions of the system expose a link as a button.
    let link = screen.links[name].firstMatch
    if link.exists { link.tap() } else { screen.buttons[name].firstMatch.tap() }
  }
}
