import AIQ
import Testing

@Suite("A stack of AIQ")
@MainActor
struct StackTests {
  typealias Tab = AIQNavigation.TabDestination
  typealias Route = AIQNavigation.Route

  static let result = TestResult(id: 7, iqScore: 112)
  static let submitted = SubmittedTestResult(id: 7, iqScore: 112)

  let recorder = AIQRecorder()
  var navigator: Navigator<AIQNavigation> { recorder.navigator }

  @Test("Each AIQ tab keeps its own stack after switches of tabs")
  func ofOneTab() {
    navigator.push(.help)
    navigator.select(.history)
    #expect(navigator.state[stack: navigator.state.place] == [])
    navigator.push(.testDetail(result: Self.result))
    #expect(navigator.state[stack: .tab(.settings)] == [])
    navigator.select(.dashboard)
    #expect(navigator.state[stack: navigator.state.place] == [.help])
    #expect(navigator.state[stack: .tab(.history)] == [.testDetail(result: Self.result)])
  }

  @Test("A push in AIQ adds the screen to the stack of the selected tab only")
  func push() {
    navigator.select(.settings)
    #expect(navigator.push(.help) == .done)
    #expect(navigator.state == NavigationState(selectedTab: .settings, stacks: [.settings: [.help]]))
    #expect(recorder.events.last == .pushed(.help, in: .tab(.settings)))
  }

  @Test("The dashboard stack of AIQ holds several screens, and a pop removes only the top screen")
  func levels() {
    let screens: [Route] = [
      .testTaking(sessionId: 7), .testResults(result: Self.submitted, isFirstTest: true),
      .testDetail(result: Self.result), .help,
    ]
    for screen in screens { #expect(navigator.push(screen) == .done) }
    #expect(navigator.state[stack: .tab(.dashboard)] == screens)
    #expect(navigator.pop() == .done)
    #expect(navigator.state[stack: .tab(.dashboard)] == Array(screens.dropLast()))
  }

  @Test(
    "The navigator of AIQ pushes a screen exactly in the tabs that the facts list for the screen",
    arguments: AIQFacts.rows(\.routes).filter {
      AfterTheDocument.routes[$0.name] == nil && $0.name != AIQNavigation.Gate.welcome.name
    })
  func allowed(_ row: AIQFacts.Route) throws {
    let route = try #require(Route.samples.first { $0.name == row.name })
    for tab in Tab.allCases {
      navigator.select(tab)
      #expect((navigator.push(route) == .done) == row.tabs.contains(tab.name))
      #expect(navigator.state[stack: .tab(tab)] == (row.tabs.contains(tab.name) ? [route] : []))
    }
  }

  @Test(
    "The settings tab of AIQ accepts pushes of its own screens",
    arguments: [Route.notificationSettings, .help, .feedback])
  func settings(_ route: Route) {
    navigator.select(.settings)
    #expect(navigator.push(route) == .done)
    #expect(navigator.state[stack: .tab(.settings)] == [route])
  }

  @Test("A push of a screen that an AIQ tab does not allow leaves the stack unchanged")
  func refusal() {
    navigator.push(.help)
    #expect(navigator.push(.feedback) != .done)
    #expect(navigator.state[stack: .tab(.dashboard)] == [.help])
  }

  @Test("A rejected push in AIQ reports one event that describes the reason for the log")
  func report() throws {
    navigator.push(.feedback)
    #expect(recorder.events == [.rejected(.notAllowed(.feedback, in: .tab(.dashboard)))])
    #expect(
      try #require(recorder.events.last).description
        == "rejected: feedback cannot be pushed in tab dashboard: its `in` does not include it")
  }
}
