import Foundation
import Testing
import WaymarkNavigation

@testable import Showcase

@MainActor
@Suite("A snapshot")
struct RestorationTests {
  @Test("brings the tab, the stacks and the sheet back")
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

  @Test("that is none is dropped")
  func damaged() {
    let recorder = NavigationRecorder<ShowcaseNavigation>()
    #expect(recorder.navigator.restore(Data("{}".utf8)) != .done)
    #expect(recorder.navigator.state == NavigationState())
  }
}
