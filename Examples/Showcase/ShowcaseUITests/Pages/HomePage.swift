import XCTest

/// The list of walks, which is the root of the Home tab.
@MainActor
struct HomePage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.TabBar.Root.home

  func openWalk(_ name: String) -> DetailPage {
    app.staticTexts[name].firstMatch.tap()
    return DetailPage(app: app)
  }

  func openExtraInfo() -> ExtraInfoPage {
    app.buttons["Extra Info"].firstMatch.tap()
    return ExtraInfoPage(app: app)
  }
}
