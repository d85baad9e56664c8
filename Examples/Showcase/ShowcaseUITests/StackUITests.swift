import XCTest

final class StackUITests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  @MainActor
  func testPushesAWalkAndGoesBack() {
    let app = XCUIApplication.launched()
    let detail = HomePage(app: app).openWalk("Beacon Hill").appears()
    XCTAssert(detail.shows("Beacon Hill"))
    detail.back()
    detail.disappears()
  }

  @MainActor
  func testGoesBackFromTheFormOnceItIsSaved() {
    let app = XCUIApplication.launched()
    TabBar(app: app).profile.tap()
    let form = ProfilePage(app: app).edit().appears()
    form.save()
    form.disappears()
  }

  @MainActor
  func testFollowsALinkOfAScreenToAnotherTab() {
    let app = XCUIApplication.launched()
    HomePage(app: app).openExtraInfo().appears().follow("Edit your profile")
    EditProfilePage(app: app).appears()
    XCTAssert(TabBar(app: app).profile.isSelected)
  }
}
