import XCTest

/// A screen of the app, as UI tests see the screen.
@MainActor
protocol Page {
  var app: XCUIApplication { get }
  /// The accessibility identifier of the screen.
  var id: String { get }
}

extension Page {
  /// The element of the screen.
  var screen: XCUIElement { app.descendants(matching: .any)[id].firstMatch }

  /// Checks that the screen exists or appears within a few seconds.
  @discardableResult
  func appears(file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssert(screen.waitForExistence(timeout: 5), "\(id) does not appear", file: file, line: line)
    return self
  }

  /// Checks that the screen doesn't exist or disappears within a few seconds.
  func disappears(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssert(screen.waitForNonExistence(timeout: 5), "\(id) does not disappear", file: file, line: line)
  }

  /// Returns a control of the screen, regardless of its element type.
  func control(_ identifier: String) -> XCUIElement {
    screen.descendants(matching: .any)[identifier].firstMatch
  }

  /// Goes back to the previous screen of the stack.
  func back() { app.navigationBars.buttons.firstMatch.tap() }
}
