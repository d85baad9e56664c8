import Everything
import Testing
import WaymarkNavigation

@Suite("A sheet or cover")
@MainActor
struct ModalTests {
  let recorder = MuseumRecorder()
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("A navigator presents a cover together with the screens on its stack")
  func present() {
    navigator.present(cover: .buy(), stack: [.payment, .receipt(number: "1")])
    let place = NavigationPlace<Museum>.cover(.buy())
    #expect(navigator.state.cover == .buy())
    #expect(navigator.state.sheet == nil)
    #expect(navigator.state.place == place)
    #expect(
      recorder.plainEvents == [
        .presented(.cover(.buy())), .pushed(.payment, in: place), .pushed(.receipt(number: "1"), in: place),
      ])
  }

  @Test("A navigator rejects a modal with a stack that the spec doesn't allow inside the modal")
  func refusal() {
    #expect(navigator.present(cover: .buy(), stack: [.payment, .works]) != .done)
    #expect(navigator.present(sheet: .page(), stack: [.payment]) != .done)
    #expect(navigator.state == NavigationState())
    #expect(
      recorder.plainEvents == [
        .rejected(.notAllowed(.works, in: .cover(.buy()))), .rejected(.notAllowed(.payment, in: .sheet(.page()))),
      ])
  }

  @Test("A navigator rejects a modal over a tab that its `in` does not list")
  func forbiddenTab() {
    let error = NavigationError<Museum>.cannotPresent(.sheet(.voucher()), over: .tour)
    #expect(navigator.present(sheet: .voucher()) == CommandOutcome(error))
    #expect(
      error.description == "voucher cannot be presented over the tab tour: its `in` includes only shop")
    #expect(navigator.state == NavigationState())
    #expect(recorder.plainEvents == [.rejected(error)])
    navigator.conditions = [.openNow]
    navigator.select(.shop)
    #expect(navigator.present(sheet: .voucher()) == .done)
    navigator.select(.tour)
    #expect(navigator.state.sheet == .voucher(), "a presented modal stays over another tab")
  }

  @Test("A navigator presents a modal over a modal that its `in` lists, also over a tab that it does not list")
  func allowedModal() {
    navigator.present(cover: .buy())
    #expect(navigator.present(sheet: .voucher()) == .done)
    #expect(navigator.present(cover: .terms) == .done)
    #expect(navigator.state.modals.map(\.screen) == [.cover(.buy()), .sheet(.voucher()), .cover(.terms)])
    navigator.dismissAll()
    #expect(navigator.present(cover: .terms) == .done, "the `in` of terms lists no tab")
    #expect(navigator.state.modals.map(\.screen.tabs) == [Museum.Floor.allCases])
  }

  @Test("A landing without a tab selects the first visible tab that allows its modal")
  func landing() {
    let landing = Landing<Museum>(modals: [.sheet(.voucher())])
    let error = NavigationError<Museum>.cannotPresent(.sheet(.voucher()), over: .tour)
    #expect(navigator.open(landing) == .rejected)
    #expect(recorder.plainEvents == [.link(.rejected(error), url: nil)], "shop is hidden")
    navigator.conditions = [.openNow]
    #expect(navigator.open(landing) == .opened)
    #expect(navigator.state == NavigationState(selectedTab: .shop, modals: landing.modals))
    #expect(navigator.open(Landing(tab: .tour, modals: landing.modals)) == .rejected)
    #expect(recorder.plainEvents.last == .link(.rejected(error), url: nil))
  }

  @Test("The fallback of a hidden tab shows no modal that it does not allow")
  func fallback() {
    #expect(navigator.open(Landing(tab: .shop, modals: [.sheet(.voucher())])) == .opened)
    #expect(navigator.state == NavigationState())
    #expect(navigator.open(Landing(tab: .shop, modals: [.cover(.buy())])) == .opened)
    #expect(navigator.state == NavigationState(modals: [.cover(.buy())]))
  }

  @Test("The screen for a missing condition appears over a tab that its `in` does not list")
  func fulfillingScreen() {
    navigator.show(.visits)
    navigator.select(.visits)
    navigator.conditions = [.member]
    #expect(navigator.push(.visit(on: CalendarDate("2026-01-31")!)) == .pending(for: ["enrolled"]))
    #expect(navigator.state == NavigationState(selectedTab: .visits, modals: [.sheet(.enroll())]))
  }

  @Test("A sheet replaces a presented cover if the spec doesn't allow the sheet over the cover")
  func replace() {
    navigator.present(cover: .buy(), stack: [.payment])
    recorder.clear()
    navigator.present(sheet: .page())
    #expect(navigator.state == NavigationState(modals: [.sheet(.page())]))
    #expect(recorder.plainEvents == [.dismissed(.cover(.buy())), .presented(.sheet(.page()))])
  }
}

