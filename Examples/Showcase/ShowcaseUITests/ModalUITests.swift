import XCTest

final class ModalUITests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  @MainActor
  func testPresentsASheetAndDismissesItByItsButton() {
    let app = XCUIApplication.launched()
    TabBar(app: app).settings.tap()
    let about = SettingsPage(app: app).presentAbout().appears()
    about.done()
    about.disappears()
  }

  @MainActor
  func testPresentsASheetAndDismissesItByDraggingItDown() {
    let app = XCUIApplication.launched()
    TabBar(app: app).settings.tap()
    let about = SettingsPage(app: app).presentAbout().appears()
    app.navigationBars["About"].firstMatch.swipeDown()
    about.disappears()
  }

  @MainActor
  func testPresentsACoverAndDismissesIt() {
    let app = XCUIApplication.launched()
    TabBar(app: app).settings.tap()
    let preferences = SettingsPage(app: app).presentPreferences().appears()
    preferences.done()
    preferences.disappears()
    XCTAssert(TabBar(app: app).settings.isSelected)
  }

  @MainActor
  func testSavesWhatIsEditedInASheet() {
    let app = XCUIApplication.launched()
    TabBar(app: app).profile.tap()
    let profile = ProfilePage(app: app)
    let form = profile.editInSheet().appears()
    form.appendToName(" R")
    let name = form.screen.textFields.firstMatch.value as? String ?? ""
    form.save()
    form.disappears()
    XCTAssert(profile.shows(name))
  }

  @MainActor
  func testForgetsWhatIsEditedOnTheFullScreenAndCancelled() {
    let app = XCUIApplication.launched()
    TabBar(app: app).profile.tap()
    let profile = ProfilePage(app: app)
    let form = profile.editOnFullScreen().appears()
    let name = form.screen.textFields.firstMatch.value as? String ?? ""
    form.appendToName(" X")
    form.cancel()
    form.disappears()
    XCTAssert(profile.shows(name))
  }
}
