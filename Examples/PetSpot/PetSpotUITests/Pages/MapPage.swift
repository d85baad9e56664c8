import XCTest

/// Where a pet was seen.
@MainActor
struct MapPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Screen.FullscreenMap.id
}