@Suite("A sheet or cover on the screen")
@MainActor
struct ModalOnScreenTests {
  let views = FakeViews<Museum>()
  var navigator: Navigator<Museum> { views.navigator }

  @Test("A navigator requests only the newest of several modals after the previous modal disappears")
  func wait() {
    navigator.present(cover: .buy())
    views.appear(.cover(.buy()))
    views.clear()
    navigator.present(sheet: .page())
    navigator.present(sheet: .audio(.playlist))
    #expect(navigator.sheet == .audio(.playlist), "the state does not wait")
    #expect(views.requested.isEmpty)
    views.disappear(.cover(.buy()))
    #expect(views.requested == [.sheet(.audio(.playlist))])
    #expect(
      views.events == [
        .dismissed(.cover(.buy())), .presented(.sheet(.page())), .dismissed(.sheet(.page())),
        .presented(.sheet(.audio(.playlist))),
      ])
  }

  @Test("A command that dismisses a waiting modal prevents the request for the modal")
  func dismissWaiting() {
    navigator.present(cover: .buy())
    views.appear(.cover(.buy()))
    navigator.present(sheet: .page())
    navigator.dismiss()
    views.disappear(.cover(.buy()))
    #expect(views.requested.isEmpty)
    #expect(navigator.state == NavigationState())
  }

  @Test("A navigator requests a cover only after a dismissed sheet disappears")
  func presentWhileLeaving() {
    navigator.present(sheet: .page())
    views.appear(.sheet(.page()))
    navigator.dismiss()
    navigator.present(cover: .buy(), stack: [.payment])
    #expect(views.requested.isEmpty)
    views.disappear(.sheet(.page()))
    #expect(views.requested == [.cover(.buy())])
    #expect(navigator.state.modals == [.cover(.buy(), stack: [.payment])])
  }

  @Test("A sheet that is dismissed before it appears doesn't delay the next cover")
  func dismissUnseen() {
    navigator.present(sheet: .page())
    navigator.dismiss()
    navigator.present(cover: .buy())
    #expect(views.requested == [.cover(.buy())])
  }

  @Test("The request for a cover waits until a dismissed sheet that appeared late disappears")
  func lateView() {
    navigator.present(sheet: .page())
    navigator.dismiss()
    views.appear(.sheet(.page()))
    navigator.present(cover: .buy())
    #expect(views.requested.isEmpty)
    views.disappear(.sheet(.page()))
    #expect(views.requested == [.cover(.buy())])
  }

  @Test("A replaced sheet that appears late delays the request for the new cover")
  func overtakenView() {
    navigator.present(sheet: .page())
    navigator.present(cover: .buy())
    views.appear(.sheet(.page()))
    #expect(views.requested.isEmpty)
    views.disappear(.sheet(.page()))
    #expect(views.requested == [.cover(.buy())])
    views.appear(.cover(.buy()))
    #expect(views.requested == [.cover(.buy())])
    #expect(navigator.cover == .buy())
  }

  @Test("A sheet leaves the state after the user drags the sheet away")
  func swipe() {
    navigator.present(sheet: .page())
    views.appear(.sheet(.page()))
    views.disappear(.sheet(.page()))
    #expect(navigator.state == NavigationState())
    #expect(views.events == [.presented(.sheet(.page())), .dismissed(.sheet(.page()))])
  }

  @Test("The navigator ignores a dismissal report for a cover that has not appeared")
  func goneBeforeItCame() {
    navigator.present(cover: .buy())
    views.disappear(.cover(.buy()))
    #expect(navigator.cover == .buy())
    #expect(views.requested == [.cover(.buy())])
  }

  @Test("The next views receive the request for a cover that waited when the previous views stopped")
  func stop() {
    navigator.present(sheet: .page())
    views.appear(.sheet(.page()))
    navigator.present(cover: .buy())
    navigator.host.stop()
    #expect(views.requested.isEmpty)
    #expect(navigator.cover == .buy())
    navigator.host.start()
    #expect(views.requested == [.cover(.buy())], "the sheet went with the views")
    views.appear(.cover(.buy()))
    navigator.host.stop()
    navigator.dismiss()
    navigator.host.start()
    #expect(views.requested.isEmpty)
  }

  @Test("A single dismissal report suffices for a cover whose appearance the views report twice")
  func twice() {
    navigator.present(cover: .buy(), stack: [.payment])
    views.appear(.cover(.buy()))
    navigator.present(sheet: .page())
    views.appear(.cover(.buy()))
    #expect(navigator[stack: .cover(.buy())] == [.payment])
    views.disappear(.cover(.buy()))
    #expect(views.requested == [.sheet(.page())])
  }

  @Test("Presenting a visible cover again keeps the view of the cover and replaces its stack")
  func again() {
    navigator.present(cover: .buy(), stack: [.payment])
    let request = navigator.host.modals
    views.appear(.cover(.buy()))
    views.clear()
    navigator.present(cover: .buy())
    #expect(navigator.host.modals == request)
    #expect(navigator.state.modals == [.cover(.buy())])
    #expect(views.events == [.popped(.payment, in: .cover(.buy()))])
  }

  @Test("A cover that a command presents again during its dismissal reappears with the new stack")
  func againWhileLeaving() {
    navigator.present(cover: .buy(), stack: [.payment])
    views.appear(.cover(.buy()))
    navigator.dismiss()
    navigator.present(cover: .buy(), stack: [.payment, .receipt(number: "1")])
    #expect(navigator[stack: .cover(.buy())] == [.payment])
    navigator[stack: .cover(.buy())] = []
    views.disappear(.cover(.buy()))
    #expect(views.requested == [.cover(.buy())])
    #expect(navigator.state.modals == [.cover(.buy(), stack: [.payment, .receipt(number: "1")])])
  }
}

