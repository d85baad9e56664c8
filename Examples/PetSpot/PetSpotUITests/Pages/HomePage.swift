import XCTest

/// The root of its tab.
@MainActor
struct HomePage {
  let app: XCUIApplication

  /// The announcement that came last.
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
