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
}
