import Everything
import Testing
import WaymarkNavigation

@Suite("A stack")
@MainActor
struct StackTests {
  let recorder = MuseumRecorder()
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("Each tab has its own stack, and a push changes only the stack of the selected tab")
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

  @Test("A navigator rejects a screen that the spec doesn't allow on a stack, and reports the reason")
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

  @Test("Pop commands remove the top screen, the screens above a given screen, or all screens of a stack")
  func pop() {
    navigator.replaceStack(with: [.works, .work(id: 1), .works, .work(id: 2), .about])
    recorder.clear()
    #expect(navigator.pop() == .done)
    #expect(navigator.pop(to: .works) == .done)
    #expect(navigator.state[stack: .tab(.tour)] == [.works, .work(id: 1), .works])
    #expect(navigator.pop(to: .work(id: 2)) != .done)
    navigator.popToRoot()
    #expect(navigator.pop() == .done)
    #expect(navigator.state == NavigationState())
    #expect(
      recorder.events == [
        .popped(.about, in: .tab(.tour)), .popped(.work(id: 2), in: .tab(.tour)),
        .rejected(.notOnStack(.work(id: 2), in: .tab(.tour))), .popped(.works, in: .tab(.tour)),
        .popped(.work(id: 1), in: .tab(.tour)), .popped(.works, in: .tab(.tour)),
      ])
  }

  @Test("`replace(with:)` replaces the top screen, and `replaceStack(with:)` replaces the whole stack")
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

  @Test("Commands without a place change the stack of a presented cover instead of the stack of the tab")
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

  @Test("A navigator adopts the path of a stack view and reports a misplaced screen")
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

  @Test("A navigator rejects changes to the stack of a sheet, cover, or window that is not open")
  func notThere() {
    #expect(navigator.pop(in: .sheet(.page())).reason != nil)
    #expect(navigator.replaceStack(with: [], in: .window(.page())) != .done)
    #expect(recorder.events == [.rejected(.notThere(.sheet(.page()))), .rejected(.notThere(.window(.page())))])
    #expect(
      recorder.events.map(\.description) == [
        "rejected: the sheet page is not presented", "rejected: the window page is not open",
      ])
    navigator[stack: .cover(.buy())] = [.payment]
    #expect(navigator.state == NavigationState())
  }

  @Test("Stack commands change a cover that waits for the previous sheet in the same way as a visible cover")
  func waiting() {
    let views = FakeViews<Museum>()
    let navigator = views.navigator
    navigator.present(sheet: .page())
    views.appear(.sheet(.page()))
    navigator.present(cover: .buy())
    #expect(navigator.push(.payment) == .done)
    #expect(navigator.push(.works) != .done)
    #expect(navigator.push(.receipt(number: "1"), in: .cover(.buy())) == .done)
    #expect(navigator.pop() == .done)
    navigator.push(.works, in: .tab(.tour))
    #expect(views.requested.isEmpty)
    views.update()
    navigator.host.modalDidDismiss(.sheet(.page()))
    #expect(views.requested == [.cover(.buy())])
    #expect(
      navigator.state == NavigationState(stacks: [.tour: [.works]], modals: [.cover(.buy(), stack: [.payment])]))
  }

  @Test("The stack of a dismissed cover stays visible and unchanged until the cover disappears")
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

  @Test("A screen from a stack view is not misplaced if a listener dismisses the cover during the push")
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
