import XCTest

/// A screen of the app, as a UI test sees it.
@MainActor
protocol Page {
  var app: XCUIApplication { get }
  /// The identifier of the screen.
  var id: String { get }
}

extension Page {
  /// The screen itself. What kind of element it is depends on its view, a list or a form.
  var screen: XCUIElement { app.descendants(matching: .any)[id].firstMatch }

  /// Makes sure that the screen is there, or will be in a moment.
  @discardableResult
  func appears(file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssert(screen.waitForExistence(timeout: 5), "\(id) does not appear", file: file, line: line)
    return self
  }

  /// Makes sure that the screen is not there, or will be gone in a moment.
  func disappears(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssert(screen.waitForNonExistence(timeout: 5), "\(id) does not disappear", file: file, line: line)
  }

  /// Goes back to the screen beneath.
  func back() { app.navigationBars.buttons.firstMatch.tap() }
}