@Suite("A window")
@MainActor
struct WindowTests {
  let recorder = MuseumRecorder()
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("A second `open(window:)` moves an open window to the front, and `close(window:)` closes the window")
  func open() {
    navigator.open(window: .page(path: "a"))
    navigator.open(window: .page(path: "b"))
    navigator.open(window: .page(path: "a"))
    #expect(navigator.state.windows.map(\.window) == [.page(path: "b"), .page(path: "a")])
    navigator.close(window: .page(path: "b"))
    navigator.close(window: .page(path: "b"))
    #expect(navigator.state.windows == [.init(.page(path: "a"))])
    #expect(
      recorder.plainEvents == [
        .opened(.page(path: "a")), .opened(.page(path: "b")), .opened(.page(path: "a")), .closed(.page(path: "b")),
      ])
  }

  @Test("The opening of a window keeps the presented sheet")
  func modal() {
    navigator.present(sheet: .page())
    navigator.open(window: .page(path: "a"))
    #expect(navigator.sheet == .page())
    #expect(navigator.state.place == .sheet(.page()))
  }

  @Test("A navigator rejects screens that the spec doesn't allow inside a window")
  func refusal() {
    #expect(navigator.open(window: .page(), stack: [.payment]) != .done)
    navigator.open(window: .page())
    #expect(navigator.push(.payment, in: .window(.page())) != .done)
    #expect(navigator.state == NavigationState(windows: [.init(.page())]))
  }
}
