import XCTest

/// The links of the app.
@MainActor
struct ExtraInfoPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Screen.ExtraInfo.id

  func follow(_ name: String) {
    // A link is a button to some versions of the system.
    let link = screen.links[name].firstMatch
    if link.exists { link.tap() } else { screen.buttons[name].firstMatch.tap() }
  }
}
