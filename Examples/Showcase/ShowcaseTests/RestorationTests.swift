import Foundation
import Testing
import WaymarkNavigation

@testable import Showcase

@MainActor
@Suite("A snapshot")
struct RestorationTests {
  @Test("A snapshot of Showcase restores the selected tab, the stacks and the sheet")
  func everything() {
    let former = NavigationRecorder<ShowcaseNavigation>().navigator
    former.select(.profile)
    former.push(.detail(id: "456"))
    former.push(.about, in: .tab(.settings))
    former.present(sheet: .editProfile)

    let recorder = NavigationRecorder<ShowcaseNavigation>()
    #expect(recorder.navigator.restore(former.snapshot()) == .done)
    #expect(recorder.navigator.state == former.state)
    #expect(recorder.events.first == .restored(lost: [], isSameVersion: true))
  }

  @Test("Showcase rejects an invalid snapshot and keeps its initial state")
  func damaged() {
    let recorder = NavigationRecorder<ShowcaseNavigation>()
    #expect(recorder.navigator.restore(Data("{}".utf8)) != .done)
    #expect(recorder.navigator.state == NavigationState())
  }
}
