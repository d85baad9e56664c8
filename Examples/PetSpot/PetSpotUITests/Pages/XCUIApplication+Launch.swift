import XCTest

extension XCUIApplication {
  /// Launches the app, and returns the app at its first screen.
  static func launched() -> XCUIApplication {
    let app = XCUIApplication()
    app.launch()
    return app
  }

  /// Opens a link in the running app, or launches the app with the link.
  func follow(_ link: String) throws {
    open(try XCTUnwrap(URL(string: link)))
    XCTAssert(wait(for: .runningForeground, timeout: 5), "the app does not come to the front for \(link)")
  }
}
