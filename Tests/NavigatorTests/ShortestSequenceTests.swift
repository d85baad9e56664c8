import Everything
import Foundation
import Testing

@testable import WaymarkNavigation

/// Regression tests with the shortest sequences for errors that random sequences found.
@Suite("A short sequence of commands")
@MainActor
struct ShortestSequenceTests {
  @Test("The oldest of three windows moves to the front if a command opens the window again")
  func windowOrder() {
    let recorder = MuseumRecorder()
    for window in [Museum.Window.page(), .page(path: "a"), .page(path: "b"), .page()] {
      recorder.navigator.open(window: window)
    }
    let order: [Museum.Window] = [.page(path: "a"), .page(path: "b"), .page()]
    #expect(recorder.navigator.state.windows.map(\.window) == order)
    #expect(
      recorder.plainEvents == [
        .opened(.page()), .opened(.page(path: "a")), .opened(.page(path: "b")), .opened(.page()),
      ])
  }

  @Test("A navigator ignores the path of a stack view for a dismissed cover or a closed window")
  func stackThatHasGone() {
    let recorder = MuseumRecorder()
    recorder.navigator.present(cover: .buy(), stack: [.payment])
    recorder.navigator.dismiss()
    recorder.clear()
    recorder.navigator[stack: .cover(.buy())] = [.payment]
    recorder.navigator[stack: .window(.page())] = [.works]
    #expect(recorder.plainEvents.isEmpty)
    #expect(recorder.navigator.state == NavigationState())
  }

  @Test("The stored selection of a conditional tab survives a launch without the condition")
  func tabOfFirstLaunch() {
    let storage = MemoryStorage()
    func launch(_ conditions: Set<Museum.Condition>) -> Navigator<Museum> {
      Navigator(conditions: conditions, storage: storage) { _, _ in .done }
    }
    let first = launch([.openNow])
    first.open(window: .page())
    first.select(.shop)
    #expect(launch([]).state.selectedTab == .tour)
    let third = launch([])
    third.conditions = [.openNow]
    #expect(third.state.selectedTab == .shop)
  }

  @Test("A pending landing stays pending if the answer to an older link must also wait for a condition")
  func olderAnswer() async {
    let recorder = MuseumRecorder { _, _ in .landing(Landing(stack: [.works], requires: [.member])) }
    let older = "museum:///scan/ABC-1234"
    recorder.navigator.open(older)
    recorder.navigator.open(Landing(tab: .find, requires: [.openNow]))
    await recorder.settle()
    #expect(recorder.navigator.pendingLink?.requires == [.openNow])
    #expect(recorder.plainEvents.last == .link(.replaced(by: nil), url: older))
    recorder.navigator.conditions = [.member, .openNow]
    #expect(recorder.navigator.state == NavigationState(selectedTab: .find))
  }
}
