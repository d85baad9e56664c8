import XCTest

/// The root of the Home tab.
@MainActor
struct HomePage {
  let app: XCUIApplication

  /// Opens the details of the newest announcement.
  func openLatest() -> PetDetailsPage {
    let latest = app.buttons["home.latest"].firstMatch
    XCTAssert(latest.waitForExistence(timeout: 5))
    latest.tap()
    return PetDetailsPage(app: app)
  }

  func openMap() -> MapPage {
    app.buttons["home.map"].firstMatch.tap()
    return MapPage(app: app)
  }
}
