import XCTest

final class LinkUITests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  @MainActor
  func testShowsAWalk() throws {
    let app = XCUIApplication.launched()
    try app.follow("myapp://home/detail/345")
    XCTAssert(DetailPage(app: app).appears().shows("Mill Stream"))
  }

  @MainActor
  func testShowsAWalkInTheProfile() throws {
    let app = XCUIApplication.launched()
    try app.follow("myapp://profile/detail/456")
    XCTAssert(DetailPage(app: app).appears().shows("Long Wood"))
    XCTAssert(TabBar(app: app).profile.isSelected)
  }

  @MainActor
  func testTakesTheSheetAwayThatIsThere() throws {
    let app = XCUIApplication.launched()
    try app.follow("myapp://settings/modal")
    let about = AboutPage(app: app).appears()
    try app.follow("myapp://settings/fullcover")
    about.disappears()
    PreferencesPage(app: app).appears().done()
  }

  @MainActor
  func testSaysOfALinkThatItLeadsNowhere() throws {
    let app = XCUIApplication.launched()
    try app.follow("myapp://nowhere")
    let notice = app.staticTexts["myapp://nowhere leads nowhere in this app."].firstMatch
    XCTAssert(notice.waitForExistence(timeout: 5))
    XCTAssert(TabBar(app: app).home.isSelected)
  }

  @MainActor
  func testStartsTheAppWithALink() throws {
    let app = XCUIApplication()
    app.terminate()
    try app.follow("myapp://profile/modal")
    EditProfilePage(app: app).appears().cancel()
    XCTAssert(TabBar(app: app).profile.isSelected)
  }
}
