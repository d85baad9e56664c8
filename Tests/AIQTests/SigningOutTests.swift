import AIQ
import Foundation
import Testing
import WaymarkNavigation

@Suite("Signing out of AIQ")
@MainActor
struct SigningOutTests {
  @Test("A sign-out while AIQ resolves a link keeps the link pending instead of applying the answer")
  func answer() async throws {
    let recorder = NavigationRecorder<AIQNavigation>(conditions: [.signedIn]) { _, _ in
      .landing(Landing(tab: .history))
    }
    let navigator = recorder.navigator
    navigator.open(try #require(URL(string: "aiq://test/results/123")))
    #expect(navigator.resolvingLink != nil && navigator.state.selectedTab == .dashboard)
    navigator.conditions = []
    await recorder.settle()
    #expect(navigator.state.selectedTab == .dashboard)
    #expect(navigator.pendingLink?.url == "aiq://test/results/123")
    #expect(navigator.pendingLink?.requires == [.signedIn])
  }

  @Test("Before the sign-in, AIQ shows the welcome screen instead of the tabs, and pushes the registration onto it")
  func welcome() {
    let navigator = AIQRecorder(conditions: []).navigator
    #expect(navigator.gate == .welcome)
    #expect(navigator.push(.registration) == .done)
    #expect(navigator.push(.help).reason != nil)
    #expect(navigator.state.screenName == "registration")
    navigator.set(.signedIn, to: true)
    #expect(navigator.state == NavigationState())
  }

  @Test("After a sign-out of AIQ, the next user sees no screen of the last user")
  func nextUser() {
    let recorder = AIQRecorder()
    let navigator = recorder.navigator
    for (tab, stack) in FlowTests.stacks { navigator.replaceStack(with: stack, in: .tab(tab)) }
    navigator.select(.history)
    recorder.clear()
    navigator.set(.signedIn, to: false)
    #expect(recorder.events.last == .gateShown(.welcome))
    #expect(navigator.gate == .welcome)
    navigator.set(.signedIn, to: true)
    #expect(navigator.state == NavigationState())
  }
}
