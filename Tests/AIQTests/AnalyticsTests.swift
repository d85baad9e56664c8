import AIQ
import Testing

@Suite("The analytics of AIQ")
@MainActor
struct AnalyticsTests {
  let recorder = AIQRecorder()
  var navigator: Navigator<AIQNavigation> { recorder.navigator }

  private func useTheApp() {
    navigator.push(.help)
    navigator.select(.settings)
    navigator.push(.feedback)
    navigator.push(.help)
    navigator.pop()
    navigator.select(.dashboard)
  }

  @Test("Each switch of tabs in AIQ reports the new and the previous tab in an event for analytics")
  func switches() {
    useTheApp()
    let switches = recorder.plainEvents.filter { if case .selected = $0 { true } else { false } }
    #expect(switches == [.selected(.settings, from: .dashboard), .selected(.dashboard, from: .settings)])
  }

  @Test("A push in AIQ reports a separate event with the screen and its tab for analytics")
  func pushes() {
    useTheApp()
    let pushes = recorder.plainEvents.filter { if case .pushed = $0 { true } else { false } }
    #expect(
      pushes == [
        .pushed(.help, in: .tab(.dashboard)), .pushed(.feedback, in: .tab(.settings)),
        .pushed(.help, in: .tab(.settings)),
      ])
  }

  @Test("The event of an AIQ link distinguishes a link to a tab from a link that pushes a screen")
  func links() {
    for url in ["aiq://settings", "aiq://test/resume/5"] { navigator.open(url) }
    let depths: [Int] = recorder.plainEvents.compactMap {
      if case .link(let link) = $0, case .opened(let landing) = link.status { landing.stack.count } else { nil }
    }
    #expect(depths == [0, 1])
  }

  @Test("The navigation events of AIQ contain the screen names of the spec")
  func names() {
    useTheApp()
    #expect(
      recorder.plainEvents.map(\.screenName) == ["help", "settings", "feedback", "help", "help", "dashboard"])
  }

  @Test("The asynchronous event stream of the AIQ navigator yields every event that the event closure receives")
  func stream() async {
    var events = navigator.events.makeAsyncIterator()
    useTheApp()
    #expect(recorder.plainEvents.count == 6)
    for event in recorder.plainEvents { #expect(await events.next() == event) }
  }
}
