import XCTest

final class TabUITests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  @MainActor
  func testStartsAtHomeAndSelectsTheTabThatIsTapped() {
    let app = XCUIApplication.launched()
    let tabs = TabBar(app: app)
    XCTAssert(tabs.home.waitForExistence(timeout: 5))
    XCTAssert(tabs.home.isSelected)
    tabs.settings.tap()
    XCTAssert(tabs.settings.isSelected)
    tabs.profile.tap()
    XCTAssert(tabs.profile.isSelected)
  }

  @MainActor
  func testKeepsTheStackOfATabAndPopsItWhenTheTabIsTappedAgain() {
    let app = XCUIApplication.launched()
    let tabs = TabBar(app: app)
    let detail = HomePage(app: app).openWalk("Harbor Loop").appears()
    tabs.settings.tap()
    tabs.home.tap()
    detail.appears()
    tabs.home.tap()
    detail.disappears()
  }
}
