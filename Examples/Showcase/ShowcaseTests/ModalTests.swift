import Testing
import WaymarkNavigation

@testable import Showcase

@MainActor
@Suite("A sheet or cover")
struct ModalTests {
  private let recorder = NavigationRecorder<ShowcaseNavigation>()
  private var navigator: Navigator<ShowcaseNavigation> { recorder.navigator }

  @Test("Presenting a cover in Showcase first dismisses the current sheet")
  func replacement() {
    navigator.select(.profile)
    recorder.clear()
    navigator.present(sheet: .editProfile)
    navigator.present(cover: .editProfileFullScreen)
    #expect(navigator.sheet == nil)
    #expect(navigator.cover == .editProfileFullScreen)
    #expect(
      recorder.events == [
        .presented(.sheet(.editProfile)), .dismissed(.sheet(.editProfile)), .presented(.cover(.editProfileFullScreen)),
      ])
  }

  @Test("The view of a cover in Showcase appears only after the view of the previous sheet disappears")
  func waiting() throws {
    let navigator = Navigator<ShowcaseNavigation>(storage: nil)
    navigator.host.start()
    navigator.select(.settings)
    navigator.present(sheet: .about)
    let about = try #require(navigator.host.modals.first)
    navigator.host.modalDidAppear(about)
    navigator.present(cover: .preferences)
    #expect(navigator.state.modals == [.cover(.preferences)])
    #expect(navigator.host.modals.isEmpty)
    navigator.host.modalDidDismiss(about)
    #expect(navigator.host.modals.map(\.screen) == [.cover(.preferences)])
  }

  @Test("Dismissing a sheet of Showcase keeps the stack beneath the sheet")
  func dismissal() {
    navigator.select(.profile)
    navigator.push(.detail(id: "456"))
    navigator.present(sheet: .editProfile)
    navigator.dismiss()
    #expect(navigator.state == NavigationState(selectedTab: .profile, stacks: [.profile: [.detail(id: "456")]]))
  }
}
