import XCTest

final class ReportUITests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  @MainActor
  private func list(_ app: XCUIApplication) -> AnnouncementListPage {
    TabBar(app: app).lostPet.tap()
    return AnnouncementListPage(app: app).appears()
  }

  @MainActor
  func testReportsAMissingPetStepByStep() {
    let app = XCUIApplication.launched()
    let chipNumber = list(app).reportMissing().appears()
    chipNumber.enter("616093900012345")
    let photo = chipNumber.proceed().appears()
    photo.pick()
    let description = photo.proceed().appears()
    description.describe("Reks", "Black and white")
    let contact = description.proceed().appears()
    XCTAssert(contact.title.exists)
    contact.enter(phone: "600000000")
    let summary = contact.send().appears()
    XCTAssertEqual(summary.password.count, 6)
    summary.done()
    summary.disappears()
    XCTAssert(AnnouncementListPage(app: app).row("4").waitForExistence(timeout: 5))
  }

  @MainActor
  func testGoesBackThroughTheStepsAndClosesAtTheFirst() {
    let app = XCUIApplication.launched()
    let chipNumber = list(app).reportMissing().appears()
    chipNumber.enter("616093900012345")
    let photo = chipNumber.proceed().appears()
    let description = photo.proceed().appears()
    description.back()
    description.disappears()
    photo.back()
    photo.disappears()
    XCTAssertEqual(chipNumber.field.value as? String, "616093900012345")
    chipNumber.close()
    chipNumber.disappears()
    XCTAssert(TabBar(app: app).lostPet.isSelected)
  }

  @MainActor
  func testSaysThatAPhotoCannotBeRead() {
    let app = XCUIApplication.launched()
    let photo = list(app).reportMissing().appears().proceed().appears()
    photo.fail()
    XCTAssert(photo.toast.waitForExistence(timeout: 5))
  }

  @MainActor
  func testClosesTheReportOfAFoundPet() {
    let app = XCUIApplication.launched()
    let photo = list(app).reportFound().appears()
    let details = photo.proceed().appears()
    details.back()
    details.disappears()
    photo.close()
    photo.disappears()
    XCTAssert(TabBar(app: app).lostPet.isSelected)
  }
}
