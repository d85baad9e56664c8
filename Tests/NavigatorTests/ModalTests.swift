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
    #expect(navigator.state.cover == .buy())
    #expect(navigator.state.sheet == nil)
    #expect(navigator.state.place == .modal)
    #expect(
      recorder.events == [
        .presented(.cover(.buy())), .pushed(.payment, in: .modal), .pushed(.receipt(number: "1"), in: .modal),
      ])
  }

  @Test("is refused with screens on its stack that the spec does not allow inside it")
  func refusal() {
    #expect(navigator.present(cover: .buy(), stack: [.payment, .works]) != .done)
    #expect(navigator.present(sheet: .page(), stack: [.payment]) != .done)
    #expect(navigator.state == NavigationState())
    #expect(
      recorder.events == [.rejected(.notAllowed(.works, in: .modal)), .rejected(.notAllowed(.payment, in: .modal))])
  }

  @Test("takes the place of another at once where no view shows that one")
  func replaceUnseen() {
    navigator.present(cover: .buy(), stack: [.payment])
    recorder.clear()
    navigator.present(sheet: .page())
    #expect(navigator.state == NavigationState(modal: .init(.sheet(.page()))))
    #expect(recorder.events == [.dismissed(.cover(.buy())), .presented(.sheet(.page()))])
  }

  @Test("waits until the view of the one before it has gone, and the newest of those that wait is presented")
  func wait() {
    navigator.present(cover: .buy())
    navigator.viewDidAppear()
    recorder.clear()
    navigator.present(sheet: .page())
    navigator.present(sheet: .audio(.playlist))
    #expect(navigator.state.modal == nil)
    #expect(recorder.events == [.dismissed(.cover(.buy()))])
    navigator.host.modalDidDismiss()
    #expect(navigator.sheet == .audio(.playlist))
    #expect(recorder.events == [.dismissed(.cover(.buy())), .presented(.sheet(.audio(.playlist)))])
  }

  @Test("that waits comes no more once it is dismissed")
  func dismissWaiting() {
    navigator.present(cover: .buy())
    navigator.viewDidAppear()
    navigator.present(sheet: .page())
    navigator.dismiss()
    navigator.host.modalDidDismiss()
    #expect(navigator.state == NavigationState())
  }

  @Test("that is presented while the view of the one before is still on its way out waits, too")
  func presentWhileLeaving() {
    navigator.present(sheet: .page())
    navigator.viewDidAppear()
    navigator.sheet = nil
    navigator.present(cover: .buy(), stack: [.payment])
    #expect(navigator.state.modal == nil)
    navigator.host.modalDidDismiss()
    #expect(navigator.state.modal == .init(.cover(.buy()), stack: [.payment]))
  }

  @Test("that is dismissed before its view has come leaves nothing to wait for")
  func dismissUnseen() {
    navigator.present(sheet: .page())
    navigator.dismiss()
    navigator.present(cover: .buy())
    #expect(navigator.cover == .buy())
  }

  @Test("whose view comes after it was dismissed is waited for")
  func lateView() {
    navigator.present(sheet: .page())
    navigator.dismiss()
    navigator.host.modalDidAppear(.sheet(.page()))
    navigator.present(cover: .buy())
    #expect(navigator.cover == nil)
    navigator.host.modalDidDismiss()
    #expect(navigator.cover == .buy())
  }

  @Test("that the user has dragged away has gone, whether the views say so before or not")
  func swipe() {
    navigator.present(sheet: .page())
    navigator.viewDidAppear()
    navigator.host.modalDidDismiss()
    #expect(navigator.state == NavigationState())
    navigator.present(cover: .buy())
    #expect(navigator.cover == .buy())
    navigator.host.modalDidDismiss()
    #expect(navigator.cover == .buy(), "its view has not come yet, so that it cannot have gone")
  }

  @Test("has nothing to wait for once the views are gone, and is presented by the next ones")
  func stop() {
    navigator.present(sheet: .page())
    navigator.viewDidAppear()
    navigator.present(cover: .buy())
    navigator.host.stop()
    #expect(navigator.cover == .buy())
    navigator.viewDidAppear()
    navigator.dismiss()
    navigator.viewDidAppear()
    navigator.host.stop()
    #expect(navigator.state == NavigationState())
    navigator.present(sheet: .page())
    #expect(navigator.sheet == .page())
  }

  @Test("whose view says twice that it has come is waited for once")
  func twice() {
    navigator.present(cover: .buy(), stack: [.payment])
    navigator.viewDidAppear()
    navigator.present(sheet: .page())
    navigator.host.modalDidAppear(.cover(.buy()))
    #expect(navigator[stack: .modal] == [.payment])
    navigator.host.modalDidDismiss()
    #expect(navigator.sheet == .page())
  }

  @Test("whose view comes after another has taken its place has that one wait for it to go")
  func overtakenView() {
    navigator.present(sheet: .page())
    navigator.present(cover: .buy())
    navigator.host.modalDidAppear(.sheet(.page()))
    #expect(navigator.state.modal == nil)
    navigator.host.modalDidDismiss()
    #expect(navigator.cover == .buy())
    navigator.viewDidAppear()
    navigator.present(sheet: .page())
    navigator.host.modalDidDismiss()
    #expect(navigator.sheet == .page())
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

  @Test("that is presented again as it is keeps its view, and has the new stack")
  func again() {
    navigator.present(cover: .buy(), stack: [.payment])
    navigator.viewDidAppear()
    recorder.clear()
    navigator.present(cover: .buy())
    #expect(navigator.state.modal == .init(.cover(.buy())))
    #expect(recorder.events == [.popped(.payment, in: .modal)])
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
    #expect(navigator.state.place == .modal)
  }

  @Test("refuses screens that the spec does not allow inside it")
  func refusal() {
    #expect(navigator.open(window: .page(), stack: [.payment]) != .done)
    navigator.open(window: .page())
    #expect(navigator.push(.payment, in: .window(.page())) != .done)
    #expect(navigator.state == NavigationState(windows: [.init(.page())]))
  }
}
