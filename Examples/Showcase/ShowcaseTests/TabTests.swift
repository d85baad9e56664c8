import Testing
import WaymarkNavigation

@testable import Showcase

@MainActor
@Suite("A tab")
struct TabTests {
  private let recorder = NavigationRecorder<ShowcaseNavigation>()
  private var navigator: Navigator<ShowcaseNavigation> { recorder.navigator }

  @Test("A tab of Showcase keeps its stack while another tab is selected")
  func stacks() {
    navigator.push(.detail(id: "123"))
    navigator.selection = .settings
    navigator.selection = .home
    #expect(navigator.state[stack: .tab(.home)] == [.detail(id: "123")])
  }

  @Test("Tapping the selected tab of Showcase pops its stack to the root")
  func retap() {
    navigator.push(.detail(id: "123"))
    recorder.clear()
    navigator.selection = .home
    #expect(navigator.state == NavigationState())
    #expect(recorder.events == [.retapped(.home), .popped(.detail(id: "123"), in: .tab(.home))])
  }

  @Test("The Home tab of Showcase rejects a push of a screen from the Settings tab")
  func refusal() {
    #expect(navigator.push(.preferences) != .done)
    #expect(navigator.state == NavigationState())
    #expect(recorder.events == [.rejected(.notAllowed(.preferences, in: .tab(.home)))])
  }
}
