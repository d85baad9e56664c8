import XCTest

final class LostPetUITests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  @MainActor
  private func list(_ app: XCUIApplication) -> AnnouncementListPage {
    TabBar(app: app).lostPet.tap()
    return AnnouncementListPage(app: app).appears()
  }

  @MainActor
  func testHidesTheTabBarUnderDetailsAndShowsItAgainInTheList() {
    let app = XCUIApplication.launched()
    let tabs = TabBar(app: app)
    let details = list(app).open("2").appears()
    XCTAssert(details.shows("Mruczka"))
    XCTAssertFalse(tabs.isVisible)
    details.back()
    details.disappears()
    XCTAssert(tabs.isVisible)
    XCTAssert(tabs.lostPet.isSelected)
  }

  @MainActor
  func testGoesBackFromDetailsByASwipe() {
    let app = XCUIApplication.launched()
    let details = list(app).open("3").appears()
    let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
    edge.press(forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)))
    details.disappears()
    // The second announcement can be opened only if the navigator knows that the first one was popped.
    XCTAssert(AnnouncementListPage(app: app).open("1").appears().shows("Kiwi"))
  }
}
