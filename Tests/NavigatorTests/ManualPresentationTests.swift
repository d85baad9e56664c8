import Everything
import Testing
import WaymarkNavigation

@Suite("A recorder whose sheets and covers appear manually")
@MainActor
struct ManualPresentationTests {
  let recorder = NavigationRecorder<Museum>(presenting: .manually, resolve: { _, _ in .done })
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("A recorder shows that a sheet which the system can't present is skipped, and appears later")
  func unconfirmed() {
    navigator.present(sheet: .page())
    recorder.letTimePass()
    #expect(recorder.events == [.presented(.sheet(.page())), .unconfirmed(.sheet(.page()))])
    #expect(recorder.modals.isEmpty)
    navigator.push(.works)
    #expect(navigator[stack: .tab(.tour)] == [.works])
    recorder.showModals()
    #expect(recorder.modals == [.sheet(.page())])
    #expect(navigator.state.screenName == "page")
  }

  @Test("A recorder shows that a sheet leaves the state after the last attempt of the system to present it")
  func notPresented() {
    navigator.present(sheet: .page())
    for _ in 0..<9 { recorder.letTimePass() }
    #expect(recorder.events.suffix(2) == [.notPresented(.sheet(.page())), .dismissed(.sheet(.page()))])
    recorder.letTimePass()
    recorder.showModals()
    #expect(recorder.modals.isEmpty && navigator.state == NavigationState())
  }

  @Test("A recorder shows that the handle of a sheet commands nothing after a swipe, and a replacement waits")
  func swipe() {
    navigator.present(cover: .buy())
    recorder.showModals()
    let handle = navigator.handle(of: .cover(.buy()))
    #expect(handle.push(.payment) == .done)
    recorder.dismissModal()
    #expect(navigator.state == NavigationState())
    #expect(handle.push(.payment).reason == "the cover buy is not presented")
    recorder.dismissModal()
    navigator.present(cover: .buy())
    recorder.showModals()
    navigator.present(sheet: .page())
    #expect(recorder.modals == [.cover(.buy())])
    recorder.showModals()
    #expect(recorder.modals == [.sheet(.page())])
  }

  @Test("A recorder shows a sheet in the update after a pop")
  func pop() {
    navigator.push(.works)
    navigator.pop()
    navigator.present(sheet: .page())
    #expect(navigator.host.modals.isEmpty)
    recorder.showModals()
    #expect(recorder.modals == [.sheet(.page())])
  }
}
