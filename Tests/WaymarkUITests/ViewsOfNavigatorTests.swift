import Foundation
import Showcase
import TestSupport
import Testing

@testable import WaymarkUI

@MainActor
@Suite("A navigator's views")
struct ViewsOfNavigatorTests {
  private let navigator = Navigator<ShowcaseNavigation>(storage: nil)

  @Test("A navigator opens links while its views exist, and keeps links pending before and after")
  func links() {
    #expect(navigator.open("myapp://profile") == .pending)
    let views = ViewsOfNavigator(navigator)
    #expect(navigator.state.selectedTab == .profile)
    navigator.open("myapp://settings")
    #expect(navigator.state.selectedTab == .settings)
    views.stop()
    #expect(navigator.open("myapp://home") == .pending)
  }

  @Test("A navigator opens links in new views although the former views disappear later")
  func replaced() {
    let former = ViewsOfNavigator(navigator)
    let views = ViewsOfNavigator(navigator)
    former.stop()
    navigator.open("myapp://profile")
    #expect(navigator.state.selectedTab == .profile)
    views.stop()
    #expect(navigator.open("myapp://home") == .pending)
  }

  @Test("A link stays pending after the last reference to the views of the navigator is released")
  func forgotten() async {
    var views: ViewsOfNavigator<ShowcaseNavigation>? = ViewsOfNavigator(navigator)
    #expect(views?.navigator === navigator)
    views = nil
    await runWaitingTasks()
    #expect(navigator.open("myapp://profile") == .pending)
  }

  @Test("New views keep the sheet of the former views in the state, and another sheet can replace the sheet")
  func presented() {
    let former = ViewsOfNavigator(navigator)
    navigator.select(.settings)
    navigator.present(sheet: .about)
    navigator.host.modalDidAppear(.sheet(.about))
    former.stop()
    let views = ViewsOfNavigator(navigator)
    #expect(navigator.state.sheet == .about)
    navigator.select(.profile)
    navigator.present(sheet: .editProfile)
    #expect(
      navigator.host.modals.map(\.screen) == [.sheet(.editProfile)],
      "nothing is waited for that the former views had presented")
    views.stop()
  }

  @Test("Two views that show the same navigator at the same time log one fault, and links still open")
  func twice() async {
    var faults: [String] = []
    navigator.reportMistake = { faults.append($0) }
    let first = ViewsOfNavigator(navigator)
    navigator.select(.settings)
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
    navigator.select(.profile)
    navigator.present(sheet: .editProfile)
    #expect(navigator.host.modals.isEmpty, "the sheet of the first views is dismissed first")
    navigator.host.modalDidDismiss(.sheet(.about))
    #expect(navigator.host.modals.map(\.screen) == [.sheet(.editProfile)])
    second.stop()
    #expect(navigator.open("myapp://profile") == .opened, "the first views still follow links")
    first.stop()
  }

  @Test("New views of a navigator log no fault if the replaced views disappear in time")
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

  @Test("New views do not wait for a dismissal that the replaced views have begun")
  func dismissing() {
    let former = ViewsOfNavigator(navigator)
    navigator.select(.settings)
    navigator.present(sheet: .about)
    navigator.host.modalDidAppear(.sheet(.about))
    navigator.select(.profile)
    navigator.present(sheet: .editProfile)
    #expect(navigator.host.modals.isEmpty, "the navigator waits for the dismissal")
    let views = ViewsOfNavigator(navigator)
    former.stop()
    #expect(navigator.host.modals.map(\.screen) == [.sheet(.editProfile)])
    views.stop()
  }

  @Test("The dismissal of a sheet counts in new views that present the sheet of replaced views again")
  func presentedAgain() {
    let former = ViewsOfNavigator(navigator)
    navigator.select(.settings)
    navigator.present(sheet: .about)
    navigator.host.modalDidAppear(.sheet(.about))
    let views = ViewsOfNavigator(navigator)
    navigator.host.modalDidAppear(.sheet(.about))
    former.stop()
    navigator.host.modalDidDismiss(.sheet(.about))
    #expect(navigator.state.modal == nil, "the dismissal of the sheet in the new views counts")
    views.stop()
  }

  @Test("New views of a navigator restore the snapshot of the scene")
  func restored() {
    let snapshot = Navigator<ShowcaseNavigation>(storage: nil)
    snapshot.select(.settings)
    let views = ViewsOfNavigator(navigator, restoring: snapshot.snapshot())
    #expect(navigator.state.selectedTab == .settings)
    views.stop()
  }
}
