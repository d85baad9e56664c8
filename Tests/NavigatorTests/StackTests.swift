import Everything
import Testing
import WaymarkNavigation

@Suite("A stack")
@MainActor
struct StackTests {
  let recorder = MuseumRecorder()
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("belongs to one tab, and the others keep theirs")
  func tabs() {
    navigator.push(.works)
    navigator.push(.work(id: 1))
    navigator.select(.find)
    navigator.push(.work(id: 2))
    #expect(
      navigator.state
        == NavigationState(selectedTab: .find, stacks: [.tour: [.works, .work(id: 1)], .find: [.work(id: 2)]]))
    #expect(
      recorder.events == [
        .pushed(.works, in: .tab(.tour)), .pushed(.work(id: 1), in: .tab(.tour)), .selected(.find, from: .tour),
        .pushed(.work(id: 2), in: .tab(.find)),
      ])
  }

  @Test("refuses a screen that the spec does not allow there, changes nothing and says why")
  func refusal() {
    #expect(navigator.push(.catalog(kind: .sculpture)) != .done)
    #expect(navigator.push(.works, in: .tab(.visits)) != .done)
    #expect(navigator.push(.payment) != .done)
    #expect(navigator.push(.works, in: .cover(.buy())) != .done)
    #expect(navigator.push(.works, in: .window(.page())) != .done)
    #expect(navigator.replace(with: .payment) != .done)
    #expect(navigator.replaceStack(with: [.works, .payment]) != .done)
    #expect(navigator.state == NavigationState())
    #expect(
      recorder.events == [
        .rejected(.notAllowed(.catalog(kind: .sculpture), in: .tab(.tour))),
        .rejected(.notAllowed(.works, in: .tab(.visits))), .rejected(.notAllowed(.payment, in: .tab(.tour))),
        .rejected(.notThere(.cover(.buy()))), .rejected(.notThere(.window(.page()))),
        .rejected(.notAllowed(.payment, in: .tab(.tour))), .rejected(.notAllowed(.payment, in: .tab(.tour))),
      ])
    #expect(
      NavigationError<Museum>.notAllowed(.works, in: .tab(.visits)).description
        == "works cannot be pushed in tab visits: its `in` does not include it")
  }

  @Test("pops one screen, down to one, or all")
  func pop() {
    navigator.replaceStack(with: [.works, .work(id: 1), .works, .work(id: 2), .about])
    recorder.clear()
    #expect(navigator.pop() == .about)
    #expect(navigator.pop(to: .works) == .done)
    #expect(navigator.state[stack: .tab(.tour)] == [.works, .work(id: 1), .works])
    #expect(navigator.pop(to: .work(id: 2)) != .done)
    navigator.popToRoot()
    #expect(navigator.pop() == nil)
    #expect(navigator.state == NavigationState())
    #expect(
      recorder.events == [
        .popped(.about, in: .tab(.tour)), .popped(.work(id: 2), in: .tab(.tour)),
        .rejected(.notOnStack(.work(id: 2), in: .tab(.tour))), .popped(.works, in: .tab(.tour)),
        .popped(.work(id: 1), in: .tab(.tour)), .popped(.works, in: .tab(.tour)),
      ])
  }

  @Test("takes a screen in the place of the one on top, and of all")
  func replace() {
    navigator.replace(with: .works)
    navigator.replace(with: .about)
    #expect(navigator.state[stack: .tab(.tour)] == [.about])
    navigator.replaceStack(with: [.about, .works])
    #expect(
      recorder.events == [
        .pushed(.works, in: .tab(.tour)), .popped(.works, in: .tab(.tour)), .pushed(.about, in: .tab(.tour)),
        .pushed(.works, in: .tab(.tour)),
      ])
  }

  @Test("is inside a cover, where the spec has screens for that")
  func flow() {
    navigator.push(.works)
    navigator.present(cover: .buy())
    #expect(navigator.push(.payment) == .done)
    #expect(navigator.push(.works) != .done)
    #expect(navigator.push(.work(id: 1), in: .tab(.tour)) == .done)
    #expect(navigator.state[stack: .cover(.buy())] == [.payment])
    #expect(navigator.state[stack: .tab(.tour)] == [.works, .work(id: 1)])
    navigator.popToRoot()
    #expect(navigator.state[stack: .cover(.buy())] == [])
  }

  @Test("that a stack view has changed is taken over; what the spec does not allow there is reported")
  func binding() {
    navigator.trapsMisplacedScreens = false
    navigator[stack: .tab(.tour)] = [.works, .payment]
    #expect(navigator[stack: .tab(.tour)] == [.works, .payment])
    navigator[stack: .tab(.tour)] = [.works]
    #expect(
      recorder.events == [
        .pushed(.works, in: .tab(.tour)), .pushed(.payment, in: .tab(.tour)), .misplaced(.payment, in: .tab(.tour)),
        .popped(.payment, in: .tab(.tour)),
      ])
  }

  @Test("that is not there cannot be changed, and that is said")
  func notThere() {
    #expect(navigator.pop(in: .sheet(.page())) == nil)
    #expect(navigator.replaceStack(with: [], in: .window(.page())) != .done)
    #expect(recorder.events == [.rejected(.notThere(.sheet(.page()))), .rejected(.notThere(.window(.page())))])
    #expect(
      recorder.events.map(\.description) == [
        "rejected: the sheet page is not presented", "rejected: the window page is not open",
      ])
    navigator[stack: .cover(.buy())] = [.payment]
    #expect(navigator.state == NavigationState())
  }

  @Test("is the same for a command with views as without, while a cover waits for the sheet before it")
  func waiting() {
    let views = FakeViews<Museum>()
    let navigator = views.navigator
    navigator.present(sheet: .page())
    views.appear(.sheet(.page()))
    navigator.present(cover: .buy())
    #expect(navigator.push(.payment) == .done)
    #expect(navigator.push(.works) != .done)
    #expect(navigator.push(.receipt(number: "1"), in: .cover(.buy())) == .done)
    #expect(navigator.pop() == .receipt(number: "1"))
    navigator.push(.works, in: .tab(.tour))
    #expect(views.requested.isEmpty)
    navigator.host.modalDidDismiss(.sheet(.page()))
    #expect(views.requested == [.cover(.buy())])
    #expect(
      navigator.state == NavigationState(stacks: [.tour: [.works]], modals: [.cover(.buy(), stack: [.payment])]))
  }

  @Test("inside what is on its way out is seen as it was until that has gone")
  func leaving() {
    let views = FakeViews<Museum>()
    let navigator = views.navigator
    navigator.present(cover: .buy(), stack: [.payment])
    views.appear(.cover(.buy()))
    navigator.dismiss()
    #expect(navigator[stack: .cover(.buy())] == [.payment])
    navigator[stack: .cover(.buy())] = []
    navigator[stack: .tab(.tour)] = [.works]
    #expect(navigator[stack: .cover(.buy())] == [.payment])
    navigator.host.modalDidDismiss(.cover(.buy()))
    #expect(navigator[stack: .cover(.buy())] == [])
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works]]))
  }

  @Test("is judged as it was when a stack view spoke, whatever a listener does then")
  func listener() {
    var navigator: Navigator<Museum>?
    var events: [NavigationEvent<Museum>] = []
    navigator = Navigator(
      storage: nil,
      onEvent: { event in
        events.append(event)
        if case .pushed = event { navigator?.dismiss() }
      }
    ) { _, _ in .done }
    navigator?.present(cover: .buy())
    navigator?[stack: .cover(.buy())] = [.payment]
    #expect(events == [.presented(.cover(.buy())), .pushed(.payment, in: .cover(.buy())), .dismissed(.cover(.buy()))])
  }
}
