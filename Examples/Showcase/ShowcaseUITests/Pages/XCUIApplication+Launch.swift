import XCTest

extension XCUIApplication {
  /// The app, at its first screen, with nothing kept of other tests.
  static func launched() -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["--keeps-nothing"]
    app.launch()
    return app
  }

  /// Follows a link while the app is there, or starts the app with it.
  func follow(_ link: String) throws {
    open(try XCTUnwrap(URL(string: link)))
    XCTAssert(wait(for: .runningForeground, timeout: 5), "the app does not come to the front for \(link)")
  }
}
