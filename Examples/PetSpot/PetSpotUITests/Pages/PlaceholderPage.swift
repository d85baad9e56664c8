import XCTest

/// The placeholder of a tab that has no screens yet.
@MainActor
struct PlaceholderPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Route.Placeholder.id

  var message: XCUIElement { control(AccessibilityID.Route.Placeholder.message) }
  var icon: XCUIElement { control(AccessibilityID.Route.Placeholder.icon) }
}
