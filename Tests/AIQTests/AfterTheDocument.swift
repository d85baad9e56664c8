/// The facts that are newer than the document that the spec follows, with the reason for leaving them out of the spec.
enum AfterTheDocument {
  static let tabs = ["groups": "a fourth tab, which moved the settings from 2 to 3"]

  static let routes = [
    "adaptiveTestTaking": "a second kind of test",
    "scoreBreakdown": "declared, and pushed nowhere",
    "groupDetail": "belongs to the groups",
    "createGroup": "belongs to the groups",
    "joinGroup": "belongs to the groups",
    "notificationUpgradePrompt": "a sheet over every tab",
  ]

  static let linkPatterns = ["/groups/join/**": "belongs to the groups"]
}
