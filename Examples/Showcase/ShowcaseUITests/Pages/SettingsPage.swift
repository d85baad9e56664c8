import XCTest

/// The settings, which are the root of the Settings tab.
@MainActor
struct SettingsPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.TabBar.Root.settings

  func openPreferences() -> PreferencesPage {
    app.buttons["Preferences"].firstMatch.tap()
    return PreferencesPage(app: app)
  }

  func presentPreferences() -> PreferencesPage {
    app.buttons["Preferences on the Full Screen"].firstMatch.tap()
    return PreferencesPage(app: app)
  }

  func presentAbout() -> AboutPage {
    app.buttons["About in a Sheet"].firstMatch.tap()
    return AboutPage(app: app)
  }
}
