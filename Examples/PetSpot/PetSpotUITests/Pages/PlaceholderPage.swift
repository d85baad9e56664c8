import XCTest

/// The placeholder of a tab that has no screens yet.
@MainActor
struct PlaceholderPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Screen.Placeholder.id

  var message: XCUIElement { control(AccessibilityID.Screen.Placeholder.message) }
  var icon: XCUIElement { control(AccessibilityID.Screen.Placeholder.icon) }
}
