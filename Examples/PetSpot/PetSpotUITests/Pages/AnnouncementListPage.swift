import XCTest

/// The list of lost pets, which is the root of the Lost Pet tab.
@MainActor
struct AnnouncementListPage {
  let app: XCUIApplication

  func row(_ id: String) -> XCUIElement { app.buttons["announcement.\(id)"].firstMatch }

  @discardableResult
  func appears(file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssert(row("1").waitForExistence(timeout: 5), "the list does not appear", file: file, line: line)
    return self
  }

  func open(_ id: String) -> PetDetailsPage {
    row(id).tap()
    return PetDetailsPage(app: app)
  }

  func reportMissing() -> ChipNumberPage {
    app.buttons["announcements.reportMissing"].firstMatch.tap()
    return ChipNumberPage(app: app)
  }

  func reportFound() -> FoundPetPhotoPage {
    app.buttons["announcements.reportFound"].firstMatch.tap()
    return FoundPetPhotoPage(app: app)
  }
}
