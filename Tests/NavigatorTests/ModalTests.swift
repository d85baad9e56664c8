import Everything
import Testing
import WaymarkNavigation

@Suite("A sheet or cover")
@MainActor
struct ModalTests {
  let recorder = MuseumRecorder()
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("is presented over the tabs, with screens on the stack inside it")
  func present() {
    navigator.present(cover: .buy(), stack: [.payment, .receipt(number: "1")])
    let place = NavigationPlace<Museum>.cover(.buy())
    #expect(navigator.state.cover == .buy())
    #expect(navigator.state.sheet == nil)
    #expect(navigator.state.place == place)
    #expect(
      recorder.events == [
        .presented(.cover(.buy())), .pushed(.payment, in: place), .pushed(.receipt(number: "1"), in: place),
      ])
  }

  @Test("is refused with screens on its stack that the spec does not allow inside it")
  func refusal() {
    #expect(navigator.present(cover: .buy(), stack: [.payment, .works]) != .done)
    #expect(navigator.present(sheet: .page(), stack: [.payment]) != .done)
    #expect(navigator.state == NavigationState())
    #expect(
      recorder.events == [
        .rejected(.notAllowed(.works, in: .cover(.buy()))), .rejected(.notAllowed(.payment, in: .sheet(.page()))),
      ])
  }

  @Test("takes the place of another that the spec does not let it cover")
  func replace() {
    navigator.present(cover: .buy(), stack: [.payment])
    recorder.clear()
    navigator.present(sheet: .page())
    #expect(navigator.state == NavigationState(modals: [.sheet(.page())]))
    #expect(recorder.events == [.dismissed(.cover(.buy())), .presented(.sheet(.page()))])
  }

  @Test("is dismissed through the binding of its kind alone")
  func bindings() {
    navigator.present(sheet: .page())
    navigator.cover = nil
    #expect(navigator.sheet == .page())
    navigator.sheet = .page(path: "other")
    #expect(navigator.sheet == .page(path: "other"))
    navigator.sheet = nil
    #expect(navigator.sheet == nil)
    navigator.cover = .buy()
    navigator.sheet = nil
    #expect(navigator.cover == .buy())
    navigator.cover = nil
    #expect(navigator.state == NavigationState())
  }
}

@Suite("A sheet or cover on the screen")
@MainActor
struct ModalOnScreenTests {
  let views = FakeViews<Museum>()
  var navigator: Navigator<Museum> { views.navigator }

  @Test("is requested when the view of the one before has gone, the newest of several alone")
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

  @Test("is not requested once it is dismissed")
  func dismissWaiting() {
    navigator.present(cover: .buy())
    views.appear(.cover(.buy()))
    navigator.present(sheet: .page())
    navigator.dismiss()
    views.disappear(.cover(.buy()))
    #expect(views.requested.isEmpty)
    #expect(navigator.state == NavigationState())
  }

  @Test("is requested only after the view of the one before has gone, even if that one was dismissed first")
  func presentWhileLeaving() {
    navigator.present(sheet: .page())
    views.appear(.sheet(.page()))
    navigator.sheet = nil
    navigator.present(cover: .buy(), stack: [.payment])
    #expect(views.requested.isEmpty)
    views.disappear(.sheet(.page()))
    #expect(views.requested == [.cover(.buy())])
    #expect(navigator.state.modals == [.cover(.buy(), stack: [.payment])])
  }

  @Test("that is dismissed before its view has come leaves nothing to wait for")
  func dismissUnseen() {
    navigator.present(sheet: .page())
    navigator.dismiss()
    navigator.present(cover: .buy())
    #expect(views.requested == [.cover(.buy())])
  }

  @Test("whose view comes after it was dismissed must go before another is requested")
  func lateView() {
    navigator.present(sheet: .page())
    navigator.dismiss()
    views.appear(.sheet(.page()))
    navigator.present(cover: .buy())
    #expect(views.requested.isEmpty)
    views.disappear(.sheet(.page()))
    #expect(views.requested == [.cover(.buy())])
  }

  @Test("whose view comes after another has taken its place has that one wait for it to go")
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

  @Test("that the user has dragged away is gone")
  func swipe() {
    navigator.present(sheet: .page())
    views.appear(.sheet(.page()))
    views.disappear(.sheet(.page()))
    #expect(navigator.state == NavigationState())
    #expect(views.events == [.presented(.sheet(.page())), .dismissed(.sheet(.page()))])
  }

  @Test("whose view has not come cannot have gone")
  func goneBeforeItCame() {
    navigator.present(cover: .buy())
    views.disappear(.cover(.buy()))
    #expect(navigator.cover == .buy())
    #expect(views.requested == [.cover(.buy())])
  }

  @Test("is requested from the next views once the views are gone")
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

  @Test("whose view says twice that it has come goes once")
  func twice() {
    navigator.present(cover: .buy(), stack: [.payment])
    views.appear(.cover(.buy()))
    navigator.present(sheet: .page())
    views.appear(.cover(.buy()))
    #expect(navigator[stack: .cover(.buy())] == [.payment])
    views.disappear(.cover(.buy()))
    #expect(views.requested == [.sheet(.page())])
  }

  @Test("that is presented again as it is keeps its view, and has the new stack")
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

  @Test("that is presented again while it goes comes back, and its leaving view does not change the new stack")
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

  @Test("is open until it is closed, and comes to the front where it is opened again")
  func open() {
    navigator.open(window: .page(path: "a"))
    navigator.open(window: .page(path: "b"))
    navigator.open(window: .page(path: "a"))
    #expect(navigator.state.windows.map(\.window) == [.page(path: "b"), .page(path: "a")])
    navigator.close(window: .page(path: "b"))
    navigator.close(window: .page(path: "b"))
    #expect(navigator.state.windows == [.init(.page(path: "a"))])
    #expect(
      recorder.events == [
        .opened(.page(path: "a")), .opened(.page(path: "b")), .opened(.page(path: "a")), .closed(.page(path: "b")),
      ])
  }

  @Test("covers nothing")
  func modal() {
    navigator.present(sheet: .page())
    navigator.open(window: .page(path: "a"))
    #expect(navigator.sheet == .page())
    #expect(navigator.state.place == .sheet(.page()))
  }

  @Test("refuses screens that the spec does not allow inside it")
  func refusal() {
    #expect(navigator.open(window: .page(), stack: [.payment]) != .done)
    navigator.open(window: .page())
    #expect(navigator.push(.payment, in: .window(.page())) != .done)
    #expect(navigator.state == NavigationState(windows: [.init(.page())]))
  }
}
