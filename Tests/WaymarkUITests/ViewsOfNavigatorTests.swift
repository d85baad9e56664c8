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

  @Test("are gone when nobody holds them any more")
  func forgotten() async {
    var views: ViewsOfNavigator<ShowcaseNavigation>? = ViewsOfNavigator(navigator)
    #expect(views?.navigator === navigator)
    views = nil
    await runWaitingTasks()
    #expect(navigator.open("myapp://profile") == .pending)
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

  @Test("log a fault if other views show the same navigator, and reset nothing")
  func twice() async {
    var faults: [String] = []
    navigator.reportMistake = { faults.append($0) }
    let first = ViewsOfNavigator(navigator)
    navigator.present(sheet: .about)
    navigator.host.modalDidAppear(.sheet(.about))
    var delayed: [@MainActor () -> Void] = []
    navigator.delay = { delayed.append($1) }
    let second = ViewsOfNavigator(navigator)
    #expect(faults.isEmpty && delayed.count == 1)
    delayed[0]()
    #expect(faults.count == 1)
    #expect(faults.first?.contains("2 views show the same Navigator<ShowcaseNavigation>") == true)
    #expect(faults.first?.contains("inside the WindowGroup") == true)
    navigator.present(sheet: .editProfile)
    #expect(navigator.host.modals.isEmpty, "the sheet of the first views is dismissed first")
    navigator.host.modalDidDismiss(.sheet(.about))
    #expect(navigator.host.modals.map(\.screen) == [.sheet(.editProfile)])
    second.stop()
    #expect(navigator.open("myapp://profile") == .opened, "the first views still follow links")
    first.stop()
  }

  @Test("log no fault if they replace views that disappear later")
  func replacing() async {
    var faults: [String] = []
    navigator.reportMistake = { faults.append($0) }
    let former = ViewsOfNavigator(navigator)
    var delayed: [@MainActor () -> Void] = []
    navigator.delay = { delayed.append($1) }
    let views = ViewsOfNavigator(navigator)
    former.stop()
    #expect(delayed.count == 1)
    delayed[0]()
    #expect(faults.isEmpty)
    views.stop()
  }

  @Test("don't wait for a dismissal that replaced views have begun")
  func dismissing() {
    let former = ViewsOfNavigator(navigator)
    navigator.present(sheet: .about)
    navigator.host.modalDidAppear(.sheet(.about))
    navigator.present(sheet: .editProfile)
    #expect(navigator.host.modals.isEmpty, "the navigator waits for the dismissal")
    let views = ViewsOfNavigator(navigator)
    former.stop()
    #expect(navigator.host.modals.map(\.screen) == [.sheet(.editProfile)])
    views.stop()
  }

  @Test("present the sheet of replaced views again")
  func presentedAgain() {
    let former = ViewsOfNavigator(navigator)
    navigator.present(sheet: .about)
    navigator.host.modalDidAppear(.sheet(.about))
    let views = ViewsOfNavigator(navigator)
    navigator.host.modalDidAppear(.sheet(.about))
    former.stop()
    navigator.host.modalDidDismiss(.sheet(.about))
    #expect(navigator.state.modal == nil, "the dismissal of the sheet in the new views counts")
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
