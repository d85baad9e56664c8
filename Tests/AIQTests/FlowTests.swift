import AIQ
import Testing

/// What the app does with a landing shows only where one is applied. These rows hold what the landing itself says.
@Suite("What becomes of the app where it opens a link")
struct FlowTests {
  /// Why no row is tried to its end, by its source.
  static let leftToTheNavigator = [
    "DeepLinkNavigationServiceTests.testSettingsDeepLink_CallsPopToRootInSettings": "applies a landing to stacks",
    "DeepLinkNavigationServiceTests.testSettingsDeepLink_PreservesOtherTabsNavigation": "applies a landing to stacks",
    "DeepLinkNavigationServiceTests.testResumeTestDeepLink_CallsPopToRootInDashboard": "applies a landing to stacks",
    "DeepLinkNavigationServiceTests.testTestResultsDeepLink_APIError_ReturnsFailed": "takes the app's answer",
    "DeepLinkNavigationServiceTests.testInvalidDeepLink_PreservesNavigationState": "applies a landing to stacks",
    "DeepLinkNavigationService doc": "drops the second link",
    "MainTabView.consumePendingDeepLink": "keeps the link until the condition holds",
  ]

  @Test("is said by the landing", arguments: AIQFacts.rows(\.flowCases))
  func flow(_ row: AIQFacts.FlowCase) throws {
    #expect(Self.leftToTheNavigator[row.source] != nil)
    let settings = AIQNavigation.resolve("aiq://settings").landing
    let resume = AIQNavigation.resolve("aiq://test/resume/777").landing
    let results = AIQNavigation.resolve("aiq://test/results/999").context
    switch row.source.split(separator: ".").last {
    case "testSettingsDeepLink_CallsPopToRootInSettings":
      #expect(settings?.tab == .settings)
      #expect(settings?.stackChange == .replace([]))
    case "testSettingsDeepLink_PreservesOtherTabsNavigation":
      // A landing speaks of one tab's stack, and of no other.
      #expect(settings == Landing(tab: .settings, stack: [], requires: [.signedIn]))
    case "testResumeTestDeepLink_CallsPopToRootInDashboard":
      #expect(resume?.tab == .dashboard)
      #expect(resume?.stackChange == .replace([.testTaking(sessionId: 777)]))
    case "testTestResultsDeepLink_APIError_ReturnsFailed":
      // The dashboard is selected at its root at once, and where the answer is a failure it stays there.
      #expect(results?.tab == .dashboard)
    case "testInvalidDeepLink_PreservesNavigationState":
      #expect(AIQNavigation.resolve("aiq://nowhere") == .unmatched)
    case "DeepLinkNavigationService doc":
      #expect(AIQNavigation.resolving == .drop)
    case "consumePendingDeepLink":
      #expect(AIQNavigation.Condition.allCases == [.signedIn])
      #expect([settings?.requires, resume?.requires, results?.requires] == [[.signedIn], [.signedIn], [.signedIn]])
    default: Issue.record("nothing here tries \(row.source)")
    }
  }

  @Test("is left to the navigator for these rows, and for no others")
  func navigator() {
    #expect(Set(AIQFacts.rows(\.flowCases).map(\.source)) == Set(Self.leftToTheNavigator.keys))
  }
}
