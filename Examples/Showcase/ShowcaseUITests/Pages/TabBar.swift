import XCTest

/// The tab bar, and the roots of the tabs.
@MainActor
struct TabBar {
  let app: XCUIApplication

  var home: XCUIElement { button(AccessibilityID.TabBar.home, "Home") }
  var profile: XCUIElement { button(AccessibilityID.TabBar.profile, "Profile") }
  var settings: XCUIElement { button(AccessibilityID.TabBar.settings, "Settings") }

  /// Returns a tab's button by its identifier, or by its title if the system doesn't set the identifier of the button.
  private func button(_ id: String, _ title: String) -> XCUIElement {
    let button = app.buttons[id].firstMatch
    return button.waitForExistence(timeout: 2) ? button : app.tabBars.buttons[title].firstMatch
  }
}
