import AIQ
import Testing

@Suite("Link flows in AIQ")
@MainActor
struct FlowTests {
  /// The flows that the facts describe, by source.
  enum Flow: String, CaseIterable {
    case popsSettings = "DeepLinkNavigationServiceTests.testSettingsDeepLink_CallsPopToRootInSettings"
    case keepsOtherTabs = "DeepLinkNavigationServiceTests.testSettingsDeepLink_PreservesOtherTabsNavigation"
    case popsDashboard = "DeepLinkNavigationServiceTests.testResumeTestDeepLink_CallsPopToRootInDashboard"
    case resultFails = "DeepLinkNavigationServiceTests.testTestResultsDeepLink_APIError_ReturnsFailed"
    case keepsAll = "DeepLinkNavigationServiceTests.testInvalidDeepLink_PreservesNavigationState"
    case dropsSecond = "DeepLinkNavigationService doc"
    case waits = "MainTabView.consumePendingDeepLink"
  }

  typealias State = NavigationState<AIQNavigation>

  /// Stacks with at least one screen for each tab, and two screens for the settings.
  static let stacks: [AIQNavigation.TabDestination: [AIQNavigation.Route]] = [
    .dashboard: [.testTaking(), .help], .history: [.testDetail(result: TestResult(id: 1, iqScore: 100))],
    .settings: [.notificationSettings, .feedback],
  ]

  private func recorder(in tab: AIQNavigation.TabDestination) -> AIQRecorder {
    let recorder = AIQRecorder()
    for (tab, stack) in Self.stacks { recorder.navigator.replaceStack(with: stack, in: .tab(tab)) }
    recorder.navigator.select(tab)
    recorder.clear()
    return recorder
  }

  @Test(
    "Each recorded link flow of the original app ends in AIQ with the same tab and stacks",
    arguments: AIQFacts.rows(\.flowCases))
  func flow(_ row: AIQFacts.FlowCase) async throws {
    switch try #require(Flow(rawValue: row.source)) {
    case .popsSettings:
      let navigator = recorder(in: .history).navigator
      #expect(navigator.state[stack: .tab(.settings)].count == 2)
      navigator.open("aiq://settings")
      #expect(navigator.state.selectedTab == .settings)
      #expect(navigator.state[stack: .tab(.settings)] == [])
    case .keepsOtherTabs:
      let navigator = recorder(in: .dashboard).navigator
      navigator.open("aiq://settings")
      for tab in [AIQNavigation.TabDestination.dashboard, .history] {
        #expect(navigator.state[stack: .tab(tab)] == Self.stacks[tab])
      }
    case .popsDashboard:
      let navigator = recorder(in: .settings).navigator
      navigator.open("aiq://test/resume/777")
      #expect(navigator.state[stack: .tab(.dashboard)].count == 1)
      #expect(navigator.state.place == .tab(.dashboard))
    case .resultFails:
      let recorder = AIQRecorder(conditions: [.signedIn]) { _, _ in throw ServerError.notFound }
      recorder.navigator.push(.help)
      recorder.navigator.select(.history)
      recorder.navigator.open("aiq://test/results/999")
      await recorder.settle()
      #expect(recorder.navigator.state == State(selectedTab: .dashboard))
      #expect(recorder.plainEvents.last == .link(.nowhere("notFound"), url: "aiq://test/results/999"))
    case .keepsAll:
      let recorder = recorder(in: .history)
      #expect(recorder.navigator.open("aiq://nowhere") == .unmatched)
      #expect(recorder.navigator.state == State(selectedTab: .history, stacks: Self.stacks))
      #expect(recorder.plainEvents == [.link(.unmatched, url: "aiq://nowhere")])
    case .dropsSecond:
      let recorder = AIQRecorder()
      recorder.navigator.open("aiq://test/results/1")
      #expect(recorder.navigator.open("aiq://test/results/2") == .rejected)
      #expect(recorder.navigator.open("aiq://settings") == .rejected)
      await recorder.settle()
      let first = TestResult(id: 1, iqScore: 100)
      #expect(recorder.navigator.state == State(stacks: [.dashboard: [.testDetail(result: first)]]))
    case .waits:
      // The app has no tab view yet, and no user is signed in.
      let navigator = Navigator<AIQNavigation>(storage: nil) { _, _ in .done }
      #expect(navigator.open("aiq://test/resume/1") == .pending)
      #expect(navigator.open("aiq://test/resume/2") == .pending)
      #expect(navigator.pendingLink?.url == "aiq://test/resume/2")
      #expect(navigator.pendingLink?.requires == [.signedIn])
      navigator.conditions.insert(.signedIn)
      #expect(navigator.state == State())
      navigator.host.start()
      #expect(navigator.state == State(stacks: [.dashboard: [.testTaking(sessionId: 2)]]))
      #expect(navigator.pendingLink == nil)
    }
  }

  @Test("The flow tests of AIQ handle every link flow in the facts")
  func everyRow() {
    #expect(AIQFacts.rows(\.flowCases).map(\.source).sorted() == Flow.allCases.map(\.rawValue).sorted())
  }

  private enum ServerError: Error {
    case notFound
  }
}
