import XCTest

/// The summary after the report of a missing pet.
@MainActor
struct MissingPetSummaryPage: Page {
  let app: XCUIApplication
  let id = AccessibilityID.Route.MissingPetReport.MissingPetSummary.id

  var password: String { control("password").label }

  func done() { control("done").tap() }
}
