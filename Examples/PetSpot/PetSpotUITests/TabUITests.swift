import XCTest

final class TabUITests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  @MainActor
  func testStartsAtHomeWithFiveTabs() {
    let tabs = TabBar(app: .launched())
    XCTAssert(tabs.home.waitForExistence(timeout: 5))
    XCTAssert(tabs.home.isSelected)
    for tab in [tabs.lostPet, tabs.foundPet, tabs.contactUs, tabs.account] { XCTAssert(tab.exists && !tab.isSelected) }
  }

  @MainActor
  func testSaysOfTabsThatAreNotThereYetThatTheyAreComing() {
    let app = XCUIApplication.launched()
    let tabs = TabBar(app: app)
    for tab in [tabs.foundPet, tabs.contactUs, tabs.account] {
      tab.tap()
      XCTAssert(tab.isSelected)
      let placeholder = PlaceholderPage(app: app).appears()
      XCTAssert(placeholder.message.exists)
      XCTAssert(placeholder.icon.exists)
    }
  }

  @MainActor
  func testForgetsTheTabFromLaunchToLaunch() {
    let app = XCUIApplication.launched()
    TabBar(app: app).account.tap()
    app.terminate()
    app.launch()
    XCTAssert(TabBar(app: app).home.waitForExistence(timeout: 5))
    XCTAssert(TabBar(app: app).home.isSelected)
  }

  @MainActor
  func testGoesFromHomeToTheAnnouncementThatCameLast() {
    let app = XCUIApplication.launched()
    let details = HomePage(app: app).openLatest().appears()
    XCTAssert(details.shows("Burek"))
    details.back()
    AnnouncementListPage(app: app).appears()
    XCTAssert(TabBar(app: app).lostPet.isSelected)
  }

  @MainActor
  func testShowsTheMapUnderTheTabBar() {
    let app = XCUIApplication.launched()
    let map = HomePage(app: app).openMap().appears()
    XCTAssert(TabBar(app: app).isVisible)
    map.back()
    map.disappears()
  }

  @MainActor
  func testKeepsTheStackOfATabAndPopsItWhenTheTabIsTappedAgain() {
    let app = XCUIApplication.launched()
    let tabs = TabBar(app: app)
    let map = HomePage(app: app).openMap().appears()
    tabs.lostPet.tap()
    tabs.home.tap()
    map.appears()
    tabs.home.tap()
    map.disappears()
  }
}
