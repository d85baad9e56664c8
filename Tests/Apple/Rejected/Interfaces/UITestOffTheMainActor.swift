// A UI test off the main actor.
// Target: ios17.0
// Expected: ^call to main actor-isolated initializer 'init\(\)' in a synchronous nonisolated context$
// Expected: ^call to main actor-isolated instance method 'launch\(\)' in a synchronous nonisolated context$

import XCTest

final class UITests: XCTestCase {
  func testLaunch() {
    let app = XCUIApplication()
    app.launch()
  }
}
