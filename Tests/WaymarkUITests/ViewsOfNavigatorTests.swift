import Foundation
import Showcase
import TestSupport
import Testing

@testable import WaymarkUI

@MainActor
@Suite("A navigator's views")
struct ViewsOfNavigatorTests {
  private let navigator = Navigator<ShowcaseNavigation>(storage: nil)

  @Test("have links followed while they are there")
  func links() {
    #expect(navigator.open("myapp://profile") == .pending)
    let views = ViewsOfNavigator(navigator)
    #expect(navigator.state.selectedTab == .profile)
    navigator.open("myapp://settings")
    #expect(navigator.state.selectedTab == .settings)
    views.stop()
    #expect(navigator.open("myapp://home") == .pending)
  }

  @Test("take the place of others that go after they have come")
  func replaced() {
    let former = ViewsOfNavigator(navigator)
    let views = ViewsOfNavigator(navigator)
    former.stop()
    navigator.open("myapp://profile")
    #expect(navigator.state.selectedTab == .profile)
    views.stop()
    #expect(navigator.open("myapp://home") == .pending)
  }

  @Test("are gone when nobody holds them any more", .timeLimit(.minutes(1)))
  func forgotten() async {
    var views: ViewsOfNavigator<ShowcaseNavigation>? = ViewsOfNavigator(navigator)
    #expect(views?.navigator === navigator)
    views = nil
    while navigator.open("myapp://profile") != .pending { await Task.yield() }
  }

  @Test("have nothing presented of those before them, and present it themselves")
  func presented() {
    let former = ViewsOfNavigator(navigator)
    navigator.present(sheet: .about)
    navigator.host.modalDidAppear(.sheet(.about))
    former.stop()
    let views = ViewsOfNavigator(navigator)
    #expect(navigator.state.sheet == .about)
    navigator.present(sheet: .editProfile)
    #expect(navigator.state.sheet == .editProfile, "nothing is waited for that the former views had presented")
    views.stop()
  }

  @Test("bring back what the scene has kept, the first time")
  func restored() {
    let snapshot = Navigator<ShowcaseNavigation>(storage: nil)
    snapshot.select(.settings)
    let views = ViewsOfNavigator(navigator, restoring: snapshot.snapshot())
    #expect(navigator.state.selectedTab == .settings)
    views.stop()
  }
}
