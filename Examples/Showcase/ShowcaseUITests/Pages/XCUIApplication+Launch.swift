import XCTest

extension XCUIApplication {
  /// Launches the app at its first screen, without state from other tests.
  static func launched() -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["--keeps-nothing"]
    app.launch()
    return app
  }

  /// Opens a link in the running app, or launches the app with the link.
  func follow(_ link: String) throws {
    open(try XCTUnwrap(URL(string: link)))
    XCTAssert(wait(for: .runningForeground, timeout: 5), "the app does not come to the front for \(link)")
  }
}
