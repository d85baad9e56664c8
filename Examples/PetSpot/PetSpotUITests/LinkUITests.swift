import XCTest

final class LinkUITests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  @MainActor
  func testOpensATab() throws {
    let app = XCUIApplication.launched()
    try app.follow("petspot://contact")
    PlaceholderPage(app: app).appears()
    XCTAssert(TabBar(app: app).contactUs.isSelected)
  }

  @MainActor
  func testOpensDetailsInPlaceOfOthers() throws {
    let app = XCUIApplication.launched()
    try app.follow("petspot://lost-pets/1")
    XCTAssert(PetDetailsPage(app: app).appears().shows("Kiwi"))
    try app.follow("petspot://lost-pets/2")
    let details = PetDetailsPage(app: app).appears()
    XCTAssert(details.shows("Mruczka"))
    details.back()
    AnnouncementListPage(app: app).appears()
  }

  @MainActor
  func testSaysThatThereIsNoSuchAnnouncement() throws {
    let app = XCUIApplication.launched()
    try app.follow("petspot://lost-pets/99")
    XCTAssert(PetDetailsPage(app: app).appears().errorView.waitForExistence(timeout: 5))
  }

  @MainActor
  func testOpensAStepOfAReportWithAllBeforeIt() throws {
    let app = XCUIApplication.launched()
    try app.follow("petspot://report-missing/details")
    MissingPetDescriptionPage(app: app).appears().back()
    MissingPetPhotoPage(app: app).appears().back()
    ChipNumberPage(app: app).appears().close()
    AnnouncementListPage(app: app).appears()
  }

  @MainActor
  func testTakesAReportAwayThatIsThere() throws {
    let app = XCUIApplication.launched()
    try app.follow("petspot://report-missing")
    let report = ChipNumberPage(app: app).appears()
    try app.follow("petspot://account")
    report.disappears()
    XCTAssert(TabBar(app: app).account.isSelected)
  }

  @MainActor
  func testStartsTheAppWithALink() throws {
    let app = XCUIApplication()
    app.terminate()
    try app.follow("petspot://lost-pets/3")
    let details = PetDetailsPage(app: app).appears()
    XCTAssert(details.shows("Burek"))
    details.back()
    AnnouncementListPage(app: app).appears()
    XCTAssert(TabBar(app: app).lostPet.isSelected)
  }

  @MainActor
  func testOpensTheListWhereThereIsNoReportToSummarize() throws {
    let app = XCUIApplication()
    app.terminate()
    try app.follow("petspot://report-missing/summary")
    AnnouncementListPage(app: app).appears()
    XCTAssertFalse(MissingPetSummaryPage(app: app).screen.exists)
  }
}
