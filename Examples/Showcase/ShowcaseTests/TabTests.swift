import Testing
import WaymarkNavigation

@testable import Showcase

@MainActor
@Suite("A tab")
struct TabTests {
  private let recorder = NavigationRecorder<ShowcaseNavigation>()
  private var navigator: Navigator<ShowcaseNavigation> { recorder.navigator }

  @Test("has its stack again when it is selected again")
  func stacks() {
    navigator.push(.detail(id: "123"))
    navigator.selection = .settings
    navigator.selection = .home
    #expect(navigator.state[stack: .tab(.home)] == [.detail(id: "123")])
  }

  @Test("goes back to its root when it is tapped while it is selected")
  func retap() {
    navigator.push(.detail(id: "123"))
    recorder.clear()
    navigator.selection = .home
    #expect(navigator.state == NavigationState())
    #expect(recorder.events == [.retapped(.home), .popped(.detail(id: "123"), in: .tab(.home))])
  }

  @Test("refuses a screen of another tab")
  func refusal() {
    #expect(navigator.push(.preferences) != .done)
    #expect(navigator.state == NavigationState())
    #expect(recorder.events == [.rejected(.notAllowed(.preferences, in: .tab(.home)))])
  }
}
