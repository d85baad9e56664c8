import Everything
import Foundation
import TestSupport
import Testing
import WaymarkNavigation

@Suite("A navigator for a preview")
@MainActor
struct PreviewTests {
  private let quiz = URL(string: "museum://quiz/2")!

  @Test("A preview at a URL shows the destination and makes all conditions true")
  func url() {
    let navigator = Navigator<Museum>.preview(at: quiz)
    #expect(navigator.state[stack: .tab(.tour)].map(\.description) == ["quiz(level: .hard, start: nil)"])
    #expect(navigator.conditions == Set(Museum.Condition.allCases))
    #expect(navigator.pendingLink == nil)
  }

  @Test("A preview keeps the link to a screen pending if a required condition doesn't hold")
  func conditions() {
    let navigator = Navigator<Museum>.preview(at: quiz, conditions: [])
    #expect(navigator.pendingLink?.requires == [.quizSeason])
    #expect(navigator.state == NavigationState())
  }

  @Test("By default, a preview shows the root screen of the initial tab, and with a landing, the landing's screens")
  func landing() {
    #expect(
      Navigator<Museum>.preview().state == MuseumRecorder(conditions: Set(Museum.Condition.allCases)).navigator.state)
    let navigator = Navigator<Museum>.preview(at: Landing(tab: .find, stack: [.works]))
    #expect(navigator.state.selectedTab == .find)
    #expect(navigator.state[stack: .tab(.find)] == [.works])
  }

  @Test("The start of the views doesn't change the state of a preview")
  func views() {
    let navigator = Navigator<Museum>.preview(at: Landing(modals: [.cover(.buy())]))
    navigator.host.start(for: UUID())
    #expect(navigator.state.cover == .buy())
  }

  @Test("A preview at a URL without a destination stops the process with a failure")
  func unmatched() async {
    await #expect(processExitsWith: .failure) {
      _ = await Navigator<Museum>.preview(at: URL(string: "museum://nowhere")!)
    }
  }
}
