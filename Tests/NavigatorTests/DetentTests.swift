import Foundation
import Testing

@testable import WaymarkNavigation

@Suite("The height of a sheet")
@MainActor
struct DetentTests {
  let views = FakeViews<Bazaar>(conditions: Bazaar.openGates)
  var navigator: Navigator<Bazaar> { views.navigator }
  private let sheet = Bazaar.Sheet.share(id: 1)

  private func present() {
    navigator.present(sheet: sheet)
    views.appear(.sheet(sheet))
    views.clear()
  }

  @Test("A sheet rests at the smallest height of the spec until the user selects another one, which an event reports")
  func resize() {
    present()
    #expect(navigator[detentOf: sheet] == .fraction(0.4))
    navigator[detentOf: sheet] = .fraction(0.4)
    #expect(views.events == [])
    navigator[detentOf: sheet] = .large
    #expect(navigator[detentOf: sheet] == .large)
    #expect(navigator.state.modals == [NavigationState.Modal(.sheet(sheet), detent: .large)])
    #expect(views.events == [.resized(.sheet(sheet), to: .large)])
    #expect(views.events.map(\.description) == ["resized sheet share(id: 1) to large"])
  }

  @Test(
    "A sheet that is presented again while it is on the screen returns to its smallest height, which an event reports")
  func again() {
    present()
    navigator[detentOf: sheet] = .large
    views.clear()
    navigator.present(sheet: sheet)
    #expect(navigator[detentOf: sheet] == .fraction(0.4))
    #expect(views.events == [.resized(.sheet(sheet), to: .fraction(0.4))])
    navigator[detentOf: sheet] = .medium
    navigator[detentOf: sheet] = .fraction(0.4)
    views.clear()
    navigator.present(sheet: sheet)
    #expect(views.events == [])
  }

  @Test("A sheet that returns to its smallest height has its former state, and a question about leaving it stays")
  func smallest() {
    present()
    let state = navigator.state
    navigator[detentOf: sheet] = .large
    navigator[detentOf: sheet] = .fraction(0.4)
    #expect(navigator.state == state)
    let changes = navigator.host.beginChanges(in: .sheet(sheet)) { LeavingQuestion("", stay: "", .leave("")) }
    #expect(navigator.dismiss() == .asking)
    navigator.present(sheet: sheet)
    #expect(navigator.leavingQuestion != nil)
    withExtendedLifetime(changes) {}
  }

  @Test("A height that the spec doesn't list, and the height of a sheet that isn't presented, have no effect")
  func unknown() {
    navigator[detentOf: sheet] = .medium
    present()
    navigator[detentOf: sheet] = .fraction(0.7)
    navigator[detentOf: .settings] = .large
    #expect(navigator.state.modals == [.sheet(sheet)])
    #expect(navigator[detentOf: .settings] == nil)
    #expect(views.events == [])
  }

  @Test("A snapshot restores the height of a sheet, and a sheet that is presented again has its smallest height")
  func snapshot() {
    present()
    navigator[detentOf: sheet] = .medium
    let snapshot = navigator.snapshot()
    navigator.dismiss()
    views.disappear(.sheet(sheet))
    present()
    #expect(navigator[detentOf: sheet] == .fraction(0.4))
    #expect(navigator.restore(snapshot) == .done)
    #expect(navigator[detentOf: sheet] == .medium)
  }

  @Test("A snapshot without a height, or with a damaged height, restores the sheet at its smallest height")
  func earlierSnapshot() throws {
    present()
    navigator[detentOf: sheet] = .medium
    let text = try #require(String(data: navigator.snapshot(), encoding: .utf8))
    for other in ["\"0.7\"", "7", "\"tall\""] {
      let damaged = text.replacingOccurrences(of: "\"detent\":\"medium\"", with: "\"detent\":\(other)")
      #expect(damaged != text)
      #expect(navigator.restore(Data(damaged.utf8)) == .done)
      #expect(navigator.state.modals == [.sheet(sheet)])
    }
  }

  @Test("The height of a sheet stays when a condition changes and when a screen is pushed elsewhere")
  func others() {
    present()
    navigator[detentOf: sheet] = .medium
    navigator.set(.member, to: true)
    navigator.set(.member, to: false)
    navigator.push(.product(id: 2), in: .tab(.home))
    #expect(navigator[detentOf: sheet] == .medium)
  }
}
