import XCTest

/// The map with the location where a pet was seen.
@MainActor
struct MapPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Route.FullscreenMap.id
}
