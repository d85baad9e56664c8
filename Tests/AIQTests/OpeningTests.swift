import AIQ
import Testing

@Suite("A link that AIQ opens")
@MainActor
struct OpeningTests {
  typealias Tab = AIQNavigation.TabDestination
  typealias State = NavigationState<AIQNavigation>

  static let result = TestResult(id: 9, iqScore: 100)

  /// Opens a link in a tab of an app that has screens on each stack.
  private func opened(
    _ url: String, in tab: Tab, by recorder: AIQRecorder = AIQRecorder()
  ) -> (state: State, outcome: LinkOutcome, recorder: AIQRecorder) {
    for (tab, stack) in FlowTests.stacks { recorder.navigator.replaceStack(with: stack, in: .tab(tab)) }
    recorder.navigator.select(tab)
    recorder.clear()
    let outcome = recorder.navigator.open(url)
    return (recorder.navigator.state, outcome, recorder)
  }

  @Test("A link to the settings of AIQ selects the settings tab, whatever tab is selected", arguments: Tab.allCases)
  func settingsTab(_ tab: Tab) {
    #expect(opened("aiq://settings", in: tab).state.selectedTab == .settings)
  }

  @Test("Opening a link to the settings of AIQ pops the settings tab to its root", arguments: Tab.allCases)
  func settingsRoot(_ tab: Tab) {
    #expect(opened("aiq://settings", in: tab).state[stack: .tab(.settings)] == [])
  }

  @Test("AIQ opens a link to the settings at once without a call of the link resolver")
  func settingsAtOnce() {
    let recorder = AIQRecorder(conditions: [.signedIn]) { link, _ in
      Issue.record("the app is asked where \(link) leads")
      return .done
    }
    let opened = opened("aiq://settings", in: .history, by: recorder)
    #expect(opened.outcome == .opened)
    #expect(recorder.navigator.resolvingLink == nil)
  }

  @Test("A link to the settings of AIQ reports the link, the switch of tabs, and the pops, but no push")
  func settingsPush() {
    let opened = opened("aiq://settings", in: .dashboard)
    #expect(
      opened.recorder.plainEvents == [
        .link(.opened(Landing(tab: .settings, stack: [], requires: [.signedIn])), url: "aiq://settings"),
        .selected(.settings, from: .dashboard),
        .popped(.feedback, in: .tab(.settings)), .popped(.notificationSettings, in: .tab(.settings)),
      ])
  }

  @Test(
    "A link that resumes an IQ test selects the dashboard of AIQ, whatever tab is selected", arguments: Tab.allCases)
  func resumeTab(_ tab: Tab) {
    #expect(opened("aiq://test/resume/5", in: tab).state.selectedTab == .dashboard)
  }

  @Test("Opening a link that resumes an IQ test pops every earlier screen of the AIQ dashboard")
  func resumeRoot() {
    let popped = opened("aiq://test/resume/5", in: .settings).recorder.plainEvents.filter {
      if case .popped(_, in: .tab(.dashboard)) = $0 { true } else { false }
    }
    #expect(popped == [.popped(.help, in: .tab(.dashboard)), .popped(.testTaking(), in: .tab(.dashboard))])
  }

  @Test("AIQ pushes the IQ test of a link as the only screen on the dashboard stack", arguments: Tab.allCases)
  func resumePush(_ tab: Tab) {
    let opened = opened("aiq://test/resume/5", in: tab)
    #expect(opened.state[stack: .tab(.dashboard)] == [.testTaking(sessionId: 5)])
    #expect(opened.recorder.plainEvents.last == .pushed(.testTaking(sessionId: 5), in: .tab(.dashboard)))
  }

  @Test("A link to an AIQ result selects the dashboard while the app looks for the result", arguments: Tab.allCases)
  func resultTab(_ tab: Tab) {
    let opened = opened("aiq://test/results/9", in: tab)
    #expect(opened.outcome == .handledByApp)
    #expect(opened.state.selectedTab == .dashboard)
  }

  @Test("AIQ pops the dashboard to its root while the app looks for the result of a link", arguments: Tab.allCases)
  func resultRoot(_ tab: Tab) {
    #expect(opened("aiq://test/results/9", in: tab).state[stack: .tab(.dashboard)] == [])
  }

  @Test("A link to an AIQ result shows the result on the dashboard after the app finds the result")
  func resultPush() async {
    let opened = opened("aiq://test/results/9", in: .settings)
    await opened.recorder.settle()
    let navigator = opened.recorder.navigator
    #expect(navigator.state.selectedTab == .dashboard)
    #expect(navigator.state[stack: .tab(.dashboard)] == [.testDetail(result: Self.result)])
    #expect(navigator.resolvingLink == nil)
  }

  @Test("Opening a link to an AIQ result leaves the stacks of the history and the settings unchanged")
  func resultElsewhere() async {
    let opened = opened("aiq://test/results/9", in: .settings)
    await opened.recorder.settle()
    for tab in [Tab.history, .settings] {
      #expect(opened.recorder.navigator.state[stack: .tab(tab)] == FlowTests.stacks[tab])
    }
  }

  @Test("AIQ leaves the dashboard at its root and reports the reason if the app finds no result for a link")
  func resultFailure() async {
    let recorder = AIQRecorder(conditions: [.signedIn]) { _, _ in .nowhere("no such result") }
    let opened = opened("aiq://test/results/9", in: .history, by: recorder)
    await recorder.settle()
    #expect(recorder.navigator.state == opened.state)
    #expect(recorder.navigator.state[stack: .tab(.dashboard)] == [])
    #expect(recorder.plainEvents.last == .link(.nowhere("no such result"), url: "aiq://test/results/9"))
  }

  @Test(
    "An unmatched or rejected AIQ link changes neither the selected tab nor a stack",
    arguments: ["aiq://nowhere", "aiq://test/results/0", "aiq://../settings"])
  func invalid(_ url: String) {
    #expect(opened(url, in: .history).state == State(selectedTab: .history, stacks: FlowTests.stacks))
  }

  @Test("Opening an unmatched AIQ link reports one event with a description for the log")
  func warning() {
    let opened = opened("aiq://nowhere", in: .history)
    #expect(opened.recorder.plainEvents == [.link(.unmatched, url: "aiq://nowhere")])
    #expect(opened.recorder.plainEvents.map(\.description) == ["link aiq://nowhere matches no link of the app"])
  }

  @Test(
    "The first event of an AIQ link describes the landing, the resolved link, the missing condition, or the mismatch",
    arguments: [
      ("aiq://settings", true, "leads to tab settings"),
      ("aiq://test/resume/5", true, "leads to tab dashboard › testTaking(sessionId: 5)"),
      ("aiq://test/results/9", true, "is openResults(id: 9), which the app resolves"),
      ("aiq://settings", false, "waits for signedIn"),
      ("aiq://nowhere", true, "matches no link of the app"),
    ])
  func contract(url: String, isSignedIn: Bool, becomes: String) {
    let recorder = AIQRecorder(conditions: isSignedIn ? [.signedIn] : [])
    recorder.navigator.open(url)
    let links = recorder.plainEvents.compactMap {
      if case .link(let link) = $0 { link.status.description } else { nil }
    }
    #expect(links.first == becomes)
  }
}
