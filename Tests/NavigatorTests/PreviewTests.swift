import Everything
import Foundation
import TestSupport
import Testing
import WaymarkNavigation

@Suite("A navigator for a preview")
@MainActor
struct PreviewTests {
  private let quiz = URL(string: "museum://quiz/2")!

  @Test("shows the destination of a URL, and all conditions hold")
  func url() {
    let navigator = Navigator<Museum>.preview(at: quiz)
    #expect(navigator.state[stack: .tab(.tour)].map(\.description) == ["quiz(level: .hard, start: nil)"])
    #expect(navigator.conditions == Set(Museum.Condition.allCases))
    #expect(navigator.pendingLink == nil)
  }

  @Test("keeps a link whose conditions do not hold")
  func conditions() {
    let navigator = Navigator<Museum>.preview(at: quiz, conditions: [])
    #expect(navigator.pendingLink?.requires == [.quizSeason])
    #expect(navigator.state == NavigationState())
  }

  @Test("shows a destination, by default the root screen of the initial tab")
  func landing() {
    #expect(
      Navigator<Museum>.preview().state == MuseumRecorder(conditions: Set(Museum.Condition.allCases)).navigator.state)
    let navigator = Navigator<Museum>.preview(at: Landing(tab: .find, stack: [.works]))
    #expect(navigator.state.selectedTab == .find)
    #expect(navigator.state[stack: .tab(.find)] == [.works])
  }

  @Test("keeps its state when the views appear")
  func views() {
    let navigator = Navigator<Museum>.preview(at: Landing(modals: [.cover(.buy())]))
    navigator.host.start(for: UUID())
    #expect(navigator.state.cover == .buy())
  }

  @Test("fails if the URL has no destination")
  func unmatched() async {
    await #expect(processExitsWith: .failure) {
      _ = await Navigator<Museum>.preview(at: URL(string: "museum://nowhere")!)
    }
  }
}
