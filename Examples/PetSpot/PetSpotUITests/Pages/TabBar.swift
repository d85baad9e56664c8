import XCTest

@MainActor
struct TabBar {
  let app: XCUIApplication

  var home: XCUIElement { button(AccessibilityID.TabBar.home) }
  var lostPet: XCUIElement { button(AccessibilityID.TabBar.lostPet) }
  var foundPet: XCUIElement { button(AccessibilityID.TabBar.foundPet) }
  var contactUs: XCUIElement { button(AccessibilityID.TabBar.contactUs) }
  var account: XCUIElement { button(AccessibilityID.TabBar.account) }

  /// A Boolean value that indicates whether the tab bar is visible. A hidden tab bar can still be in the element tree.
  var isVisible: Bool { lostPet.exists && lostPet.isHittable }

  private func button(_ id: String) -> XCUIElement { app.buttons[id].firstMatch }
}
