import Testing
import WaymarkNavigation

@testable import Showcase

@MainActor
@Suite("A sheet or cover")
struct ModalTests {
  private let recorder = NavigationRecorder<ShowcaseNavigation>()
  private var navigator: Navigator<ShowcaseNavigation> { recorder.navigator }

  @Test("takes the place of the one before it")
  func replacement() {
    navigator.present(sheet: .editProfile)
    navigator.present(cover: .editProfileFullScreen)
    #expect(navigator.sheet == nil)
    #expect(navigator.cover == .editProfileFullScreen)
    #expect(
      recorder.events == [
        .presented(.sheet(.editProfile)), .dismissed(.sheet(.editProfile)), .presented(.cover(.editProfileFullScreen)),
      ])
  }

  @Test("waits for the view of the one before it to be gone")
  func waiting() throws {
    let navigator = Navigator<ShowcaseNavigation>(storage: nil)
    navigator.host.start()
    navigator.present(sheet: .about)
    let about = try #require(navigator.host.modals.first)
    navigator.host.modalDidAppear(about)
    navigator.present(cover: .preferences)
    #expect(navigator.state.modals == [.cover(.preferences)])
    #expect(navigator.host.modals.isEmpty)
    navigator.host.modalDidDismiss(about)
    #expect(navigator.host.modals.map(\.screen) == [.cover(.preferences)])
  }

  @Test("leaves the stack beneath it as it is when it is dismissed")
  func dismissal() {
    navigator.select(.profile)
    navigator.push(.detail(id: "456"))
    navigator.present(sheet: .editProfile)
    navigator.dismiss()
    #expect(navigator.state == NavigationState(selectedTab: .profile, stacks: [.profile: [.detail(id: "456")]]))
  }
}
