import AIQ
import Foundation
import Testing
import WaymarkNavigation

@Suite("Signing out of AIQ")
@MainActor
struct SigningOutTests {
  @Test("while the app looks for where a link leads keeps the answer back, as the link requires somebody signed in")
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
